package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** How long a window lasts depends on who sits where, unless it is said. */
class WindowTest {

  private static final String HOURS = "{\"kind\":\"move\",\"seconds\":86400}";
  private static final String NONE = "{\"kind\":\"none\"}";

  @ParameterizedTest
  @CsvSource({
    "me link bot, 6",
    "me bot bot, 6",
    "me here bot, 0",
    "bot bot bot, 0",
    "me link link, 6"
  })
  void nobodyIsHurriedOnOneDevice(String kinds, String seconds) {
    assertEquals(seconds, window(Map.of(), NONE, kinds));
  }

  @ParameterizedTest
  @CsvSource({"me link bot", "me here bot"})
  void whatIsSaidCounts(String kinds) {
    assertEquals("3", window(Map.of("window", "3"), NONE, kinds));
    assertEquals("0", window(Map.of(), HOURS, kinds));
  }

  private static String window(Map<String, String> options, String clock, String kinds) {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.timed("pavillon", options, clock, kinds.split(" "));
      JsonNode info = server.get("/api/tables/" + made.path("table").asString()).expect(200);
      return info.path("options").path("window").asString();
    }
  }
}
