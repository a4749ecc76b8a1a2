package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.table.Guest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A seat that is played by calls. It hears what a WebSocket would, keeps the last state, and hands
 * answers to those who wait for them.
 */
final class Caller implements Guest {

  /** The id of the message with which it sits down. */
  static final String SITS_DOWN = "sits down";

  private static final JsonMapper JSON = new JsonMapper();

  /** Somebody waits for a state after the last one seen. */
  private record Wait(long seen, CompletableFuture<Answer> answer) {}

  private final List<Wait> waits = new ArrayList<>();
  private final Map<String, CompletableFuture<Answer>> questions = new HashMap<>();
  private Optional<Answer> state = Optional.empty();
  private Optional<Answer> farewell = Optional.empty();
  private long seq = -1;
  private long calledAt = System.nanoTime();

  /** Somebody calls; whether there is still anybody here. */
  synchronized boolean called() {
    calledAt = System.nanoTime();
    return farewell.isEmpty();
  }

  /** The first state after the last one seen. */
  synchronized CompletableFuture<Answer> after(long seen) {
    Wait wait = new Wait(seen, new CompletableFuture<>());
    waits.add(wait);
    serve();
    return wait.answer();
  }

  /** The state as it stands, for whoever has waited long enough. */
  synchronized Answer now() {
    return farewell.or(() -> state).orElseGet(Callers::comeAgain);
  }

  /** What the table says to a message. */
  synchronized CompletableFuture<Answer> answerTo(String id) {
    CompletableFuture<Answer> answer =
        questions.computeIfAbsent(id, _ -> new CompletableFuture<>());
    farewell.ifPresent(answer::complete);
    return answer;
  }

  /** When somebody called last, or still waits. */
  synchronized long calledAt() {
    waits.removeIf(wait -> wait.answer().isDone());
    questions.values().removeIf(CompletableFuture::isDone);
    if (!waits.isEmpty()) {
      calledAt = System.nanoTime();
    }
    return calledAt;
  }

  @Override
  public synchronized void say(String message) {
    JsonNode said = JSON.readTree(message);
    String type = said.path("type").asString();
    String id = said.path("id").asString("");
    if (type.equals("state")) {
      state = Optional.of(Answer.json(200, message));
      seq = said.path("seq").asLong();
      serve();
    } else if (type.equals("error") && id.equals(SITS_DOWN)) {
      leave(turnedAway(said.path("field").asString(), said.path("why")));
    } else if (questions.containsKey(id)) {
      questions.remove(id).complete(Answer.json(status(type), message));
    }
  }

  private void serve() {
    for (Wait wait : List.copyOf(waits)) {
      if (farewell.isPresent() || seq > wait.seen()) {
        waits.remove(wait);
        wait.answer().complete(now());
      }
    }
  }

  private static Answer turnedAway(String field, JsonNode why) {
    Words words = new Words(why.path("en").asString(), why.path("fr").asString());
    return field.equals("table")
        ? Answer.fault(404, field, words)
        : Answer.fault(403, "token", words);
  }

  private static int status(String type) {
    return switch (type) {
      case "refused" -> 409;
      case "error" -> 400;
      default -> 200;
    };
  }

  /** Sits here no longer: whoever waits is told why. */
  synchronized void leave(Answer why) {
    farewell = Optional.of(why);
    serve();
    questions.values().forEach(question -> question.complete(why));
    questions.clear();
  }

  @Override
  public void dismiss() {
    leave(Callers.comeAgain());
  }
}
