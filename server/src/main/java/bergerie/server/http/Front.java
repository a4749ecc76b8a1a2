package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.store.Lazy;
import bergerie.server.store.StoreException;
import bergerie.server.table.Hall;
import bergerie.server.wire.Fields;
import bergerie.server.wire.WireReader;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What is behind each path. Whatever may wait for the disk runs on a thread of its own. */
final class Front {

  private static final System.Logger LOG = System.getLogger(Front.class.getName());
  private static final Set<HttpMethod> LOOKS = Set.of(HttpMethod.GET, HttpMethod.HEAD);
  private static final int MOST_BODY = 1 << 20;
  private static final int MOST_JSON = 64 * 1024;
  private static final JsonMapper JSON = WireReader.strict(MOST_JSON);
  private static final Pattern SEQ = Pattern.compile("[0-9]{1,10}");
  private static final Pattern BEARER =
      Pattern.compile("(?i:bearer) +([!-~]{1," + WireReader.LONGEST_TOKEN + "})");

  private final Hall hall;
  private final Tables tables;
  private final Matches matches;
  private final Callers callers;
  private final Training training;
  private final SolvedHunts solved;
  private final Lazy<Metrics> metrics;
  private final Gate gate;
  private final Page page = new Page();
  private final String games;

  Front(
      Hall hall,
      Callers callers,
      SolvedHunts solved,
      Reviews reviews,
      Supplier<Metrics> metrics,
      Gate gate) {
    this.hall = hall;
    this.callers = callers;
    this.tables = new Tables(hall);
    this.matches = new Matches(hall, reviews);
    this.training = new Training(hall.shelf());
    this.solved = solved;
    this.metrics = new Lazy<>(metrics);
    this.gate = gate;
    this.games = GamesJson.of(hall.shelf());
  }

  void routes(Router router) {
    router.route().handler(gate::pass);
    router.get("/health").handler(this::health);
    router.get("/metrics").handler(at -> send(at, Answer.text(metrics.get().scrape())));
    router.get("/api/games").handler(at -> send(at, Answer.json(200, games)));
    router.get("/api/openapi.json").handler(this::openApi);
    BodyHandler body = BodyHandler.create(false).setBodyLimit(MOST_BODY);
    router.post("/api/tables").handler(body).handler(json((_, f) -> tables.create(f)));
    router.get("/api/tables/:table").handler(plain(at -> tables.info(table(at))));
    router
        .post("/api/tables/:table/join")
        .handler(body)
        .handler(json((at, fields) -> tables.join(table(at), fields)));
    router.get("/api/tables/:table/state").handler(seat(this::state));
    router.post("/api/tables/:table/say").handler(body).handler(seat(this::say));
    router.post("/api/matches").handler(body).handler(plain(at -> matches.read(text(at))));
    router.get("/api/matches/:table").handler(plain(at -> matches.export(table(at))));
    router
        .get("/api/matches/:table/replay")
        .handler(plain(at -> matches.replay(table(at), query(at, "viewer", "spectator"))));
    router.get("/api/matches/:table/review").handler(plain(at -> matches.review(table(at))));
    router
        .post("/api/matches/:table/continue")
        .handler(body)
        .handler(json((at, fields) -> matches.goOn(table(at), fields)));
    router
        .get("/api/training/:game/:meadow")
        .handler(plain(at -> training.lesson(param(at, "game"), param(at, "meadow"))));
    router.get("/api/solved").handler(plain(_ -> solved.list()));
    router.post("/api/solved/:game").handler(plain(at -> solved.build(param(at, "game"))));
    router.post("/api/solved/:game/stop").handler(plain(at -> solved.stop(param(at, "game"))));
    router
        .get("/api/analysis/:game")
        .handler(plain(at -> solved.analysis(param(at, "game"), query(at, "position", ""))));
    router
        .get("/api/matches/:table/analysis")
        .handler(plain(at -> solved.ofMatch(table(at), query(at, "seq", ""))));
    router
        .get("/api/puzzles/:game/:grade/:name")
        .handler(
            plain(at -> solved.puzzle(param(at, "game"), param(at, "grade"), param(at, "name"))));
    router.route().handler(this::rest);
    router.route().failureHandler(Front::failed);
  }

  private static String table(RoutingContext at) {
    return param(at, "table");
  }

