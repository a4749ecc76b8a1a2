package bergerie.server.store;

import bergerie.server.safe.SeedKeys;
import bergerie.server.time.HouseTime;
import bergerie.server.time.SteadyTime;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Opens the store a host wishes for. */
public final class Stores {

  public static final String FILE = "bergerie.db";

  /** How often one that waits looks whether it may go on. */
  private static final Duration PAUSE = Duration.ofMillis(250);

  private Stores() {}

  /**
   * Opens the database of that URL, or else the file in the data folder.
   *
   * @param database {@code jdbc:postgresql:…}, or {@code postgresql://…} for short
   * @param time what time it is, so that it is known later when nobody was up
   * @throws InUse when another server has it
   */
  public static Vault open(Path data, Optional<String> database, HouseTime time) {
    return opened(data, database, engine -> JdbcStore.open(engine, data, time));
  }

  /** Opens it by the clock on the wall. */
  public static Vault open(Path data, Optional<String> database) {
    return open(data, database, new SteadyTime());
  }

  /** Opens it as soon as no other server has it, and says who has until then. */
  public static Vault await(
      Path data, Optional<String> database, HouseTime time, Consumer<InUse> waiting) {
    return opened(data, database, engine -> await(engine, data, time, waiting));
  }

  private static Vault await(Engine engine, Path data, HouseTime time, Consumer<InUse> waiting)
      throws SQLException {
    Optional<String> told = Optional.empty();
    while (true) {
      try {
        return JdbcStore.open(engine, data, time);
      } catch (InUse e) {
        if (!told.equals(Optional.of(e.who()))) {
          waiting.accept(e);
          told = Optional.of(e.who());
        }
      } catch (SQLException e) {
        // Once it was there, a database that is away for a while is waited for too.
        if (told.isEmpty()) {
          throw e;
        }
      }
      pause();
    }
  }

  private interface Opening {
    Vault open(Engine engine) throws SQLException;
  }

  private static Vault opened(Path data, Optional<String> database, Opening opening) {
    Engine engine = engine(data, database);
    return trying(engine, () -> opening.open(engine));
  }

  private interface Attempt<T> {
    T make() throws SQLException;
  }

  /** What fails leaves nothing open. */
  private static <T> T trying(Engine engine, Attempt<T> attempt) {
    try {
      return attempt.make();
    } catch (SQLException e) {
      engine.close();
      throw new StoreException("opening the store", e);
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /** Opens it to be read only, beside a server or without one; empty when there is no file. */
  public static Optional<Archive> read(Path data, Optional<String> database) {
    if (database.isEmpty() && !Files.exists(data.resolve(FILE))) {
      return Optional.empty();
    }
    Engine engine = engine(data, database);
    return Optional.of(
        trying(
            engine,
            () -> {
              engine.inspect();
              return new JdbcArchive(engine, SeedKeys.in(data));
            }));
  }

  /**
   * What came of a backup.
   *
   * @param kept where what was there before is kept, if there was anything
   */
  public record Restored(Survey survey, Optional<Path> kept) {}

  /** Reads a whole backup, and says what is in it. */
  public static Survey survey(Path backup) {
    return new BackupFile(backup).survey();
  }

  /**
   * Puts a backup into a folder or a database; what the folder holds is kept beside it, a database
   * must be empty.
   *
   * @throws InUse when a server holds the store
   */
  public static Restored restore(Path backup, Path data, Optional<String> database) {
    BackupFile file = new BackupFile(backup);
    Survey survey = file.survey();
    try (Engine engine = engine(data, database)) {
      SeedKeys.in(data).and(file.keys()).keep(data);
      return new Restored(survey, engine.restore(file));
    } catch (SQLException | IOException e) {
      throw new StoreException("restoring the backup", e);
    }
  }

  static Engine engine(Path data, Optional<String> database) {
    return database
        .<Engine>map(url -> new PostgresEngine(jdbc(url)))
        .orElseGet(() -> new SqliteEngine(data.resolve(FILE)));
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("waiting for the store", e);
    }
  }

  /** JDBC wants user and password behind the question mark, not before the host. */
  static String jdbc(String url) {
    if (url.startsWith("jdbc:")) {
      return url;
    }
    URI uri = URI.create(url);
    StringBuilder jdbc = new StringBuilder("jdbc:postgresql://" + uri.getHost());
    if (uri.getPort() >= 0) {
      jdbc.append(':').append(uri.getPort());
    }
    List<String> settings = new ArrayList<>();
    if (uri.getRawUserInfo() != null) {
      String[] parts = uri.getRawUserInfo().split(":", 2);
      settings.add("user=" + parts[0]);
      if (parts.length > 1) {
        settings.add("password=" + parts[1]);
      }
    }
    if (uri.getRawQuery() != null) {
      settings.add(uri.getRawQuery());
    }
    return jdbc.append(uri.getRawPath()).append('?').append(String.join("&", settings)).toString();
  }
}
