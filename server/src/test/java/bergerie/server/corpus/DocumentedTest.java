package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.table.contract.Truth;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Sessions make every documented call, good and bad. Whenever they are played, what they get is
 * held against the documents ({@link Truth}).
 */
class DocumentedTest {

  /**
   * What other tests show: too long, a store that is away, a WebSocket, tags. And what none does:
   * tables in which no puzzle is found would have to be made for it.
   */
  private static final List<String> ELSEWHERE =
      List.of(" 413", " 503", " 101", " 304", "get /api/puzzles/{game}/{grade}/{name} 404");

  @Test
  void everyDocumentedAnswerIsGivenInSomeSession() {
    Set<String> missing = new TreeSet<>(Truth.documented());
    missing.removeAll(played());
    missing.removeIf(call -> ELSEWHERE.stream().anyMatch(call::endsWith));
    assertEquals(Set.of(), missing);
  }

  private static Set<String> played() {
    return Transcript.all("rest").stream()
        .flatMap(DocumentedTest::played)
        .collect(Collectors.toSet());
  }

  private static Stream<String> played(Transcript transcript) {
    Map<String, String> asked = new HashMap<>();
    Set<String> played = new TreeSet<>();
    for (JsonNode step : transcript.steps()) {
      String who = step.path("who").asString("");
      JsonNode call = step.path("asks");
      if (!call.isMissingNode()) {
        String method = call.path("method").asString();
        String path = call.path("path").asString();
        asked.put(
            who,
            method.toLowerCase(Locale.ROOT) + " " + Truth.path(method, path).orElse(path) + " ");
      }
      for (String got : List.of("gets", "gets at last")) {
        if (step.has(got)) {
          played.add(asked.get(who) + step.path(got).path("status").asInt());
        }
      }
    }
    return played.stream();
  }
}
