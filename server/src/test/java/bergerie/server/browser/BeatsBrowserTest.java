package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.TestServer;
import bergerie.telling.Beat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Whole matches, event by event: the board before, changed by what the beats say, is the board
 * after, as read from the page.
 */
class BeatsBrowserTest extends Visit {

  private static final Path MATCHES =
      Path.of("src", "test", "resources", "corpus", "matches", "first", "matches.zip");

  /** Matches that ended by the rules of their game: together they have most kinds of beats. */
  private static final Map<String, String> WHOLE =
      Map.of(
          "smbyewcdnady", "kukuli",
          "rih7qa8c8iwt", "bagh-chal",
          "3fed7x3js3ah", "bagh-bandi",
          "ved644vqbnu9", "sheep-sheep",
          "3etqx2ehbadz", "wolf-and-hound",
          "2ee6g7aavigg", "wolf-and-hound",
          "2ep69uzbj5xb", "wolfwalkers",
          "4dzb7tcuw9d2", "pavillon");

  private static final Map<String, String> LONGER =
      Map.of(
          "kn8q7prqiuec", "kukuli",
          "g3qy27idzxmg", "bagh-chal",
          "fcpi5jpynwey", "bagh-bandi",
          "9d9a8g3b834n", "sheep-sheep",
          "gg75fg5ttt8s", "wolf-and-hound",
          "mgkang8zx6bs", "wolfwalkers",
          "qtzant59bvtw", "wolfwalkers");

  @TempDir private Path folder = Path.of("");

  static Stream<Arguments> matches() {
    boolean all = Boolean.getBoolean("bergerie.long");
    return Stream.of(WHOLE, all ? LONGER : Map.<String, String>of())
        .flatMap(matches -> matches.entrySet().stream())
        .flatMap(
            match ->
                Stream.of("fr", "en")
                    .limit(all ? 2 : 1)
                    .map(language -> Arguments.of(match.getValue(), match.getKey(), language)));
  }

  @ParameterizedTest
  @MethodSource("matches")
  void theBoardShowsWhatTheBeatsSay(String game, String match, String language) throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), file(match));
    Guest ana = guest("Ana", Look.USUAL.in(language)).goesHome();
    ana.page.locator("input[type=file]").setInputFiles(file);
    ana.isOn("replay");
    JsonNode frames = frames(ana);
    BoardReading reading = BoardReading.of(game);
    int played = 0;
    Map<String, String> before = reading.read(ana.page);
    for (int step = 1; step < frames.size(); step++) {
      JsonNode told = frames.get(step).path("told");
      ana.presses("ArrowRight");
      assertThat(ana.table()).hasAttribute("data-step", "" + step);
      ana.reads("status", told.path("words").path(language).asString(""));
      Map<String, String> after = reading.read(ana.page);
      List<Beat> beats = beats(told);
      if (!beats.isEmpty()) {
        played++;
        assertEquals(reading.after(beats, before, after), after, told::toString);
      }
      before = after;
    }
    assertTrue(played > 20, game + ": " + played);
  }

  private static List<Beat> beats(JsonNode told) {
    return told.path("telling").path("beats").valueStream().map(BeatsBrowserTest::beat).toList();
  }

  private static Beat beat(JsonNode said) {
    return new Beat(
        said.path("verb").asString(),
        said.path("rule").asString(),
        Optional.of(said.path("who")).filter(JsonNode::isNumber).map(JsonNode::asInt),
        said.path("things").valueStream().map(JsonNode::asString).toList(),
        Optional.of(said.path("from")).filter(JsonNode::isString).map(JsonNode::asString),
        Optional.of(said.path("to")).filter(JsonNode::isString).map(JsonNode::asString),
        Optional.of(said.path("count")).filter(JsonNode::isNumber).map(JsonNode::asInt));
  }

  private static JsonNode frames(Guest guest) {
    String table = guest.page.url().replaceFirst(".*/replay/([a-z0-9]+).*", "$1");
    String told =
        (String)
            guest.page.evaluate(
                "async (table) => (await fetch(`/api/matches/${table}/replay?viewer=spectator`)).text()",
                table);
    return TestServer.JSON.readTree(told).path("frames");
  }

  private static String file(String match) throws IOException {
    try (ZipFile zip = new ZipFile(MATCHES.toFile())) {
      return new String(
          zip.getInputStream(zip.getEntry(match + ".match")).readAllBytes(),
          StandardCharsets.UTF_8);
    }
  }
}
