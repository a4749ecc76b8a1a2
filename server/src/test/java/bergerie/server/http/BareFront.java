package bergerie.server.http;

import bergerie.bots.tables.Almanac;
import bergerie.server.TestServer;
import bergerie.server.hall.Hall;
import bergerie.server.hall.TableConfig;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.server.reach.Origins;
import bergerie.server.solved.Workshop;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** All paths there are, with nothing around them. */
public final class BareFront implements AutoCloseable {

  private final Vertx vertx = HttpFront.network();
  private final Database.Place place = Database.SQLITE.place();
  private final Vault store = place.open();
  private final Hall hall =
      new Hall(
          store, TestServer.shelf(), TestServer.views(), Almanac.empty(), TableConfig.standard());
  private final Router router = Router.router(vertx);

  BareFront(Study study) {
    Path tables = place.data().resolve("tables");
    Origins origins = new Origins(List.of());
    new Front(
            hall,
            hall.desk(new Workshop(Almanac.empty(), tables, List.of())),
            new Callers(hall),
            () -> new Metrics(hall, new Sockets(hall, origins, Limits.none(), new Room())),
            new Gate(origins, Limits.none()),
            Building.LOCAL,
            () -> new Addresses(Optional.empty(), "127.0.0.1", 8080),
            study)
        .routes(router);
  }

  /** One whose study has no room for one more. */
  public static BareFront withAFullStudy() {
    Study study = new Study();
    study.close();
    return new BareFront(study);
  }

  Router router() {
    return router;
  }

  /** Answers from now on; the port. */
  public int open() {
    return vertx
        .createHttpServer()
        .requestHandler(router)
        .listen(0, "127.0.0.1")
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
    hall.close();
    store.close();
  }
}
