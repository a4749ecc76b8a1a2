package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.table.desk.Answer;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.shape.Given;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** How the house is: whether its store answers, for those who ask and those who need it. */
record Health(Hall hall) {

  /** How old a look at the store may be when somebody asks how it is. */
  private static final Duration NEWS = Duration.ofSeconds(1);

  /** How long a call may take before it is asked whether the store is away. */
  private static final Duration GLANCE = Duration.ofMillis(200);

  /** The server runs, whatever its store does. */
  Answer live() {
    return status(200, "ok");
  }

  /** All is well, the store included. */
  Answer ready() {
    return hall.store().answers(NEWS) ? status(200, "ok") : status(503, "the store has trouble");
  }

  private static Answer status(int code, String status) {
    return Answer.json(code, json -> GivenWriter.write(json, new Given.Status(status)));
  }

  /** What is being found out, unless the store is away: nobody waits for that. */
  Answer whileTheStoreAnswers(CompletableFuture<Answer> answer) {
    Optional<Answer> known = soon(answer);
    while (known.isEmpty() && !hall.store().away()) {
      // A look that fails says that it is away; one that only takes long says nothing.
      var _ = hall.store().answers(GLANCE);
      known = soon(answer);
    }
    return known.orElse(Answer.AWAY);
  }

  private static Optional<Answer> soon(CompletableFuture<Answer> answer) {
    return answer
        .thenApply(Optional::of)
        .completeOnTimeout(Optional.empty(), GLANCE.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }
}
