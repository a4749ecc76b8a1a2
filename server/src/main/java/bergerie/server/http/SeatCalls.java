package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.table.desk.Answer;
import bergerie.table.wire.shape.Bounds;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls by somebody who sits at a table and brings its token; they may be answered later. */
record SeatCalls(Hall hall, Callers callers) {

  private static final Pattern SEQ = Pattern.compile("[0-9]{1,10}");
  private static final Pattern BEARER =
      Pattern.compile("(?i:bearer) +([!-~]{1," + Bounds.LONGEST_TOKEN + "})");

  void state(RoutingContext at) {
    seated(at, token -> state(at, token));
  }

  private CompletableFuture<Answer> state(RoutingContext at, String token) {
    if (hall.store().away()) {
      return CompletableFuture.completedFuture(Answer.AWAY);
    }
    String seen = Params.query(at, "seen", "0");
    return SEQ.matcher(seen).matches()
        ? callers.state(Params.table(at), token, Long.parseLong(seen))
        : CompletableFuture.completedFuture(
            Answer.fault(
                400, "seen", "expected the seq seen last", "le dernier seq vu est attendu"));
  }

  void say(RoutingContext at) {
    seated(at, token -> say(at, token));
  }

  private CompletableFuture<Answer> say(RoutingContext at, String token) {
    return hall.store().away()
        ? CompletableFuture.completedFuture(Answer.AWAY)
        : callers.say(Params.table(at), token, Params.body(at));
  }

  private static void seated(RoutingContext at, Function<String, CompletableFuture<Answer>> call) {
    Optional<String> token = token(at.request());
    if (token.isEmpty()) {
      Clerk.send(
          at,
          Answer.fault(
              403,
              "token",
              "expected a seat's token: Authorization: Bearer …",
              "le jeton d’une place est attendu : Authorization: Bearer …"));
      return;
    }
    CompletableFuture<Answer> answer = call.apply(token.get());
    at.response().closeHandler(_ -> answer.cancel(false));
    var _ = answer.thenAccept(known -> Clerk.send(at, known));
  }

  private static Optional<String> token(HttpServerRequest request) {
    return Optional.ofNullable(request.getHeader("Authorization"))
        .map(BEARER::matcher)
        .filter(Matcher::matches)
        .map(bearer -> bearer.group(1));
  }
}
