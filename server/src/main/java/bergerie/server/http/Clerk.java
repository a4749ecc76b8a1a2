package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Request;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Takes requests to the desk, on threads that may wait or think, and answers back. */
final class Clerk {

  private static final System.Logger LOG = System.getLogger(Clerk.class.getName());
  static final Set<HttpMethod> LOOKS = Set.of(HttpMethod.GET, HttpMethod.HEAD);

  /** The store may be away, and nobody know it yet. */
  private static final Duration MOMENT = Duration.ofSeconds(10);

  private final Hall hall;
  private final Desk desk;
  private final Health health;
  private final Study study;
  private final ConcurrentHashMap<Request, Kept> kept = new ConcurrentHashMap<>();

  Clerk(Hall hall, Desk desk, Health health, Study study) {
    this.hall = hall;
    this.desk = desk;
    this.health = health;
    this.study = study;
  }

  /** For what may wait for the disk. */
  Handler<RoutingContext> quick(Function<RoutingContext, Request> call) {
    return at -> {
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      hall.offload(() -> ask(at, call, answer));
      send(at, answer);
    };
  }

  /** For what takes thought, such as reading a whole match. */
  Handler<RoutingContext> studied(Function<RoutingContext, Request> call) {
    return at -> {
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      if (study.take(() -> ask(at, call, answer))) {
        send(at, answer);
      } else {
        send(at, Study.full());
      }
    };
  }

  /** For what stays the same while the server runs. */
  Handler<RoutingContext> kept(Function<RoutingContext, Request> call) {
    return at -> {
      Request request = call.apply(at);
      Kept known = kept.get(request);
      if (known == null) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        hall.offload(() -> ask(at, _ -> request, answer));
        var _ = answer.thenAccept(found -> keep(at, request, found));
      } else {
        known.answer(at.request());
      }
    };
  }

  /** Only what exists is kept: names that lead nowhere are endless. */
  private void keep(RoutingContext at, Request request, Answer answer) {
    if (answer.status() == 200) {
      byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
      Kept made = Kept.of(bytes, answer.type(), Kept.Term.UNTIL_ASKED);
      kept.put(request, made);
      made.answer(at.request());
    } else {
      send(at, answer);
    }
  }

  /** Whatever goes wrong: somebody waits for an answer. */
  private void ask(
      RoutingContext at, Function<RoutingContext, Request> call, CompletableFuture<Answer> answer) {
    try {
      desk.ask(call.apply(at), answer::complete);
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, "a call", e);
      answer.complete(Answer.MISTAKE);
    }
  }

  /** What would have to be saved is not even begun while the store is known to be away. */
  void unlessAway(RoutingContext at) {
    if (hall.store().away()) {
      send(at, Answer.AWAY);
    } else {
      at.next();
    }
  }

  /**
   * Sends what is being found out. Whoever only looks does not wait for a store that is away; what
   * has to be saved may take a moment.
   */
  private void send(RoutingContext at, CompletableFuture<Answer> answer) {
    if (LOOKS.contains(at.request().method())) {
      hall.offload(() -> send(at, health.whileTheStoreAnswers(answer)));
    } else {
      var _ =
          answer
              .completeOnTimeout(Answer.AWAY, MOMENT.toMillis(), TimeUnit.MILLISECONDS)
              .thenAccept(known -> send(at, known));
    }
  }

  static void send(RoutingContext at, Answer answer) {
    HttpServerResponse response = at.response();
    if (!response.closed() && !response.ended()) {
      var _ =
          response
              .setStatusCode(answer.status())
              .putHeader("Content-Type", answer.type())
              .putHeader("Cache-Control", "no-store")
              .end(answer.body());
    }
  }
}
