package bergerie.telling;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody reads, and who.
 *
 * @param beats behind it; none where nothing happens
 */
record Read(Sentence sentence, List<Beat> beats, Hearer hearer) {

  private static final int LONG_ENOUGH = 3_000;

  /** Of so many moves one is asked what it is good for. */
  private static final int ASKED = 4;

  /** Lines, headings, hints, reasons and the end of a random game, whoever reads them. */
  static <S, M, V> List<Read> all(Game<S, M, V> game, Setup setup, long seed) {
    List<Read> heard = new ArrayList<>();
    List<Hearer.Name> names = Hearer.strangers(setup.players()).names();
    Dice dice = new QuickDice(seed * 31 + setup.hashCode());
    Dice asks = new QuickDice(~seed * 31 + setup.hashCode());
    S state = game.start(setup);
    for (int step = 0; step < LONG_ENOUGH; step++) {
      Actor actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Over(var outcome) -> {
          for (Viewer viewer : Viewer.all(setup.players())) {
            heard.add(new Read(outcome.why(), List.of(), hearer(viewer, names)));
          }
          return heard;
        }
        case Turn.Draw _ -> {
          actor = new Actor.Deal();
          move = game.chance(state).sample(dice);
        }
        case Turn.Act act
            when act.awaited().isEmpty() || (act.sand().isPresent() && dice.below(20) == 0) -> {
          actor = new Actor.Glass();
          move = game.timeUp(state);
        }
        case Turn.Act act -> {
          Seat seat = dice.pick(act.awaited());
          actor = Actor.player(seat);
          move = dice.pick(game.moves(state, seat));
          if (asks.below(ASKED) == 0) {
            Hearer advised = Hearer.to(seat.index(), names);
            heard.add(of(game.notation().propose(state, seat, move), advised.advised()));
            game.point(state, seat, move)
                .ifPresent(why -> heard.add(new Read(why, List.of(), advised)));
          }
        }
      }
      for (Viewer viewer : Viewer.all(setup.players())) {
        Told told = game.notation().tell(state, actor, move, viewer);
        Hearer hearer = hearer(viewer, names);
        heard.add(of(told, hearer));
        told.under().ifPresent(under -> heard.add(new Read(under.line(), List.of(), hearer)));
      }
      state = game.play(state, actor, move);
    }
    return heard;
  }

  private static Read of(Told told, Hearer hearer) {
    return new Read(told.line(), told.beats(), hearer);
  }

  private static Hearer hearer(Viewer viewer, List<Hearer.Name> names) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> Hearer.to(seat.index(), names);
      case Viewer.Spectator _ -> Hearer.anybody(names);
    };
  }
}