  private static String param(RoutingContext at, String name) {
    String value = at.pathParam(name);
    return value == null ? "" : value;
  }

  private static String query(RoutingContext at, String name, String preset) {
    return at.queryParam(name).stream().findFirst().orElse(preset);
  }

  private static String text(RoutingContext at) {
    String text = at.body().asString();
    return text == null ? "" : text;
  }

  private void health(RoutingContext at) {
    boolean well = hall.store().healthy();
    send(
        at,
        Answer.json(
            well ? 200 : 503,
            json -> json.writeStringProperty("status", well ? "ok" : "the store has trouble")));
  }

  private void openApi(RoutingContext at) {
    at.reroute("/openapi.json");
  }

  private Handler<RoutingContext> plain(Function<RoutingContext, Answer> call) {
    return at -> run(at, () -> call.apply(at));
  }

  private Handler<RoutingContext> json(BiFunction<RoutingContext, Fields, Answer> call) {
    return at -> run(at, () -> call.apply(at, fields(text(at))));
  }

  private CompletableFuture<Answer> state(RoutingContext at, String token) {
    String seen = at.queryParam("seen").stream().findFirst().orElse("0");
    return SEQ.matcher(seen).matches()
        ? callers.state(table(at), token, Long.parseLong(seen))
        : CompletableFuture.completedFuture(
            Answer.fault(
                400, "seen", "expected the seq seen last", "le dernier seq vu est attendu"));
  }

  private CompletableFuture<Answer> say(RoutingContext at, String token) {
    return callers.say(table(at), token, text(at));
  }

  /** A call by somebody who sits at the table, which may be answered later. */
  private Handler<RoutingContext> seat(
      BiFunction<RoutingContext, String, CompletableFuture<Answer>> call) {
    return at -> {
      Optional<String> token = token(at.request());
      if (token.isEmpty()) {
        send(
            at,
            Answer.fault(
                403,
                "token",
                "expected a seat's token: Authorization: Bearer …",
                "le jeton d’une place est attendu : Authorization: Bearer …"));
        return;
      }
      CompletableFuture<Answer> answer = call.apply(at, token.get());
      at.response().closeHandler(_ -> answer.cancel(false));
      var _ = answer.thenAccept(known -> send(at, known));
    };
  }

  private static Optional<String> token(HttpServerRequest request) {
    return Optional.ofNullable(request.getHeader("Authorization"))
        .map(BEARER::matcher)
        .filter(Matcher::matches)
        .map(bearer -> bearer.group(1));
  }

  private static Fields fields(String body) {
    try {
      return Fields.of(JSON.readTree(body));
    } catch (JacksonException e) {
      throw new Fields.Wrong(
          "", new Words("this is not a JSON object", "ce n’est pas un objet JSON"));
    }
  }

  private void run(RoutingContext at, Supplier<Answer> call) {
    hall.offload(() -> send(at, answer(call)));
  }

  private static Answer answer(Supplier<Answer> call) {
    try {
      return call.get();
    } catch (Fields.Wrong wrong) {
      return Answer.fault(400, wrong.field(), wrong.why());
    } catch (CompletionException | StoreException e) {
      LOG.log(System.Logger.Level.ERROR, "the store", e);
      return Answer.fault(
          503, "", "could not be saved; please try again", "pas enregistré ; réessayez");
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a call", e);
      return Answer.fault(500, "", "our own mistake", "une erreur de notre part");
    }
  }

  /** The page, or nothing. */
  private void rest(RoutingContext at) {
    HttpServerRequest request = at.request();
    boolean looks = LOOKS.contains(request.method());
    if (!looks || !page.serve(request)) {
      send(at, Answer.fault(404, "", "nothing here", "rien ici"));
    }
  }

  private static void failed(RoutingContext at) {
    int status = at.statusCode() >= 400 ? at.statusCode() : 500;
    if (status == 500) {
      LOG.log(System.Logger.Level.ERROR, at.request().path(), at.failure());
    }
    send(
        at,
        switch (status) {
          case 413 -> Answer.fault(413, "", "too long", "trop long");
          case 500 -> Answer.fault(500, "", "our own mistake", "une erreur de notre part");
          default -> Answer.fault(status, "", "this can't be asked here", "demande impossible");
        });
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
