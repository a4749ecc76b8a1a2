package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.TestServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Whole matches, event by event: the board before, changed by what the beats say, is the board
 * after, as read from the page.
 */
class BeatsBrowserTest extends Visit {

  private static final Path MATCHES =
      Path.of("src", "test", "resources", "corpus", "matches", "second", "matches.zip");

  private static final int MOST = Boolean.getBoolean("bergerie.long") ? 2_000 : 150;

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"kukuli", "bagh-chal", "bagh-bandi", "sheep-sheep"})
  void theBoardShowsWhatTheBeatsSay(String game) throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), match(game));
    Guest ana = guest("Ana").goesHome();
    ana.page.locator("input[type=file]").setInputFiles(file);
    ana.isOn("replay");
    JsonNode frames = frames(ana);
    BoardReading reading = BoardReading.of(game);
    int last = Math.min(MOST, frames.size() - 1);
    int played = 0;
    Map<String, String> before = reading.read(ana.page);
    for (int step = 1; step <= last; step++) {
      JsonNode told = frames.get(step).path("told");
      ana.presses("ArrowRight");
      assertThat(ana.table()).hasAttribute("data-step", "" + step);
      Map<String, String> after = reading.read(ana.page);
      JsonNode beats = told.path("telling").path("beats");
      if (!beats.isEmpty()) {
        played++;
        assertEquals(expected(reading, before, beats, after), after, told::toString);
      }
      before = after;
    }
    assertTrue(played > 20, game + ": " + played);
  }

  private static Map<String, String> expected(
      BoardReading reading, Map<String, String> before, JsonNode beats, Map<String, String> after) {
    Map<String, String> board = new TreeMap<>(before);
    beats.forEach(beat -> reading.play(beat, board));
    board.replaceAll(
        (place, what) -> what.equals(BoardReading.ANY) ? after.getOrDefault(place, "") : what);
    return board;
  }

  private static JsonNode frames(Guest guest) {
    String table = guest.page.url().replaceFirst(".*#/replay/([a-z0-9]+).*", "$1");
    String told =
        (String)
            guest.page.evaluate(
                "async (table) => (await fetch(`api/matches/${table}/replay?viewer=spectator`)).text()",
                table);
    return TestServer.JSON.readTree(told).path("frames");
  }

  /** The longest match of a game on record, of those in which nothing was taken back. */
  private static String match(String game) {
    String longest = "";
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(MATCHES))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        String match = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
        if (match.contains("\ngame " + game + "\n")
            && !match.contains("\nback ")
            && match.length() > longest.length()) {
          longest = match;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return longest;
  }
}
