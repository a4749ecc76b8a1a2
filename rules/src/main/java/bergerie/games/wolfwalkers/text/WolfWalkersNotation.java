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
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;

public final class WolfWalkersNotation implements Notation<Tale, Move, TaleView> {

  private final StateReader reader;
  private final WolfWalkersTelling telling;

  public WolfWalkersNotation(Box box, Opening opening) {
    reader = new StateReader(box, opening);
    telling = new WolfWalkersTelling(box);
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
  public String draw(TaleView view) {
    return Picture.of(view);
  }
}
