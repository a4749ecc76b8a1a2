package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Listener;
import bergerie.table.Guest;
import bergerie.table.desk.Answer;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A seat that is played by calls. It hears what a WebSocket would, keeps the last state, and hands
 * answers to those who wait for them.
 */
final class Caller implements Listener {

  /** The id of the message with which it sits down. */
  static final String SITS_DOWN = "sits down";

  /** Somebody waits for a state after the last one seen. */
  private record Wait(long seen, CompletableFuture<Answer> answer) {}

  private final List<Wait> waits = new ArrayList<>();
  private final Map<String, CompletableFuture<Answer>> questions = new HashMap<>();
  private Optional<Answer> state = Optional.empty();
  private Optional<Answer> farewell = Optional.empty();
  private long seq = -1;
  private long calledAt = System.nanoTime();
  private final Hall hall;
  private final Guest guest;
  private final Consumer<Caller> turnedAway;

  /**
   * @param turnedAway told when the table does not want it
   */
  Caller(Hall hall, Consumer<Caller> turnedAway) {
    this.hall = hall;
    this.turnedAway = turnedAway;
    this.guest = hall.enter(this);
  }

  Guest guest() {
    return guest;
  }

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
  public void say(ToClient message, String text) {
    switch (message) {
      case ToClient.State next -> news(next.seq(), text);
      case ToClient.Fault(Optional<String> id, String field, Words why) when sitsDown(id) -> {
        leave(whyNot(field, why));
        // Not while holding the lock: whoever is told asks callers whether they are there.
        turnedAway.accept(this);
      }
      case ToClient.Fault fault -> fault.id().ifPresent(id -> answer(id, 400, text));
      case ToClient.Refused refused -> answer(refused.id(), 409, text);
      case ToClient.Ack ack -> answer(ack.id(), 200, text);
      case ToClient.Ruled ruled -> answer(ruled.id(), 200, text);
      case ToClient.Advised advised -> answer(advised.id(), 200, text);
      case ToClient.Pong pong -> answer(pong.id(), 200, text);
      case ToClient.Hello _,
          ToClient.Table _,
          ToClient.Chat _,
          ToClient.Ping _,
          ToClient.Waits _,
          ToClient.Resumes _ -> {}
    }
  }

  private static boolean sitsDown(Optional<String> id) {
    return id.equals(Optional.of(SITS_DOWN));
  }

  private synchronized void news(long next, String text) {
    state = Optional.of(Answer.json(200, text));
    seq = next;
    serve();
  }

  private synchronized void answer(String id, int status, String text) {
    CompletableFuture<Answer> question = questions.remove(id);
    if (question != null) {
      question.complete(Answer.json(status, text));
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

  private static Answer whyNot(String field, Words why) {
    return switch (field) {
      case "" -> Answer.fault(503, field, why);
      case "table" -> Answer.fault(404, field, why);
      default -> Answer.fault(403, "token", why);
    };
  }

  /** Sits here no longer: whoever waits is told why. */
  synchronized void leave(Answer why) {
    hall.leave(guest);
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
