package bergerie.server.store;

import bergerie.server.Scratch;
import bergerie.server.time.HouseTime;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The databases every test of the store runs on, both of them real. */
public enum Database {
  SQLITE,
  POSTGRESQL;

  private static final AtomicInteger NUMBER = new AtomicInteger();

  /** An empty place for matches. */
  public record Place(Path data, Optional<String> url) {
    public Vault open() {
      return Stores.open(data, url);
    }

    Vault open(HouseTime time) {
      return Stores.open(data, url, time);
    }
  }

  public Place place() {
    try {
      Path data = Scratch.untilTheEnd().folder();
      return switch (this) {
        case SQLITE -> new Place(data, Optional.empty());
        case POSTGRESQL -> new Place(data, Optional.of(created()));
      };
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String created() throws SQLException {
    String name = "bergerie" + NUMBER.incrementAndGet();
    try (Connection connection = Running.POSTGRES.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return "postgresql://postgres:postgres@localhost:" + Running.POSTGRES.getPort() + "/" + name;
  }

  /** Started on first use, once for all tests of a run; it ends with the JVM. */
  private static final class Running {
    static final EmbeddedPostgres POSTGRES = start();

    private static EmbeddedPostgres start() {
      try {
        // By default it would be made fast at the price of what is tested here.
        return EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
