package bergerie.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import javax.sql.DataSource;

/** For a host with a database server of its own. */
final class PostgresEngine implements Engine {

  private static final int READERS = 8;
  private static final int FETCH = 1_000;
  private static final String SCRIPTS = "db/postgresql";
  private static final String NAME = "The database";
  private static final long READER_WAITS_MS = 5_000;
  private static final long READER_PROVES_ITSELF_MS = 1_000;
  private static final String UNIQUE_VIOLATION = "23505";

  private final String url;
  private final DatabaseHold hold = new DatabaseHold();
  private final Lazy<HikariDataSource> readers = new Lazy<>(this::pool);

  /** Has asked for the database in vain, and may ask again. */
  private Optional<Connection> waiting = Optional.empty();

  /** Has looked before, and can look again. */
  private volatile Optional<Connection> looker = Optional.empty();

  PostgresEngine(String url) {
    this.url = url;
  }

  private HikariDataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(0);
    config.setInitializationFailTimeout(-1);
    config.setReadOnly(true);
    config.setPoolName("postgresql readers");
    config.setConnectionTimeout(READER_WAITS_MS);
    config.setValidationTimeout(READER_PROVES_ITSELF_MS);
    impatience("2", "5").forEach((key, value) -> config.addDataSourceProperty((String) key, value));
    return new HikariDataSource(config);
  }

  @Override
  public synchronized Connection writer() throws SQLException {
    Connection connection = waiting.isPresent() ? waiting.get() : connect();
    waiting = Optional.empty();
    try {
      hold.take(connection);
      connection.setAutoCommit(false);
      return connection;
    } catch (InUse e) {
      waiting = Optional.of(connection);
      throw e;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** A network that falls silent is noticed after so many seconds. */
  private static Properties impatience(String connecting, String reading) {
    Properties properties = new Properties();
    properties.setProperty("ApplicationName", Keeper.here().write());
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("connectTimeout", connecting);
    properties.setProperty("socketTimeout", reading);
    return properties;
  }

  private Connection connect() throws SQLException {
    Properties properties = impatience("2", "5");
    properties.setProperty("reWriteBatchedInserts", "true");
    Connection connection = DriverManager.getConnection(url, properties);
    try (Statement settings = connection.createStatement()) {
      // Whatever the database does for others: what we acknowledge is on the disk.
      settings.execute("SET synchronous_commit = on");
      // A host that vanishes without a word frees the database in seconds, not in hours.
      settings.execute("SET tcp_keepalives_idle = 3");
      settings.execute("SET tcp_keepalives_interval = 2");
      settings.execute("SET tcp_keepalives_count = 3");
    }
    return connection;
  }

  /** A connection that is closed is gone a moment later; its lock need not wait for that. */
  @Override
  public void letGo(Connection writer) throws SQLException {
    try (writer) {
      if (writer.isValid(1)) {
        writer.setAutoCommit(true);
        hold.release(writer);
      }
    }
  }

  @Override
  public void migrate() {
    Migrations.run(url, SCRIPTS, NAME);
  }

  @Override
  public DataSource readers() {
    return readers.get();
  }

  @Override
  public void look() throws SQLException {
    Connection connection =
        looker.isPresent() ? looker.get() : DriverManager.getConnection(url, impatience("2", "2"));
    looker = Optional.empty();
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT 1 FROM life LIMIT 1");
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
    looker = Optional.of(connection);
  }

  @Override
  public boolean isDuplicate(SQLException e) {
    return UNIQUE_VIOLATION.equals(e.getSQLState());
  }

  /** Copies one moment of everything into a SQLite file, which a server can be started on. */
  @Override
  public void backup(Path file) throws SQLException, IOException {
    SqliteEngine copy = new SqliteEngine(file);
    copy.make();
    copy.migrate();
    try (Connection from = DriverManager.getConnection(url);
        Connection to = copy.connect()) {
      from.setAutoCommit(false);
      from.setReadOnly(true);
      from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      copy(from, to);
      to.commit();
    } finally {
      copy.close();
    }
  }

  @Override
  public void inspect() throws SQLException {
    try (Connection connection = readers().getConnection()) {
      Fitness.form(connection, NAME, Migrations.newest(SCRIPTS));
    }
  }

  /** Nothing is thrown away: the database must be empty. */
  @Override
  public Optional<Path> restore(BackupFile backup) throws SQLException, IOException {
    Survey expected = backup.survey();
    try (Connection from = backup.connect();
        Connection to = writer()) {
      migrate();
      // Counting a large database takes its time.
      to.setNetworkTimeout(Runnable::run, 0);
      if (Survey.of(to).events() > 0) {
        throw new StoreException(
            "There are matches in the database. A backup is restored into an empty one: make one,"
                + " and name it by --database.");
      }
      copy(from, to);
      for (String id : backup.keys().ids()) {
        KeyRegister.note(to, id);
      }
      if (!Survey.of(to).equals(expected)) {
        throw new StoreException("What was restored is not what the backup holds.");
      }
      to.commit();
    }
    return Optional.empty();
  }

  private static void copy(Connection from, Connection to) throws SQLException {
    copy(from, to, "SELECT match, seq, at, body FROM event", "INSERT INTO event VALUES (?,?,?,?)");
    copy(from, to, "SELECT id, started, seen FROM life", "INSERT INTO life VALUES (?,?,?)");
  }

  private static void copy(Connection from, Connection to, String select, String insert)
      throws SQLException {
    try (Statement query = from.createStatement();
        PreparedStatement into = to.prepareStatement(insert)) {
      query.setFetchSize(FETCH);
      try (ResultSet row = query.executeQuery(select)) {
        int columns = row.getMetaData().getColumnCount();
        while (row.next()) {
          for (int i = 1; i <= columns; i++) {
            into.setObject(i, row.getObject(i));
          }
          into.execute();
        }
      }
    }
  }

  @Override
  public synchronized void close() {
    readers.ifMade(HikariDataSource::close);
    waiting.ifPresent(PostgresEngine::end);
    looker.ifPresent(PostgresEngine::end);
  }

  private static void end(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreException("closing the store", e);
    }
  }
}
