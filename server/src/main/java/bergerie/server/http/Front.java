package bergerie.server.http;

import static bergerie.server.http.Params.path;
import static bergerie.server.http.Params.query;
import static bergerie.server.http.Params.table;

import bergerie.server.hall.Hall;
import bergerie.server.hall.Reliability;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.server.store.Lazy;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Request;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.shape.Bounds;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.TableName;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.util.function.Supplier;

/** What is behind each path. */
final class Front {

  private static final System.Logger LOG = System.getLogger(Front.class.getName());
  private static final int MOST_FILE = 1 << 20;

  /** What is longer is not even taken in; what is a little too long gets a better answer. */
  private static final int MOST_BODY = 2 * Bounds.LONGEST_BODY;

  private final Hall hall;
  private final Desk desk;
  private final Clerk clerk;
  private final Health health;
  private final SeatCalls seats;
  private final Reliability reliability;
  private final Lazy<Metrics> metrics;
  private final Gate gate;
  private final Building building;
  private final Supplier<Addresses> addresses;
  private final Guesses guesses = new Guesses();
  private final Page page = new Page();
  private final Doorway doorway;

  Front(
      Hall hall,
      Desk desk,
      Callers callers,
      Supplier<Metrics> metrics,
      Gate gate,
      Building building,
      Supplier<Addresses> addresses,
      Study study) {
    this.hall = hall;
    this.desk = desk;
    this.health = new Health(hall);
    this.clerk = new Clerk(hall, desk, health, study);
    this.seats = new SeatCalls(hall, callers);
    this.reliability = new Reliability(hall);
    this.metrics = new Lazy<>(metrics);
    this.gate = gate;
    this.building = building;
    this.addresses = addresses;
    this.doorway = new Doorway(hall, desk, addresses, page);
  }

  void routes(Router router) {
    router.route().handler(gate::pass);
    house(router);
    router.route("/api/tables/:table/*").handler(named(Answer.NO_TABLE));
    router.route("/api/matches/:table/*").handler(named(Answer.NO_MATCH));
    BodyHandler body = body(MOST_BODY);
    tables(router, body);
    matches(router, body);
    studies(router);
    router.route().handler(this::rest);
    router.route().failureHandler(Front::failed);
  }

  private void house(Router router) {
    router.get("/health").handler(this::ready);
    router.get("/health/ready").handler(this::ready);
    router.get("/health/live").handler(at -> Clerk.send(at, health.live()));
    router.get("/metrics").handler(at -> Clerk.send(at, Answer.text(metrics.get().scrape())));
    router.get("/api/games").handler(clerk.kept(_ -> new Request.AllGames()));
    router.get("/api/games/:game/box").handler(clerk.kept(at -> new Request.Box(path(at, "game"))));
    router
        .get("/api/games/:game/guide")
        .handler(clerk.kept(at -> new Request.Guide(path(at, "game"))));
    router
        .get("/api/games/:game/lessons")
        .handler(clerk.kept(at -> new Request.Course(path(at, "game"))));
    router
        .get("/api/games/:game/lessons/:lesson")
        .handler(clerk.kept(at -> new Request.Lesson(path(at, "game"), path(at, "lesson"))));
    router
        .get("/api/games/:game/lessons/:lesson/:part")
        .handler(
            clerk.quick(
                at ->
                    new Request.Answered(
                        path(at, "game"),
                        path(at, "lesson"),
                        path(at, "part"),
                        query(at, "move", ""))));
    router.get("/api/address").handler(this::address);
    router
        .get("/api/fairness")
        .handler(at -> hall.offload(() -> Clerk.send(at, reliability.told())));
    router.get("/api/openapi.json").handler(at -> at.reroute("/openapi.json"));
  }

  private void tables(Router router, BodyHandler body) {
    router
        .post("/api/tables")
        .handler(body)
        .handler(clerk::unlessAway)
        .handler(clerk.quick(at -> new Request.NewTable(Params.body(at))));
    router.get("/api/tables/:table").handler(clerk.quick(at -> new Request.TableInfo(table(at))));
    router
        .post("/api/tables/:table/join")
        .handler(body)
        .handler(clerk::unlessAway)
        .handler(clerk.quick(at -> new Request.Join(table(at), Params.body(at))));
    router
        .post("/api/codes")
        .handler(body)
        .handler(this::guess)
        .handler(clerk.quick(at -> new Request.Deposit(Params.body(at))));
    router
        .post("/api/codes/:code")
        .handler(this::guess)
        .handler(clerk.quick(at -> new Request.Collect(path(at, "code"))));
    router.get("/api/tables/:table/state").handler(seats::state);
    router.post("/api/tables/:table/say").handler(body).handler(seats::say);
  }

