package bergerie.server.store;

import bergerie.server.safe.SeedKeys;
import bergerie.table.port.Entry;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The writer's connection, with its statements made ready once. */
final class Pen implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 5;

  private final Connection connection;
  private final SeedKeys keys;
  private final PreparedStatement insert;
  private final PreparedStatement read;
  private final PreparedStatement beat;

  Pen(Connection connection, SeedKeys keys) throws SQLException {
    this.connection = connection;
    this.keys = keys;
    this.insert =
        connection.prepareStatement("INSERT INTO event (match, seq, at, body) VALUES (?, ?, ?, ?)");
    this.read =
        connection.prepareStatement("SELECT at, body FROM event WHERE match = ? AND seq = ?");
    this.beat = connection.prepareStatement("UPDATE life SET seen = ? WHERE id = ?");
  }

  void add(List<Entry> entries) throws SQLException {
    for (Entry entry : entries) {
      insert.setString(1, entry.match());
      insert.setLong(2, entry.seq());
      insert.setLong(3, entry.at());
      insert.setString(4, written(entry));
      insert.addBatch();
    }
  }

  private String written(Entry entry) {
    return keys.locked(entry.match(), entry.body());
  }

  /** The same work on another connection. */
  Pen on(Connection next) throws SQLException {
    return new Pen(next, keys);
  }

  void commit() throws SQLException {
    insert.executeBatch();
    connection.commit();
  }

  /** Whether its connection still answers. */
  boolean isAlive() throws SQLException {
    return connection.isValid(PATIENCE_SECONDS);
  }

  /** Fails unless its connection still answers. */
  void prove() throws SQLException {
    if (!isAlive()) {
      throw new SQLException("the writer's connection is lost");
    }
  }

  /** Forgets what was not committed. */
  void discard() throws SQLException {
    insert.clearBatch();
    connection.rollback();
  }

  /** Whether exactly these entries are in the log. */
  boolean stands(List<Entry> entries) throws SQLException {
    boolean all = true;
    for (Entry entry : entries) {
      read.setString(1, entry.match());
      read.setLong(2, entry.seq());
      try (ResultSet row = read.executeQuery()) {
        all =
            all
                && row.next()
                && row.getLong(1) == entry.at()
                && written(entry).equals(row.getString(2));
      }
    }
    connection.rollback();
    return all;
  }

  /** Begins a life, and tells how many there were. */
  long begin(String life, long now) throws SQLException {
    try (PreparedStatement birth =
        connection.prepareStatement("INSERT INTO life (id, started, seen) VALUES (?, ?, ?)")) {
      birth.setString(1, life);
      birth.setLong(2, now);
      birth.setLong(3, now);
      birth.execute();
    }
    return lives();
  }

  /** How many servers have written here; each one that begins adds itself. */
  long lives() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT count(*) FROM life")) {
      row.next();
      long lives = row.getLong(1);
      connection.commit();
      return lives;
    }
  }

  /** When servers were up. */
  List<Life> history() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT started, seen FROM life")) {
      List<Life> lives = new ArrayList<>();
      while (row.next()) {
        lives.add(new Life(row.getLong(1), row.getLong(2)));
      }
      connection.commit();
      return lives;
    }
  }

  /** Goes with the next commit. */
  void beat(String life, long now) throws SQLException {
    beat.setLong(1, now);
    beat.setString(2, life);
    beat.executeUpdate();
  }

  /** Ends the work, and lets others have the store. */
  void letGo(Engine engine) throws SQLException {
    engine.letGo(connection);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
