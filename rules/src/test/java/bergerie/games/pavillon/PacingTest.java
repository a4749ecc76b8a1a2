package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Ground;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games are as long as they should be, and nobody sits better. */
class PacingTest {

  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 3000 : 100;

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();

  @ParameterizedTest
  @CsvSource({"3, 5, 7, 5, 9", "4, 8, 10.5, 8, 12"})
  void randomGamesKeepTheirPace(
      int players, double fewest, double most, double leastStrikes, double mostStrikes) {
    Setup setup = game.info().setup(players, Map.of("window", "0")).orThrow();
    int combats = 0;
    int strikes = 0;
    int longest = 0;
    int poorest = Ground.COINS;
    for (int seed = 0; seed < GAMES; seed++) {
      Dice dice = new QuickDice(seed);
      Lodge table = game.start(setup);
      int steps = 0;
      while (game.turn(table) instanceof Turn turn && !(turn instanceof Turn.Over)) {
        table = step(table, turn, dice);
        boolean struck =
            table.last().isPresent() && table.last().get().move() instanceof Move.Attack;
        strikes += struck ? 1 : 0;
        poorest = Math.min(poorest, table.bank());
        steps++;
      }
      combats += table.round();
      longest = Math.max(longest, steps);
    }
    double rounds = (double) combats / GAMES;
    double perCombat = (double) strikes / combats;
    assertTrue(rounds > fewest && rounds < most, "combats per game: " + rounds);
    assertTrue(perCombat > leastStrikes && perCombat < mostStrikes, "strikes: " + perCombat);
    assertTrue(longest < 3000, "longest game: " + longest);
    assertTrue(poorest > 0, "the bank ran dry");
  }

  private Lodge step(Lodge table, Turn turn, Dice dice) {
    return switch (turn) {
      case Turn.Act act -> {
        Seat seat = dice.pick(act.awaited());
        List<Move> moves = game.moves(table, seat);
        yield game.play(table, Actor.player(seat), dice.pick(moves));
      }
      case Turn.Draw _ -> game.play(table, new Actor.Deal(), game.chance(table).sample(dice));
      case Turn.Over _ -> table;
    };
  }
}
