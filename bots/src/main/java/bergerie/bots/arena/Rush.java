package bergerie.bots.arena;

import bergerie.bots.roster.Level;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.wolfandhound.Playout;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Faster ways than the rules to the same ends, for games among random bots. */
final class Rush {

  private static final List<Seat> GREEN = List.of(Seat.of(0), Seat.of(2));
  private static final List<Seat> ORANGE = List.of(Seat.of(1), Seat.of(3));

  private Rush() {}

  /** Such a way, for one thread, where there is one. */
  static Optional<Function<QuickDice, Walk.End>> of(
      Game<?, ?, ?> game, Setup setup, List<Level> levels, Counts counts) {
    boolean random = levels.stream().allMatch(level -> level == Level.RANDOM);
    if (random && setup.players() == 4 && game instanceof WolfAndHound wolfAndHound) {
      Playout playout = new Playout(wolfAndHound, setup);
      return Optional.of(dice -> end(playout.play(dice)));
    }
    if (random && game instanceof Pavillon pavillon) {
      var playout = new bergerie.games.pavillon.Playout(pavillon, setup);
      return Optional.of(dice -> end(playout.play(dice, counts)));
    }
    return Optional.empty();
  }

  private static Walk.End end(bergerie.games.pavillon.Playout.End end) {
    return new Walk.End(
        end.outcome().winners(), end.outcome().scores(), end.outcome().rule(), end.turns());
  }

  private static Walk.End end(Playout.End end) {
    int green = end.green();
    int orange = end.orange();
    return new Walk.End(
        green > orange ? GREEN : ORANGE,
        List.of(green, orange, green, orange),
        end.rule(),
        end.turns());
  }
}
