package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.table.contract.Truth;
import java.io.IOException;
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
 * Every documented answer is really given: in sessions, which make every call, good and bad, or in
 * {@link Mishaps}. What they get is held against the documents ({@link Truth}) whenever they are
 * played.
 */
class DocumentedTest {

  /** Threads would have to be short while the store is away, since nothing is read for it. */
  private static final Set<String> BY_BAD_LUCK = Set.of("get /api/solved 503");

  /** What any call would get if we had made a mistake: who knew of one would mend it. */
  private static final String MISTAKE = " 500";

  @Test
  void everyDocumentedAnswerIsGiven() throws IOException {
    Set<String> missing = new TreeSet<>(Truth.documented());
    missing.removeAll(played());
    missing.removeAll(Mishaps.met());
    missing.removeAll(BY_BAD_LUCK);
    missing.removeIf(call -> call.endsWith(MISTAKE));
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
