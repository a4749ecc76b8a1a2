package bergerie.server.http;

import bergerie.server.reach.Origins;
import bergerie.server.reach.ThisMachine;
import bergerie.table.desk.Answer;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.HttpException;
import java.util.concurrent.ConcurrentHashMap;

/** What every request passes: the rate of its connection, its origin, and the headers it gets. */
final class Gate {

  private static final String POLICY =
      "default-src 'self'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'";

  private final Origins origins;
  private final Limits limits;
  private final ConcurrentHashMap<HttpConnection, Bucket> buckets = new ConcurrentHashMap<>();

  Gate(Origins origins, Limits limits) {
    this.origins = origins;
    this.limits = limits;
  }

  void pass(RoutingContext at) {
    MultiMap headers = at.response().headers();
    headers
        .set("Content-Security-Policy", POLICY)
        .set("X-Content-Type-Options", "nosniff")
        .set("Referrer-Policy", "no-referrer")
        .set("X-Frame-Options", "DENY")
        .set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    // Browsers complain of it where a page comes from an insecure place.
    if (ThisMachine.isSecure(at.request().headers())) {
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
    }
    if (!bucket(at.request().connection()).take(System.nanoTime())) {
      Clerk.send(at, Answer.fault(429, "", "too many calls", "trop de demandes"));
    } else if (at.request().method().equals(HttpMethod.POST)
        && !origins.allow(at.request().headers())) {
      Clerk.send(at, Answer.fault(403, "", "not from this page", "pas depuis cette page"));
    } else if (!isReadable(at)) {
      Clerk.send(at, Answer.fault(400, "", "this can't be asked here", "demande impossible"));
    } else {
      at.next();
    }
  }

  /** Whether path and query are written as they should; further on this is taken for granted. */
  private static boolean isReadable(RoutingContext at) {
    try {
      at.normalizedPath();
      at.queryParams();
      return true;
    } catch (IllegalArgumentException | HttpException e) {
      return false;
    }
  }

  private Bucket bucket(HttpConnection connection) {
    return buckets.computeIfAbsent(
        connection,
        opened -> {
          opened.closeHandler(_ -> buckets.remove(opened));
          return new Bucket(limits, System.nanoTime());
        });
  }
}
