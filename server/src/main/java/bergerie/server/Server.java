package bergerie.server;

import bergerie.bots.solve.Almanac;
import bergerie.server.http.HttpFront;
import bergerie.server.solved.Workshop;
import bergerie.server.store.Store;
import bergerie.server.store.Stores;
import bergerie.server.table.Hall;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** A running server. */
public final class Server implements AutoCloseable {

  private final Store store;
  private final Hall hall;
  private final Workshop workshop;
  private final HttpFront front;

  private Server(Store store, Hall hall, Workshop workshop, HttpFront front) {
    this.store = store;
    this.hall = hall;
    this.workshop = workshop;
    this.front = front;
  }

  public static Server start(ServerConfig config) {
    // The network gets ready while the database is opened.
    CompletableFuture<Vertx> network = CompletableFuture.supplyAsync(HttpFront::network);
    Store store = Stores.open(config.data(), config.database());
    Almanac almanac = Almanac.in(config.solved());
    Hall hall = new Hall(store, config.shelf(), almanac, config.tables());
    Workshop workshop = new Workshop(almanac, config.small());
    try {
      HttpFront front =
          new HttpFront(
              network.join(),
              hall,
              almanac,
              workshop,
              config.host(),
              config.port(),
              config.origins(),
              config.limits());
      return new Server(store, hall, workshop, front);
    } catch (RuntimeException e) {
      hall.close();
      store.close();
      throw e;
    }
  }

  public int port() {
    return front.port();
  }

  public int connections() {
    return front.connections();
  }

  public int tables() {
    return hall.size();
  }

  /** Writes everything into one new file, while matches go on. */
  public void backup(Path file) {
    store.backup(file);
  }

  /** Sends everybody away to come again, finishes what was begun, and closes the store. */
  @Override
  public void close() {
    front.close();
    workshop.close();
    hall.close();
    store.close();
  }
}
