package bergerie.games.sheepsheep;

import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;

/** Sheep Sheep as text; docs/games/sheep-sheep.md describes it. */
final class SheepSheepNotation implements Notation<Pasture, SheepSheepMove, SheepSheepView> {

  private final StateReader states;

  SheepSheepNotation(Deck deck) {
    this.states = new StateReader(deck);
  }

  @Override
  public String write(Pasture state, SheepSheepMove move) {
    return MoveText.write(move);
  }

  @Override
  public Reading<SheepSheepMove> read(Pasture state, String text) {
    return MoveText.read(text);
  }

  @Override
  public String writeState(Pasture state) {
    return StateText.write(state);
  }

  @Override
  public Reading<Pasture> readState(Setup setup, String line) {
    return states.read(setup, line);
  }

  @Override
  public Told tell(Pasture before, Actor actor, SheepSheepMove move, Viewer viewer) {
    return Telling.tell(before, actor, move, viewer);
  }

  @Override
  public String draw(SheepSheepView view) {
    return Drawing.draw(view);
  }
}
