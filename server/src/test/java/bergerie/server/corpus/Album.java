package bergerie.server.corpus;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The replays of a set as they looked when it was recorded. */
final class Album {

  private final MatchSet set;
  private final Map<String, String> recorded;
  private final Map<String, Shape> shapes = new TreeMap<>();

  Album(MatchSet set) {
    this.set = set;
    this.recorded = set.replays();
  }

  String recorded(String key) {
    return Optional.ofNullable(recorded.get(key)).orElse("nothing");
  }

  String digest(String game, JsonNode replay) {
    return shapes.computeIfAbsent(game, set::shape).digest(replay);
  }
}
