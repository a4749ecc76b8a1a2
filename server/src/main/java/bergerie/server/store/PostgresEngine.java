package bergerie.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import javax.sql.DataSource;

/** For a host with a database server of its own. */
final class PostgresEngine implements Engine {

  private static final int READERS = 8;
  private static final int FETCH = 1_000;
  private static final String UNIQUE_VIOLATION = "23505";

  private final String url;
  private final Lazy<HikariDataSource> readers = new Lazy<>(this::pool);

  PostgresEngine(String url) {
    this.url = url;
    Migrations.run(url, "db/postgresql");
  }

  private HikariDataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(0);
    config.setInitializationFailTimeout(-1);
    config.setPoolName("postgresql readers");
    return new HikariDataSource(config);
  }

  @Override
  public Connection writer() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("reWriteBatchedInserts", "true");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("socketTimeout", "30");
    Connection connection = DriverManager.getConnection(url, properties);
    // Whatever the database does for others: what we acknowledge is on the disk.
    try (Statement durable = connection.createStatement()) {
      durable.execute("SET synchronous_commit = on");
    }
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public DataSource readers() {
    return readers.get();
  }

  @Override
  public boolean isDuplicate(SQLException e) {
    return UNIQUE_VIOLATION.equals(e.getSQLState());
  }

  /** Copies one moment of everything into a SQLite file, which a server can be started on. */
  @Override
  public void backup(Path file) throws SQLException {
    SqliteEngine copy = new SqliteEngine(file);
    try (Connection from = DriverManager.getConnection(url);
        Connection to = copy.writer()) {
      from.setAutoCommit(false);
      from.setReadOnly(true);
      from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      copy(
          from, to, "SELECT match, seq, at, body FROM event", "INSERT INTO event VALUES (?,?,?,?)");
      copy(from, to, "SELECT id, started, seen FROM life", "INSERT INTO life VALUES (?,?,?)");
      to.commit();
    } finally {
      copy.close();
    }
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
  public void close() {
    readers.ifMade(HikariDataSource::close);
  }
}
