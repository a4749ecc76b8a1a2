package bergerie.bots.arena;

import bergerie.bots.roster.Level;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.wolfandhound.Playout;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Side;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.QuickDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Faster ways than the rules to the same ends, for games among random bots. */
final class Rush {

  private Rush() {}

  /** Such a way, for one thread, where there is one. */
  static Optional<Function<QuickDice, BotGame.End>> of(
      Game<?, ?, ?> game, Setup setup, List<Level> levels, Counts counts) {
    boolean random = levels.stream().allMatch(level -> level == Level.RANDOM);
    if (random && setup.players() == 4 && game instanceof WolfAndHound wolfAndHound) {
      Playout playout = new Playout(wolfAndHound, setup);
      return Optional.of(dice -> end(playout.play(dice)));
    }
    if (random && game instanceof Pavillon pavillon) {
      var playout = new bergerie.games.pavillon.play.Playout(pavillon.start(setup));
      return Optional.of(dice -> end(playout.play(dice, counts)));
    }
    return Optional.empty();
  }

  private static BotGame.End end(bergerie.games.pavillon.play.Playout.End end) {
    return BotGame.End.of(end.outcome(), end.beginner(), end.turns());
  }

  private static BotGame.End end(Playout.End end) {
    Side winner = end.green() > end.orange() ? Side.GREEN : Side.ORANGE;
    List<Seat> winners = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (Seat seat : Seat.all(4)) {
      Side side = end.circle().side(Name.of(seat));
      scores.add(side == Side.GREEN ? end.green() : end.orange());
      if (side == winner) {
        winners.add(seat);
      }
    }
    return new BotGame.End(winners, scores, end.rule(), end.beginner(), end.turns());
  }
}
