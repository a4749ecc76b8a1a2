package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.server.store.Lazy;
import bergerie.server.store.StoreException;
import bergerie.server.wire.WireReader;
import bergerie.server.wire.shape.Bounds;
import bergerie.server.wire.shape.TableName;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.NoJson;
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

/** What is behind each path. Whatever may wait for the disk runs on a thread of its own. */
final class Front {

  private static final System.Logger LOG = System.getLogger(Front.class.getName());
  private static final Set<HttpMethod> LOOKS = Set.of(HttpMethod.GET, HttpMethod.HEAD);
  private static final int MOST_FILE = 1 << 20;
  private static final int MOST_JSON = 64 * 1024;

  /** What is longer is not even taken in; what is a little too long gets a better answer. */
  private static final int MOST_BODY = 2 * MOST_JSON;

  private static final Pattern SEQ = Pattern.compile("[0-9]{1,10}");
  private static final Pattern BEARER =
      Pattern.compile("(?i:bearer) +([!-~]{1," + Bounds.LONGEST_TOKEN + "})");

  private static final Answer UNKNOWN_GAME =
      Answer.fault(404, "game", "no such game", "jeu inconnu");

  private final Hall hall;
  private final Health health;
  private final Tables tables;
  private final Matches matches;
  private final Callers callers;
  private final Training training;
  private final SolvedHunts solved;
  private final Lazy<Metrics> metrics;
  private final Gate gate;
  private final Building building;
  private final Study study;
  private final Page page = new Page();
  private final GamesJson games;

  Front(
      Hall hall,
      Callers callers,
      SolvedHunts solved,
      Reviews reviews,
      Supplier<Metrics> metrics,
      Gate gate,
      Building building,
      Study study) {
    this.hall = hall;
    this.health = new Health(hall);
    this.callers = callers;
    this.tables = new Tables(hall);
    this.matches = new Matches(hall, reviews);
    this.training = new Training(hall.shelf());
    this.solved = solved;
    this.metrics = new Lazy<>(metrics);
    this.gate = gate;
    this.building = building;
    this.study = study;
    this.games = new GamesJson(hall.shelf());
  }

  void routes(Router router) {
    router.route().handler(gate::pass);
    router.get("/health").handler(plain(_ -> health.ready()));
    router.get("/health/ready").handler(plain(_ -> health.ready()));
    router.get("/health/live").handler(at -> send(at, health.live()));
    router.get("/metrics").handler(at -> send(at, Answer.text(metrics.get().scrape())));
    router.get("/api/games").handler(at -> games.all().answer(at.request()));
    router.get("/api/games/:game/box").handler(this::box);
    router.get("/api/openapi.json").handler(this::openApi);
    router.route("/api/tables/:table/*").handler(named(Tables.UNKNOWN));
    router.route("/api/matches/:table/*").handler(named(Matches.UNKNOWN));
    BodyHandler file = body(MOST_FILE);
    BodyHandler body = body(MOST_BODY);
    router.post("/api/tables").handler(body).handler(json((_, f) -> tables.create(f)));
    router.get("/api/tables/:table").handler(look(at -> tables.info(table(at))));
    router
        .post("/api/tables/:table/join")
        .handler(body)
        .handler(json((at, fields) -> tables.join(table(at), fields)));
    router.get("/api/tables/:table/state").handler(seat(this::state));
    router.post("/api/tables/:table/say").handler(body).handler(seat(this::say));
    router.post("/api/matches").handler(file).handler(studied(at -> matches.read(text(at))));
    router.get("/api/matches/:table").handler(studied(at -> matches.export(table(at))));
    router
        .get("/api/matches/:table/replay")
        .handler(
            studied(
                at ->
                    matches.replay(
                        table(at), query(at, "viewer", "spectator"), query(at, "after", "0"))));
    router.get("/api/matches/:table/review").handler(this::review);
    router
        .post("/api/matches/:table/continue")
        .handler(body)
        .handler(studied(at -> matches.goOn(table(at), fields(text(at)))));
    router
        .get("/api/training/:game/:meadow")
        .handler(studied(at -> training.lesson(param(at, "game"), param(at, "meadow"))));
    router.get("/api/solved").handler(plain(at -> solved.list(leave(at))));
    router
        .post("/api/solved/:game")
        .handler(plain(at -> solved.build(param(at, "game"), leave(at))));
    router
        .post("/api/solved/:game/stop")
        .handler(plain(at -> solved.stop(param(at, "game"), leave(at))));
    router
        .get("/api/analysis/:game")
        .handler(studied(at -> solved.analysis(param(at, "game"), query(at, "position", ""))));
    router
        .get("/api/matches/:table/analysis")
        .handler(studied(at -> solved.ofMatch(table(at), query(at, "seq", ""))));
    router
        .get("/api/puzzles/:game/:grade/:name")
        .handler(
            studied(at -> solved.puzzle(param(at, "game"), param(at, "grade"), param(at, "name"))));
    router.route().handler(this::rest);
    router.route().failureHandler(Front::failed);
  }

