package bergerie.server.corpus;

import bergerie.server.ServerConfig;
import bergerie.server.TestServer;
import bergerie.server.hall.Secrets;
import bergerie.server.http.Limits;
import bergerie.server.store.Database;
import bergerie.solve.SmallSolution;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The servers that sessions are played on, each started when it is first needed. */
final class Houses implements AutoCloseable {

  /** What is particular about a server. */
  enum House {
    /** Nobody is hurried. */
    USUAL,
    /** Whoever is away is replaced at once. */
    IMPATIENT,
    /** Two messages a connection, and never another. */
    STRICT,
    /** With tables of Kukuli that are built in a moment. */
    SOLVING
  }

  private final Map<House, TestServer> open = new EnumMap<>(House.class);
  private volatile String seed = "";

  /** A server, whose chance is that of the session from now on. */
  TestServer enter(House house, String session) {
    seed = Secrets.hash(session);
    return open.computeIfAbsent(house, one -> TestServer.start(config(one)));
  }

  private ServerConfig config(House house) {
    Duration grace = house == House.IMPATIENT ? Duration.ZERO : Duration.ofHours(1);
    ServerConfig config =
        TestServer.config(Database.SQLITE.place())
            .shelf(Corpus.shelf())
            .tables(
                TestServer.hasty().grace(grace).thinking(Duration.ofMinutes(10)).seeds(() -> seed));
    return switch (house) {
      case USUAL, IMPATIENT -> config;
      case STRICT -> config.limits(Limits.of(0, 2));
      case SOLVING -> config.small(List.of(SmallSolution.kukuli(6, 1_000_000)));
    };
  }

  @Override
  public void close() {
    open.values().forEach(TestServer::close);
  }
}
