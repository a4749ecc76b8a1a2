package bergerie.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** One file, the default. Its write-ahead log lets readers read while the scribe writes. */
final class SqliteEngine implements Engine {

  private static final int READERS = 4;
  private static final int BUSY_MS = 10_000;

  private final Path file;
  private final Path folder;
  private final String url;
  private final Lazy<FolderHold> hold = new Lazy<>(this::hold);
  private final Lazy<HikariDataSource> readers = new Lazy<>(this::pool);

  /** Which file it is, since another one may come to its place. */
  private final Lazy<String> identity = new Lazy<>(this::identity);

  SqliteEngine(Path file) {
    this.file = file;
    this.folder = file.resolveSibling("");
    this.url = "jdbc:sqlite:" + file;
  }

  private FolderHold hold() {
    try {
      PrivateFiles.folder(folder);
      FolderHold taken = FolderHold.take(folder);
      make();
      return taken;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** SQLite gives the files beside it the mode of this one. */
  void make() throws IOException {
    PrivateFiles.make(file);
    for (String name : List.of("", "-wal", "-shm")) {
      PrivateFiles.tighten(folder.resolve(file.getFileName() + name));
    }
  }

  private HikariDataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(0);
    config.setInitializationFailTimeout(-1);
    config.setReadOnly(true);
    config.setPoolName("sqlite readers");
    reading().toProperties().forEach((k, v) -> config.addDataSourceProperty((String) k, v));
    return new HikariDataSource(config);
  }

  private static SQLiteConfig reading() {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(BUSY_MS);
    return config;
  }

  private static SQLiteConfig writing() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MS);
    return config;
  }

  @Override
  public Connection writer() throws SQLException {
    hold.get();
    return connect();
  }

  /** A connection for whoever has the file to itself. */
  Connection connect() throws SQLException {
    Connection connection = writing().createConnection(url);
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public void letGo(Connection writer) throws SQLException {
    writer.close();
  }

  @Override
  public void migrate() {
    Migrations.run(url, "db/sqlite");
  }

  @Override
  public DataSource readers() {
    return readers.get();
  }

  /** The connections at hand would go on reading a file that was moved away: a new one is asked. */
  @Override
  public void look() throws SQLException {
    try (Connection connection = reading().createConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("SELECT 1 FROM life LIMIT 1");
      if (!identity.get().equals(identity())) {
        throw new SQLException(file + " is another file now");
      }
    } catch (UncheckedIOException e) {
      throw new SQLException(file + " can't be found", e);
    }
  }

  private String identity() {
    try {
      return String.valueOf(Files.readAttributes(file, BasicFileAttributes.class).fileKey());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
  public void backup(Path file) throws SQLException, IOException {
    // It may be there as long as it is empty.
    PrivateFiles.make(file);
    try (Connection connection = readers().getConnection();
        PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
      copy.setString(1, file.toString());
      copy.execute();
    }
  }

  @Override
  public void close() {
    readers.ifMade(HikariDataSource::close);
    hold.ifMade(FolderHold::close);
  }
}