  private SolvedHunts.Leave leave(RoutingContext at) {
    HttpServerRequest request = at.request();
    return building.allows(request.remoteAddress().hostAddress(), request.headers())
        ? SolvedHunts.Leave.GIVEN
        : SolvedHunts.Leave.NOT_GIVEN;
  }

  private static BodyHandler body(int most) {
    return BodyHandler.create(false).setBodyLimit(most);
  }

  /** What can't be a table's name goes no further. */
  private static Handler<RoutingContext> named(Answer unknown) {
    return at -> {
      if (TableName.isOne(table(at))) {
        at.next();
      } else {
        send(at, unknown);
      }
    };
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

  private void box(RoutingContext at) {
    games
        .box(param(at, "game"))
        .ifPresentOrElse(box -> box.answer(at.request()), () -> send(at, UNKNOWN_GAME));
  }

  private void openApi(RoutingContext at) {
    at.reroute("/openapi.json");
  }

  private Handler<RoutingContext> plain(Function<RoutingContext, Answer> call) {
    return at -> run(at, () -> call.apply(at));
  }

  /** A call that changes nothing. */
  private Handler<RoutingContext> look(Function<RoutingContext, Answer> call) {
    return at -> {
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      hall.offload(() -> answer.complete(answer(() -> call.apply(at))));
      send(at, answer);
    };
  }

  /** For what takes thought, such as reading a whole match. */
  private Handler<RoutingContext> studied(Function<RoutingContext, Answer> call) {
    return at -> study(at, () -> call.apply(at));
  }

  private void study(RoutingContext at, Supplier<Answer> call) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    if (study.take(() -> answer.complete(answer(call)))) {
      send(at, answer);
    } else {
      send(at, Study.full());
    }
  }

  /** Only the first call reads the match; those after it ask what was found. */
  private void review(RoutingContext at) {
    matches
        .reviewed(table(at))
        .ifPresentOrElse(
            found -> send(at, found), () -> study(at, () -> matches.review(table(at))));
  }

  /** Sends what is being found out; whoever only looks does not wait for a store that is away. */
  private void send(RoutingContext at, CompletableFuture<Answer> answer) {
    if (LOOKS.contains(at.request().method())) {
      hall.offload(() -> send(at, health.whileTheStoreAnswers(answer)));
    } else {
      var _ = answer.thenAccept(known -> send(at, known));
    }
  }

  private Handler<RoutingContext> json(BiFunction<RoutingContext, Fields, Answer> call) {
    return at -> run(at, () -> call.apply(at, fields(text(at))));
  }

  private CompletableFuture<Answer> state(RoutingContext at, String token) {
    if (hall.store().away()) {
      return CompletableFuture.completedFuture(Health.away());
    }
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
      return Fields.of(JsonReader.read(body, MOST_JSON).orElseGet(JsonValue.Nothing::new));
    } catch (NoJson e) {
      throw new Fields.Wrong("", WireReader.NOT_JSON);
    }
  }

  private void run(RoutingContext at, Supplier<Answer> call) {
    hall.offload(() -> send(at, answer(call)));
  }

  /** Whatever goes wrong: somebody waits for an answer. */
  static Answer answer(Supplier<Answer> call) {
    try {
      return call.get();
    } catch (Fields.Wrong wrong) {
      return Answer.fault(400, wrong.field(), wrong.why());
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, e.getMessage());
      return Health.away();
    } catch (CompletionException e) {
      LOG.log(System.Logger.Level.ERROR, "the store", e);
      return Answer.fault(
          503, "", "could not be saved; please try again", "pas enregistré ; réessayez");
    } catch (RuntimeException | Error e) {
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
    if (status == 500 && isBrokenOff(at)) {
      status = 400;
    }
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

  /** Whether a body did not come, or not as bodies do: no trouble of ours. */
  private static boolean isBrokenOff(RoutingContext at) {
    return at.request().method().equals(HttpMethod.POST) && at.body().buffer() == null;
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
