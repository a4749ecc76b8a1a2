package bergerie.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** One file, the default. WAL lets readers read while the scribe writes. */
final class SqliteEngine implements Engine {

  private static final int READERS = 4;
  private static final int BUSY_MS = 10_000;

  private final String url;
  private final Lazy<HikariDataSource> readers = new Lazy<>(this::pool);

  SqliteEngine(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.url = "jdbc:sqlite:" + file;
    Migrations.run(url, "db/sqlite");
  }

  private HikariDataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(0);
    config.setInitializationFailTimeout(-1);
    config.setPoolName("sqlite readers");
    settings().toProperties().forEach((k, v) -> config.addDataSourceProperty((String) k, v));
    return new HikariDataSource(config);
  }

  private static SQLiteConfig settings() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MS);
    return config;
  }

  @Override
  public Connection writer() throws SQLException {
    Connection connection = settings().createConnection(url);
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public DataSource readers() {
    return readers.get();
  }

  @Override
  public boolean isDuplicate(SQLException e) {
    // A batch hides the code in its cause, and no SQLState is set.
    return isConstraint(e) || (e.getCause() instanceof SQLException cause && isConstraint(cause));
  }

  private static boolean isConstraint(SQLException e) {
    return (e.getErrorCode() & 0xff) == SQLiteErrorCode.SQLITE_CONSTRAINT.code;
  }

  @Override
  public void backup(Path file) throws SQLException {
    try (Connection connection = settings().createConnection(url);
        PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
      copy.setString(1, file.toString());
      copy.execute();
    }
  }

  @Override
  public void close() {
    readers.ifMade(HikariDataSource::close);
  }
}
