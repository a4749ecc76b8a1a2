package bergerie.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The writer's connection, with its statements made ready once. */
final class Pen implements AutoCloseable {

  private final Connection connection;
  private final PreparedStatement insert;
  private final PreparedStatement read;
  private final PreparedStatement beat;

  Pen(Connection connection) throws SQLException {
    this.connection = connection;
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
      insert.setString(4, entry.body());
      insert.addBatch();
    }
  }

  void commit() throws SQLException {
    insert.executeBatch();
    connection.commit();
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
                && entry.body().equals(row.getString(2));
      }
    }
    connection.rollback();
    return all;
  }

  void begin(String life, long now) throws SQLException {
    try (PreparedStatement birth =
        connection.prepareStatement("INSERT INTO life (id, started, seen) VALUES (?, ?, ?)")) {
      birth.setString(1, life);
      birth.setLong(2, now);
      birth.setLong(3, now);
      birth.execute();
    }
    connection.commit();
  }

  /** Goes with the next commit. */
  void beat(String life, long now) throws SQLException {
    beat.setLong(1, now);
    beat.setString(2, life);
    beat.executeUpdate();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
