package bergerie.server.store;

import bergerie.server.safe.PrivateFiles;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/** One file, the default. Its write-ahead log lets readers read while the scribe writes. */
final class SqliteEngine implements Engine {

  private static final int READERS = 4;
  private static final int BUSY_MS = 10_000;
  private static final String SCRIPTS = "db/sqlite";

  /** The log that is written ahead belongs to the file, and goes with it, or first. */
  private static final List<String> PARTS = List.of("-wal", "-shm", "");

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

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
    for (String part : PARTS) {
      PrivateFiles.tighten(beside(part));
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
    try {
      return connect();
    } catch (SQLException e) {
      throw Fitness.unlessDamaged(file, e);
    }
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
    Migrations.run(url, SCRIPTS, file.toString());
  }

  /** The newest form of a file that is known here. */
  static int newest() {
    return Migrations.newest(SCRIPTS);
  }

  @Override
  public void inspect() throws SQLException {
    try (Connection connection = reading().createConnection(url)) {
      Fitness.form(connection, file.toString(), newest());
    } catch (SQLException e) {
      throw Fitness.unlessDamaged(file, e);
    }
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
  public Optional<Path> restore(BackupFile backup) throws SQLException, IOException {
    hold.get();
    Survey expected = backup.survey();
    Path fresh = beside(".restoring");
    backup.copy(fresh);
    if (!new BackupFile(fresh).survey().equals(expected)) {
      throw new StoreException(fresh + " is not what was restored. Nothing else was changed.");
    }
    Optional<Path> kept =
        Files.exists(file) && Files.size(file) > 0
            ? Optional.of(
                beside(".before-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP)))
            : Optional.empty();
    for (String part : PARTS) {
      if (kept.isPresent() && Files.exists(beside(part))) {
        Files.move(beside(part), folder.resolve(kept.get().getFileName() + part));
      }
    }
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    return kept;
  }

  private Path beside(String suffix) {
    return folder.resolve(file.getFileName() + suffix);
  }

  @Override
  public void close() {
    readers.ifMade(HikariDataSource::close);
    hold.ifMade(FolderHold::close);
  }
}
