package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.rules.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules in the docs, in the code and in the scenarios are the same ones. */
class RuleIdsTest {

  private static final Path DOCS = Path.of("../docs/games");
  private static final Pattern ROW =
      Pattern.compile("^\\| ([A-Z]+-\\d+) \\| (.+?) \\|", Pattern.MULTILINE);
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{1,2}-\\d+\\b");

  /** What happens away from the board is carried out by the table, and shown by its tests. */
  private static final Set<String> AWAY_FROM_THE_BOARD =
      Set.of("T-4", "T-5", "T-6", "T-7", "T-8", "T-9", "T-10", "T-11", "T-12", "T-13");

  @Test
  void everyIdOfAGameStandsInItsPage() throws IOException {
    for (Game<?, ?, ?> game : Shelf.all()) {
      Set<String> built = new TreeSet<>();
      game.info().rules().forEach(rule -> built.add(rule.id()));
      assertEquals(built, rows(DOCS.resolve(game.info().id() + ".md")).keySet(), game.info().id());
    }
  }

  @Test
  void everyIdOfThePagesHasAScenarioNamedByIt() throws IOException {
    Set<String> missing = ids();
    missing.removeAll(AWAY_FROM_THE_BOARD);
    for (List<Scenario> file : ScenarioLibrary.files().values()) {
      file.forEach(scenario -> missing.removeAll(found(scenario.title())));
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyIdOfThePagesStandsInTheCodeThatCarriesItOut() throws IOException {
    Set<String> missing = ids();
    missing.removeAll(AWAY_FROM_THE_BOARD);
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      for (Path source : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
        missing.removeAll(found(Files.readString(source)));
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static Set<String> ids() throws IOException {
    Set<String> ids = new TreeSet<>();
    try (Stream<Path> pages = Files.list(DOCS)) {
      for (Path page : pages.filter(Files::isRegularFile).toList()) {
        ids.addAll(rows(page).keySet());
      }
    }
    return ids;
  }

  private static Map<String, String> rows(Path page) throws IOException {
    Map<String, String> rows = new TreeMap<>();
    Matcher row = ROW.matcher(Files.readString(page));
    while (row.find()) {
      rows.put(row.group(1), row.group(2));
    }
    return rows;
  }

  private static List<String> found(String text) {
    List<String> ids = new ArrayList<>();
    Matcher matcher = ID.matcher(text);
    while (matcher.find()) {
      ids.add(matcher.group());
    }
    return ids;
  }
}
