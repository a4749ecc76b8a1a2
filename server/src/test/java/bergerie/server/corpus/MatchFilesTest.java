package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every match file ever recorded is read, replayed, verified and brought in, as on its day. */
class MatchFilesTest {

  private static final String BROUGHT_IN = "\norigin imported\n";

  @TestFactory
  Stream<DynamicTest> everySet() {
    return MatchSet.all().stream()
        .map(
            set -> DynamicTest.dynamicTest(set.folder().getFileName().toString(), () -> read(set)));
  }

  private static void read(MatchSet set) {
    Map<String, String> files = set.files();
    assertFalse(files.isEmpty());
    for (MatchSet.Group group : set.groups()) {
      for (MatchSet.Named match : group.matches()) {
        Game<?, ?, ?> game = group.shelf().game(match.record().game()).orElseThrow();
        String file = files.getOrDefault(match.table(), "");
        check(match.table(), file, match.record(), group.shelf(), game);
      }
    }
  }

  private static <S, M, V> void check(
      String name, String file, MatchRecord match, Shelf shelf, Game<S, M, V> game) {
    assertFile(name, file, MatchFile.write(game.info(), match));
    if (match.version() < game.info().version()) {
      OlderMatch.check(name, match, shelf, game);
      return;
    }
    // Brought in as from elsewhere: past the referee, and past its seal where it has one.
    Outcome outcome = Records.outcome(shelf, match).orThrow();
    assertResult(name, match, outcome);
    List<Logged> log = log(Records.read(match, outcome));
    assertResult(name, match, Fold.of(game, log).ending().outcome().orElseThrow());
    assertFile(
        name + " brought in",
        withoutOrigin(file),
        withoutOrigin(MatchFile.write(game.info(), Records.write(log))));
  }

  /** Wherever it came from, what is brought in says so. */
  private static String withoutOrigin(String file) {
    return file.replaceFirst("(?m)^origin .*\n", "");
  }

  /** As it was recorded, perhaps before files said that their match was brought in. */
  static String written(Game<?, ?, ?> game, MatchRecord match, String recorded) {
    String written = MatchFile.write(game.info(), match);
    return recorded.contains(BROUGHT_IN) ? written : written.replaceFirst(BROUGHT_IN, "\n");
  }

  private static List<Logged> log(List<Event> events) {
    List<Logged> log = new ArrayList<>();
    events.forEach(event -> log.add(new Logged(log.size() + 1, 0, "", event)));
    return log;
  }

  static void assertResult(String name, MatchRecord match, Outcome outcome) {
    MatchLine.Result result = match.result().orElseThrow();
    assertEquals(result.winners(), outcome.winners(), name);
    assertEquals(result.rule(), outcome.rule(), name);
    assertEquals(result.scores(), outcome.scores(), name);
    assertFalse(outcome.why().isSilent(), name);
  }

  /** Byte for byte; the first line that differs is told. */
  static void assertFile(String name, String recorded, String written) {
    List<String> were = recorded.lines().toList();
    List<String> are = written.lines().toList();
    for (int i = 0; i < Math.min(were.size(), are.size()); i++) {
      assertEquals(were.get(i), are.get(i), name + ", line " + (i + 1));
    }
    assertEquals(recorded, written, name);
  }
}
