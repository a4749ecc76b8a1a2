package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Replay;
import bergerie.rules.match.Stop;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Reach;
import bergerie.table.match.Records;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * A match by older rules than those of today: it is what it was as far as they allow, and where
 * they do not, they say so with the step and the rule. What it led to stays on record either way.
 */
final class OlderMatch {

  /** The step as it was written, then the rule against it; or the end, which is another one. */
  private static final Pattern WHY =
      Pattern.compile(
          "[a-z].*: [A-Z]{1,2}-\\d+ .+|the steps don't lead to this result|by the rules.*");

  private OlderMatch() {}

  static <S, M, V> void check(String name, MatchRecord match, Shelf shelf, Game<S, M, V> game) {
    Optional<Stop> stop = Replay.of(game, match).orThrow().stop();
    stop.ifPresent(at -> assertWhy(name, at.why().en()));
    switch (Records.outcome(shelf, match)) {
      case Reading.Understood<Outcome>(Outcome outcome) -> {
        assertEquals(Optional.empty(), stop, name);
        MatchFilesTest.assertResult(name, match, outcome);
      }
      case Reading.Garbled<Outcome>(Words why) ->
          // Without a stop the dice may still have been asked for another number of cards.
          assertTrue(stop.isPresent() || why.en().contains(": draw "), name + ": " + why.en());
    }
  }

  /** By its log in a database. */
  static <S, M, V> void check(
      String table, MatchRecord match, Game<S, M, V> game, List<Logged> log) {
    Reach reach = Reach.of(game, log);
    assertEquals(Optional.of(match.version()), reach.older(), table);
    assertEquals(
        Replay.of(game, match).orThrow().stop().isPresent(), reach.stop().isPresent(), table);
    MatchFilesTest.assertResult(
        table, match, Fold.of(game, reach.log()).ending().outcome().orElseThrow());
  }

  /** As a server tells it. */
  static void check(String key, MatchRecord match, Game<?, ?, ?> game, JsonNode replay) {
    JsonNode older = replay.path("older");
    assertEquals(match.version(), older.path("version").asInt(), key);
    assertEquals(
        match.result().orElseThrow().rule(), replay.path("outcome").path("rule").asString(), key);
    assertEquals(Replay.of(game, match).orThrow().stop().isPresent(), older.has("stop"), key);
    if (older.has("stop")) {
      JsonNode last = replay.path("frames").get(replay.path("frames").size() - 1);
      assertWhy(key, older.path("stop").path("why").path("en").asString());
      assertTrue(last.path("seq").asLong() < older.path("stop").path("seq").asLong(), key);
    }
  }

  private static void assertWhy(String name, String why) {
    assertTrue(WHY.matcher(why).matches(), name + ": " + why);
  }
}
