package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.server.reach.Origins;
import bergerie.table.desk.Desk;
import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.stream.Stream;

/** The door, open on one port. */
public final class HttpFront implements AutoCloseable {

  private static final int MOST_FRAME = 64 * 1024;

  /** A position with its past may be long. */
  private static final int MOST_LINE = 16 * 1024;

  /** What the system holds for who does not read is memory too, megabytes if it is let. */
  private static final int MOST_ON_ITS_WAY = 128 * 1024;

  private static final int LOOPS =
      Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors() / 2));

  private final Vertx vertx;
  private final Addresses wished;
  private final Sockets sockets;
  private final Callers callers;
  private final Study study = new Study();
  private final Door door;

  /** Opens the door; port 0 takes any free one. */
  public HttpFront(
      Vertx vertx,
      Hall hall,
      Desk desk,
      Addresses addresses,
      List<String> origins,
      Limits limits,
      Building building) {
    this.vertx = vertx;
    this.wished = addresses;
    Origins allowed =
        new Origins(Stream.concat(origins.stream(), addresses.origin().stream()).toList());
    Room room = new Room();
    this.sockets = new Sockets(hall, allowed, limits, room);
    this.callers = new Callers(hall);
    Front front =
        new Front(
            hall,
            desk,
            callers,
            () -> new Metrics(hall, sockets),
            new Gate(allowed, limits),
            building,
            this::addresses,
            study);
    Porter porter = new Porter(limits.patience(), room);
    this.door = new Door(front, sockets, porter, addresses.host(), addresses.port());
    await(vertx.deployVerticle(door, new DeploymentOptions()));
    porter.beat(vertx);
    sockets.beat(vertx);
    callers.beat(vertx);
  }

  /** The network, ready to be listened to. */
  public static Vertx network() {
    return Vertx.vertx(
        new VertxOptions()
            .setEventLoopPoolSize(LOOPS)
            .setFileSystemOptions(
                new FileSystemOptions()
                    .setClassPathResolvingEnabled(false)
                    .setFileCachingEnabled(false)));
  }

  /** The server itself. */
  private static final class Door extends AbstractVerticle {
    private final Front front;
    private final Sockets sockets;
    private final Porter porter;
    private final String host;
    private volatile int port;

    Door(Front front, Sockets sockets, Porter porter, String host, int port) {
      this.front = front;
      this.sockets = sockets;
      this.porter = porter;
      this.host = host;
      this.port = port;
    }

    @Override
    public void start(Promise<Void> started) {
      Router router = Router.router(vertx);
      front.routes(router);
      HttpServer server =
          vertx.createHttpServer(
              new HttpServerOptions()
                  .setHost(host)
                  .setPort(port)
                  .setCompressionSupported(true)
                  .setHttp2ClearTextEnabled(false)
                  .setTcpNoDelay(true)
                  .setAcceptBacklog(4096)
                  .setSendBufferSize(MOST_ON_ITS_WAY)
                  .setMaxInitialLineLength(MOST_LINE)
                  .setMaxWebSocketFrameSize(MOST_FRAME)
                  .setMaxWebSocketMessageSize(MOST_FRAME)
                  // Compressing each small message would cost a window of memory per connection.
                  .setPerMessageWebSocketCompressionSupported(false)
                  .setPerFrameWebSocketCompressionSupported(false));
      server
          .requestHandler(router)
          .connectionHandler(porter::welcome)
          .webSocketHandshakeHandler(sockets::shake)
          .listen()
          .onSuccess(
              listening -> {
                port = listening.actualPort();
                started.complete();
              })
          .onFailure(started::fail);
    }
  }

  /** By which it can be reached, on the port that it has found. */
  public Addresses addresses() {
    return new Addresses(wished.fixed(), wished.host(), door.port);
  }

  public int connections() {
    return sockets.size();
  }

  public int callers() {
    return callers.size();
  }

  /** Sends everybody away, to come again, and closes the door. */
  @Override
  public void close() {
    sockets.dismissAll();
    callers.dismissAll();
    await(vertx.close());
    study.close();
  }

  private static void await(Future<?> future) {
    future.toCompletionStage().toCompletableFuture().join();
  }
}
