package bergerie.games.wolfwalkers;

import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;

final class WolfWalkersNotation implements Notation<Tale, Move, TaleView> {

  private final StateReader reader;
  private final Telling telling;

  WolfWalkersNotation(Box box, Opening opening) {
    reader = new StateReader(box, opening);
    telling = new Telling(box);
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
