package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every sentence of a game is on a list that people have read, in both languages, and speaks as
 * people do. {@code -Dbergerie.record=sentences} writes the lists anew: read what has changed.
 */
class SentencesTest {

  private static final Path LISTS = Path.of("src", "test", "resources", "sentences");
  private static final boolean RECORDS = "sentences".equals(System.getProperty("bergerie.record"));
  private static final boolean LONG = Boolean.getBoolean("bergerie.long");
  private static final int GAMES = 2;
  private static final int MANY = LONG ? 1_000 : 20;

  /** What only files and programs should read: seats, rules and codes. */
  private static final Pattern CODE =
      Pattern.compile(
          "\\bP[1-4]\\b|\\b[A-Z]{1,2}-\\d+\\b|\\([A-Z]{1,4}\\)|-?\\d+,-?\\d+"
              + "|\\b[bw][1-4]\\b|\\b[HWTM]\\d\\d\\b|[{}]|\\bnull\\b");

  /** Points as boards of lines name them, and no others. */
  private static final Pattern POINT = Pattern.compile("\\b[A-I][1-9]\\b");

  private static final Set<String> BOARDS = Set.of("kukuli", "bagh-chal", "bagh-bandi");

  /** With set-ups as many as in the usual run: the first that is met stands on the list. */
  @TestFactory
  Stream<DynamicTest> lists() {
    return Shelf.all().stream()
        .filter(_ -> !LONG)
        .map(game -> dynamicTest(game.info().id(), () -> compare(game)));
  }

  private static <S, M, V> void compare(Game<S, M, V> game) throws IOException {
    Met met = new Met();
    for (Setup setup : Setups.all(game.info())) {
      for (int seed = 0; seed < GAMES; seed++) {
        for (Read read : Read.all(game, setup, seed)) {
          met.meet(read.sentence());
          speaksPlainly(game, read);
        }
      }
    }
    Path list = LISTS.resolve(game.info().id() + ".txt");
    if (RECORDS) {
      Files.createDirectories(LISTS);
      Files.writeString(list, met.text());
    }
    assertEquals(Files.readString(list), met.text());
  }

  /** Lines, headings, hints, reasons and ends, whoever reads them. */
  @TestFactory
  Stream<DynamicTest> plainWords() {
    return Shelf.all().stream().map(game -> dynamicTest(game.info().id(), () -> listen(game)));
  }

  private static <S, M, V> void listen(Game<S, M, V> game) {
    List<Setup> setups = Setups.all(game.info());
    for (int number = 0; number < MANY; number++) {
      Setup setup = setups.get(number % setups.size());
      Read.all(game, setup, GAMES + number).forEach(read -> speaksPlainly(game, read));
    }
  }

  private static void speaksPlainly(Game<?, ?, ?> game, Read read) {
    Spoken spoken = read.sentence().to(read.hearer());
    for (Wording line : List.of(spoken.en(), spoken.fr())) {
      assertFalse(CODE.matcher(line.text()).find(), line.text());
      assertTrue(
          BOARDS.contains(game.info().id()) || !POINT.matcher(line.text()).find(), line.text());
    }
  }
}
