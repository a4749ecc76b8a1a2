package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Deck;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.view.Drawing;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;

/** Sheep Sheep as text; docs/games/sheep-sheep.md describes it. */
public final class SheepSheepNotation implements Notation<Pasture, SheepSheepMove, SheepSheepView> {

  private final StateReader states;

  public SheepSheepNotation(Deck deck) {
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
    return SheepSheepTelling.tell(before, actor, move, viewer);
  }

  @Override
  public Told propose(Pasture before, Seat seat, SheepSheepMove move) {
    return SheepSheepTelling.propose(before, seat, move);
  }

  @Override
  public String draw(SheepSheepView view) {
    return Drawing.draw(view);
  }
}
