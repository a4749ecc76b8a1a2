package bergerie.server;

import bergerie.bots.tables.Almanac;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Hours;
import bergerie.server.http.HttpFront;
import bergerie.server.reach.Addresses;
import bergerie.server.solved.Workshop;
import bergerie.server.store.InUse;
import bergerie.server.store.Stores;
import bergerie.server.store.Vault;
import bergerie.server.time.HouseTime;
import bergerie.solve.layer.TableFolder;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.LoggerFactory;

/** A running server. */
public final class Server implements AutoCloseable {

  private final Vault store;
  private final Hall hall;
  private final Workshop workshop;
  private final HttpFront front;

  private Server(Vault store, Hall hall, Workshop workshop, HttpFront front) {
    this.store = store;
    this.hall = hall;
    this.workshop = workshop;
    this.front = front;
  }

  /**
   * Opens the house.
   *
   * @throws InUse when another server has its store
   */
  public static Server start(ServerConfig config) {
    return start(config, time -> Stores.open(config.data(), config.database(), time));
  }

  /** Opens the house as soon as no other server has its store, and says who has until then. */
  public static Server standBy(ServerConfig config, Consumer<InUse> waiting) {
    return start(config, time -> Stores.await(config.data(), config.database(), time, waiting));
  }

  private static Server start(ServerConfig config, Function<HouseTime, Vault> opening) {
    // Before several threads ask for loggers at once, of which SLF4J would complain.
    var _ = LoggerFactory.getILoggerFactory();
    // The network gets ready while the database is opened.
    CompletableFuture<Vertx> network = CompletableFuture.supplyAsync(HttpFront::network);
    Hours hours = config.tables().hours().get();
    try {
      ServerConfig timed = config.tables(config.tables().hours(() -> hours));
      return open(timed, opening.apply(hours), network);
    } catch (RuntimeException e) {
      hours.close();
      network.join().close();
      throw e;
    }
  }

  private static Server open(ServerConfig config, Vault store, CompletableFuture<Vertx> network) {
    Almanac almanac = Almanac.of(new TableFolder(config.solved()));
    Hall hall = new Hall(store, config.shelf(), config.views(), almanac, config.tables());
    Workshop workshop = new Workshop(almanac, config.solved(), config.small());
    try {
      HttpFront front =
          new HttpFront(
              network.join(),
              hall,
              hall.desk(workshop),
              config.addresses(),
              config.origins(),
              config.limits(),
              config.building());
      return new Server(store, hall, workshop, front);
    } catch (RuntimeException e) {
      hall.close();
      store.close();
      throw e;
    }
  }

  public int port() {
    return addresses().port();
  }

  public Addresses addresses() {
    return front.addresses();
  }

  public int connections() {
    return front.connections();
  }

  /** How many seats are played by calls. */
  public int callers() {
    return front.callers();
  }

  public int tables() {
    return hall.size();
  }

  /** Completed when another server has taken its store: nothing can be saved here any more. */
  public CompletableFuture<RuntimeException> lost() {
    return store.lost();
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
