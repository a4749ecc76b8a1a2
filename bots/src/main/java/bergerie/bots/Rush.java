package bergerie.bots;

import bergerie.games.wolfandhound.Playout;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.rules.Game;
import bergerie.rules.QuickDice;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
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
      Game<?, ?, ?> game, Setup setup, List<Level> levels) {
    boolean random = levels.stream().allMatch(level -> level == Level.RANDOM);
    if (!random || setup.players() != 4 || !(game instanceof WolfAndHound wolfAndHound)) {
      return Optional.empty();
    }
    Playout playout = new Playout(wolfAndHound, setup);
    return Optional.of(dice -> end(playout.play(dice)));
  }

  private static Walk.End end(Playout.End end) {
    int green = end.green();
    int orange = end.orange();
    return new Walk.End(
        green > orange ? GREEN : ORANGE, List.of(green, orange, green, orange), end.turns());
  }
}
