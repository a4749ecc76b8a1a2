package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Opening;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.view.Picture;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import java.util.function.BiFunction;

public final class WolfWalkersNotation implements Notation<Tale, Move, TaleView> {

  private final StateReader reader;
  private final WolfWalkersTelling telling;

  /**
   * @param play the table after a move
   */
  public WolfWalkersNotation(Box box, Opening opening, BiFunction<Tale, Move, Tale> play) {
    reader = new StateReader(box, opening);
    telling = new WolfWalkersTelling(box, play);
  }

  @Override
  public String write(Tale tale, Move move) {
    return MoveText.write(move);
  }

  @Override
  public Reading<Move> read(Tale tale, String text) {
    return MoveText.read(text);
  }

  @Override
  public String writeState(Tale tale) {
    return StateWriter.write(tale);
  }

  @Override
  public Reading<Tale> readState(Setup setup, String line) {
    return reader.read(setup, line);
  }

  @Override
  public Told tell(Tale before, Actor actor, Move move, Viewer viewer) {
    return telling.of(before, move, viewer);
  }

  @Override
  public Told propose(Tale before, Seat seat, Move move) {
    return telling.proposed(before, seat, move);
  }

  @Override
  public String draw(TaleView view) {
    return Picture.of(view);
  }
}
