package bergerie.server.corpus;

import bergerie.server.TestServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** What viewers see of finished matches, move by move. */
final class Replays {

  private Replays() {}

  static List<String> viewers(int players) {
    List<String> viewers = new ArrayList<>(List.of("spectator"));
    IntStream.range(0, players).mapToObj(String::valueOf).forEach(viewers::add);
    return viewers;
  }

  /** All pages of it as one. */
  static JsonNode replay(TestServer server, String table, String viewer) {
    String path = "/api/matches/" + table + "/replay?viewer=" + viewer;
    JsonNode whole = server.get(path).expect(200);
    for (JsonNode page = whole; page.has("next"); ) {
      page = server.get(path + "&after=" + page.path("next").asLong()).expect(200);
      page.path("frames").forEach(((ArrayNode) whole.path("frames"))::add);
    }
    return whole;
  }

  /** Digests as they were recorded: by table and viewer. */
  static String text(Map<String, String> digests) {
    StringBuilder text = new StringBuilder();
    digests.forEach((key, digest) -> text.append(key).append(' ').append(digest).append('\n'));
    return text.toString();
  }

  static Map<String, String> read(String text) {
    Map<String, String> digests = new TreeMap<>();
    text.lines()
        .forEach(
            line -> {
              int last = line.lastIndexOf(' ');
              digests.put(line.substring(0, last), line.substring(last + 1));
            });
    return digests;
  }

  static String key(String table, String viewer) {
    return table + " " + viewer;
  }
}
