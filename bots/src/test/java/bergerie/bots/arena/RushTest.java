package bergerie.bots.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.RandomBot;
import bergerie.bots.roster.Level;
import bergerie.games.Shelf;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.dice.QuickDice;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is faster than the rules must give the very same games. */
class RushTest {

  private static final Counts NOTHING = (_, _) -> {};
  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 50_000 : 500;

  @ParameterizedTest
  @CsvSource({
    "H01+W01, 1, check, now, drawn",
    "H01+W01, 5, count, now, chosen",
    "H01+W02+W03, 1, check, before, drawn",
    "H01+W02+W04, 5, check, now, chosen",
    "H01+W01+T01, 1, count, now, drawn",
    "H01+W01+T02, 5, check, now, chosen",
    "M01+M02, 1, count, now, drawn",
    "M03+M04+W02, 5, check, before, chosen",
    "M01+M02+M03+M04, 1, check, before, drawn",
    "M01+M02+M03+M04, 1, check, now, chosen",
    "H02+H03+H04+W05+W06, 1, count, before, drawn",
    "W06+T01+T02+M03+M01, 5, count, now, chosen",
    "W06+T01+T02+M03+M01, 5, check, before, drawn",
    "T01, 1, check, now, chosen",
    "T02+M02+W05+W06, 1, check, now, drawn",
  })
  void theSameGamesAsByTheRules(
      String combo, String rounds, String finale, String order, String seats) {
    Game<?, ?, ?> game = Shelf.find("wolf-and-hound").orElseThrow();
    Map<String, String> wishes =
        Map.of("combo", combo, "rounds", rounds, "final", finale, "order", order, "seats", seats);
    same(game, game.info().setup(4, wishes).orThrow());
  }

  @ParameterizedTest
  @CsvSource({"3, 0", "4, 0", "4, 6"})
  void theLodgeWithoutATableBetweenMoves(int players, String window) {
    Game<?, ?, ?> game = Shelf.find("pavillon").orElseThrow();
    same(game, game.info().setup(players, Map.of("window", window)).orThrow());
  }

  /** The same ends, and the same of all that is counted on the way, such as cards of winners. */
  private static <S, M, V> void same(Game<S, M, V> game, Setup setup) {
    int players = setup.players();
    Map<String, Long> played = new HashMap<>();
    Map<String, Long> rushed = new HashMap<>();
    BotGame<S, M, V> stepwise =
        new BotGame<>(game, Collections.nCopies(players, new RandomBot<S, M, V>()));
    Function<QuickDice, BotGame.End> rush =
        Rush.of(game, setup, random(players), counting(rushed)).orElseThrow();
    for (int seed = 0; seed < GAMES; seed++) {
      assertEquals(
          stepwise.play(setup, new QuickDice(seed), counting(played)),
          rush.apply(new QuickDice(seed)),
          "seed " + seed);
      assertEquals(played, rushed, "counts up to seed " + seed);
    }
  }

  private static Counts counting(Map<String, Long> counts) {
    return (what, howMany) -> counts.merge(what, howMany, Long::sum);
  }

  @Test
  void thinkersAndGhostsTakeTheirTime() {
    Game<?, ?, ?> game = Shelf.find("wolf-and-hound").orElseThrow();
    Setup four = game.info().setup(4, Map.of()).orThrow();
    Setup three = game.info().setup(3, Map.of()).orThrow();
    assertTrue(Rush.of(game, four, Collections.nCopies(4, Level.GREEDY), NOTHING).isEmpty());
    assertTrue(Rush.of(game, three, random(3), NOTHING).isEmpty());
  }

  private static List<Level> random(int players) {
    return Collections.nCopies(players, Level.RANDOM);
  }
}