  private void matches(Router router, BodyHandler body) {
    router
        .post("/api/matches")
        .handler(body(MOST_FILE))
        .handler(clerk::unlessAway)
        .handler(clerk.studied(at -> new Request.Import(Params.body(at))));
    router.get("/api/matches/:table").handler(clerk.studied(at -> new Request.Export(table(at))));
    router
        .get("/api/matches/:table/replay")
        .handler(
            clerk.studied(
                at ->
                    new Request.Replay(
                        table(at), query(at, "viewer", "spectator"), query(at, "after", "0"))));
    router.get("/api/matches/:table/review").handler(this::review);
    router
        .post("/api/matches/:table/continue")
        .handler(body)
        .handler(clerk::unlessAway)
        .handler(clerk.studied(at -> new Request.Continue(table(at), Params.body(at))));
    router
        .get("/api/matches/:table/analysis")
        .handler(clerk.studied(at -> new Request.MatchAnalysis(table(at), query(at, "seq", ""))));
  }

  private void studies(Router router) {
    router
        .get("/api/training/:game/:meadow")
        .handler(clerk.studied(at -> new Request.Exercise(path(at, "game"), path(at, "meadow"))));
    router
        .get("/api/daily/:game/:name")
        .handler(clerk.studied(at -> new Request.DayTask(path(at, "game"), path(at, "name"))));
    router
        .get("/api/daily/:game/:name/:part")
        .handler(
            clerk.studied(
                at ->
                    new Request.DayAnswer(
                        path(at, "game"),
                        path(at, "name"),
                        path(at, "part"),
                        query(at, "move", ""))));
    router.get("/api/solved").handler(clerk.quick(at -> new Request.Solved(leave(at))));
    router
        .post("/api/solved/:game")
        .handler(clerk.quick(at -> new Request.Build(path(at, "game"), leave(at))));
    router
        .post("/api/solved/:game/stop")
        .handler(clerk.quick(at -> new Request.StopBuilding(path(at, "game"), leave(at))));
    router
        .get("/api/analysis/:game")
        .handler(
            clerk.studied(at -> new Request.Analysis(path(at, "game"), query(at, "position", ""))));
    router
        .get("/api/puzzles/:game/:grade/:name")
        .handler(
            clerk.studied(
                at -> new Request.Puzzle(path(at, "game"), path(at, "grade"), path(at, "name"))));
  }

  private Request.Leave leave(RoutingContext at) {
    HttpServerRequest request = at.request();
    return building.allows(request.remoteAddress().hostAddress(), request.headers())
        ? Request.Leave.GIVEN
        : Request.Leave.NOT_GIVEN;
  }

  /** Who tries many codes waits. */
  private void guess(RoutingContext at) {
    if (guesses.allow(at.request().remoteAddress().hostAddress(), hall.now())) {
      at.next();
    } else {
      Clerk.send(
          at,
          Answer.fault(
              429, "code", "too many codes: wait a minute", "trop de codes : attendez une minute"));
    }
  }

  private void address(RoutingContext at) {
    HttpServerRequest request = at.request();
    Given.Address told =
        addresses.get().told(request.remoteAddress().hostAddress(), request.headers());
    Clerk.send(at, Answer.json(200, json -> GivenWriter.write(json, told)));
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
        Clerk.send(at, unknown);
      }
    };
  }

  /** Looks at the store, which may take a while. */
  private void ready(RoutingContext at) {
    hall.offload(() -> Clerk.send(at, health.ready()));
  }

  /** Only the first call reads the match; those after it ask what was found. */
  private void review(RoutingContext at) {
    Request.Review wish = new Request.Review(table(at), query(at, "viewer", "spectator"));
    desk.reviewed(wish)
        .ifPresentOrElse(found -> Clerk.send(at, found), () -> clerk.studied(_ -> wish).handle(at));
  }

  /** The page, or nothing. */
  private void rest(RoutingContext at) {
    HttpServerRequest request = at.request();
    boolean looks = Clerk.LOOKS.contains(request.method());
    if (!looks || !(doorway.serve(request) || page.serve(request))) {
      Clerk.send(at, Answer.fault(404, "", "nothing here", "rien ici"));
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
    Clerk.send(
        at,
        switch (status) {
          case 413 -> Answer.fault(413, "", "too long", "trop long");
          case 500 -> Answer.MISTAKE;
          default -> Answer.fault(status, "", "this can't be asked here", "demande impossible");
        });
  }

  /** Whether a body did not come, or not as bodies do: no trouble of ours. */
  private static boolean isBrokenOff(RoutingContext at) {
    return at.request().method().equals(HttpMethod.POST) && at.body().buffer() == null;
  }
}
