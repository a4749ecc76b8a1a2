package bergerie.app.load;

import bergerie.rules.Game;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Opens the tables, keeps them moving and measures. All on one event loop: no locks. */
public final class LoadDriver<S, M, V> {

  private static final int AT_ONCE = 64;
  private static final int WARM_UP_MS = 5_000;
  private static final int PING_MS = 4_000;
  private static final int PING_PARTS = 40;
  private static final int TICK_MS = 2;
  private static final JsonMapper JSON = new JsonMapper();

  private final LoadPlan plan;
  private final Game<S, M, V> game;
  private final ChildServer server;
  private final Vertx vertx;
  private final Context loop;
  private final HttpClient http;
  private final WebSocketClient sockets;
  private final LoadCount tally = new LoadCount();
  private final List<LoadTable<S, M, V>> tables = new ArrayList<>();
  private final Deque<LoadTable<S, M, V>> idle = new ArrayDeque<>();
  private Phase phase = Phase.OPENING;
  private int pings;
  private double due;

  private enum Phase {
    OPENING,
    PLAYING,
    DONE
  }

  private LoadDriver(LoadPlan plan, Game<S, M, V> game, ChildServer server) {
    this.plan = plan;
    this.game = game;
    this.server = server;
    this.vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    this.loop = vertx.getOrCreateContext();
    this.http =
        vertx.createHttpClient(
            new HttpClientOptions().setDefaultHost("127.0.0.1").setDefaultPort(server.port()),
            new PoolOptions().setHttp1MaxSize(AT_ONCE));
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions()
                .setDefaultHost("127.0.0.1")
                .setDefaultPort(server.port())
                .setMaxConnections(2 * plan.tables() + 2)
                .setMaxMessageSize(1 << 20)
                .setMaxFrameSize(1 << 20));
  }

  public static LoadReport run(LoadPlan plan, Game<?, ?, ?> game) {
    try (ChildServer server = ChildServer.start(plan)) {
      return measure(plan, game, server);
    }
  }

  private static <S, M, V> LoadReport measure(
      LoadPlan plan, Game<S, M, V> game, ChildServer server) {
    LoadDriver<S, M, V> driver = new LoadDriver<>(plan, game, server);
    try {
      return driver.measure();
    } finally {
      driver.vertx.close().toCompletionStage().toCompletableFuture().join();
    }
  }

  private LoadReport measure() {
    vertx.setPeriodic(PING_MS / PING_PARTS, _ -> ping());
    // One table first, so that what is loaded once is not counted per table.
    await(this::open);
    server.heap();
    long before = server.heap();
    for (int left = plan.tables() - 1; left > 0; left -= AT_ONCE) {
      List<Supplier<Future<?>>> batch = Collections.nCopies(Math.min(left, AT_ONCE), this::open);
      await(() -> Future.all(batch.stream().<Future<?>>map(Supplier::get).toList()));
    }
    long heapPerTable = (server.heap() - before) / Math.max(1, plan.tables() - 1);
    await(this::begin);
    sleep(WARM_UP_MS);
    await(() -> done(tally::restart));
    long began = System.nanoTime();
    double cpu = server.cpuSeconds();
    sleep(plan.seconds() * 1_000L);
    await(
        () ->
            done(
                () -> {
                  phase = Phase.DONE;
                  tally.close();
                }));
    double seconds = (System.nanoTime() - began) / 1e9;
    tally.troubles().forEach(System.err::println);
    return new LoadReport(
        game.info().id(),
        plan.database().isPresent() ? "PostgreSQL" : "SQLite",
        plan.tables(),
        2 * plan.tables(),
        seconds,
        tally.moves,
        tally.moves / seconds,
        tally.latencies.share(0.50),
        tally.latencies.share(0.99),
        tally.latencies.worst(),
        tally.mismatches,
        tally.errors,
        heapPerTable,
        (server.cpuSeconds() - cpu) / Math.max(1, tally.moves) * 1e6,
        server.startMillis());
  }

  /** Every client speaks up in time, but not all at once. */
  private void ping() {
    pings++;
    for (int i = pings % PING_PARTS; i < tables.size(); i += PING_PARTS) {
      tables.get(i).ping();
    }
  }

  /** A new table with two connections. */
  private Future<?> open() {
    return Future.all(sockets.connect("/api/play"), sockets.connect("/api/play"))
        .compose(
            both -> {
              LoadTable<S, M, V> table =
                  new LoadTable<>(
                      game, tally, List.of(both.resultAt(0), both.resultAt(1)), this::ready);
              tables.add(table);
              return seat(table);
            });
  }

  /** Sets a table up and seats both clients at it. */
  private Future<?> seat(LoadTable<S, M, V> table) {
    String wish =
        "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}"
            .formatted(game.info().id());
    return http.request(HttpMethod.POST, "/api/tables")
        .compose(request -> request.send(Buffer.buffer(wish)).compose(HttpClientResponse::body))
        .map(
            body -> {
              JsonNode made = JSON.readTree(body.getBytes());
              table.sit(
                  made.path("table").asString(),
                  List.of(
                      made.path("seats").path(0).path("token").asString(),
                      made.path("seats").path(1).path("token").asString()));
              return table;
            });
  }

  /** Both clients of a table know where it stands. */
  private void ready(LoadTable<S, M, V> table) {
    if (phase == Phase.DONE) {
      return;
    }
    if (table.isOver()) {
      seat(table).onFailure(e -> tally.error(e.toString()));
    } else if (phase == Phase.PLAYING && plan.rate().isEmpty()) {
      table.move();
    } else {
      idle.add(table);
    }
  }

  private Future<?> begin() {
    phase = Phase.PLAYING;
    if (plan.rate().isEmpty()) {
      for (int i = idle.size(); i > 0; i--) {
        idle.remove().move();
      }
    } else {
      double perTick = plan.rate().get() * TICK_MS / 1_000.0;
      vertx.setPeriodic(TICK_MS, _ -> tick(perTick));
    }
    return Future.succeededFuture();
  }

  private void tick(double moves) {
    // Behind by more than a second means that the tables can't follow: no use to pile it up.
    due = Math.min(due + moves, plan.rate().orElseThrow());
    while (due >= 1 && !idle.isEmpty() && phase == Phase.PLAYING) {
      due--;
      idle.remove().move();
    }
  }

  private static Future<?> done(Runnable task) {
    task.run();
    return Future.succeededFuture();
  }

  /** Does something on the event loop and waits for it. */
  private void await(Supplier<Future<?>> task) {
    Promise<Void> promise = Promise.promise();
    loop.runOnContext(_ -> task.get().onSuccess(_ -> promise.complete()).onFailure(promise::fail));
    promise.future().toCompletionStage().toCompletableFuture().join();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
