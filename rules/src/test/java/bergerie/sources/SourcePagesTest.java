package bergerie.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Rule;
import bergerie.rules.match.HouseRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The docs say where each rule comes from, and what is ours. With {@code -Dbergerie.write=true} the
 * rows of the rules and the pages of what is ours are written anew first.
 */
class SourcePagesTest {

  private static final Path DOCS = Path.of("../docs/games");
  private static final Path OURS = DOCS.resolve("ours");

  @Test
  void everyRuleOfAPageHasItsTextAndItsSources() throws IOException {
    for (Game<?, ?, ?> game : Shelf.all()) {
      check(DOCS.resolve(game.info().id() + ".md"), game.info().rules());
    }
    check(DOCS.resolve("house-rules.md"), HouseRules.rules());
  }

  private static void check(Path page, List<Rule> rules) throws IOException {
    if (Boolean.getBoolean("bergerie.write")) {
      Map<String, String> rows = new TreeMap<>();
      rules.forEach(rule -> rows.put(rule.id(), row(rule)));
      Files.writeString(
          page,
          Files.readAllLines(page).stream()
              .map(line -> rows.getOrDefault(id(line), line))
              .collect(Collectors.joining("\n", "", "\n")));
    }
    List<String> there = Files.readAllLines(page).stream().filter(SourcePagesTest::isRule).toList();
    assertEquals(rules.stream().map(SourcePagesTest::row).toList(), there, page.toString());
  }

  private static boolean isRule(String line) {
    return line.matches("\\| [A-Z]+-\\d+ \\|.*");
  }

  private static String id(String line) {
    return isRule(line) ? line.split(" ")[1] : "";
  }

  private static String row(Rule rule) {
    return "| %s | %s | %s |"
        .formatted(
            rule.id(),
            rule.text().en(),
            rule.sources().stream()
                .map(source -> source.words().en())
                .collect(Collectors.joining("<br>")));
  }

  @Test
  void whatIsOursHasAPageForEachGame() throws IOException {
    Map<String, String> pages = new TreeMap<>();
    Shelf.all().forEach(game -> pages.put(game.info().id() + ".md", OursPage.of(game)));
    if (Boolean.getBoolean("bergerie.write")) {
      Files.createDirectories(OURS);
      for (Map.Entry<String, String> page : pages.entrySet()) {
        Files.writeString(OURS.resolve(page.getKey()), page.getValue());
      }
    }
    try (Stream<Path> there = Files.list(OURS)) {
      assertEquals(
          pages.keySet(),
          there
              .map(page -> page.getFileName().toString())
              .collect(Collectors.toCollection(TreeSet::new)));
    }
    for (Map.Entry<String, String> page : pages.entrySet()) {
      assertEquals(
          page.getValue(),
          Files.readString(OURS.resolve(page.getKey())),
          page.getKey() + ": run this test with -Dbergerie.write=true");
    }
  }
}
