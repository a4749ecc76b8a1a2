package bergerie.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;

/** Keeps a PostgreSQL database for one server, by a lock that ends with the writer's connection. */
final class DatabaseHold {

  /** The name of the lock: “bergerie” in eight bytes. */
  private static final long NAME = 0x6265726765726965L;

  /** A server that was killed just now has its connection for a moment longer. */
  private static final Duration PATIENCE = Duration.ofMillis(300);

  private static final Duration PAUSE = Duration.ofMillis(50);

  private static final String HOLDER =
      """
      SELECT l.pid, coalesce(a.backend_start::text, ''), coalesce(a.application_name, '')
      FROM pg_locks l LEFT JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND l.classid = ? AND l.objid = ?
      """;

  /** A connection as the database sees it. */
  private record Backend(int pid, String since, String name) {
    String told() {
      return Keeper.read(name).map(Keeper::told).orElse("PostgreSQL’s process " + pid);
    }
  }

  private Optional<Backend> ours = Optional.empty();

  /** Takes it with a connection that commits by itself. */
  void take(Connection connection) throws SQLException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!lock(connection)) {
      if (System.nanoTime() - until < 0) {
        pause();
        continue;
      }
      Optional<Backend> holder = holder(connection);
      if (holder.isPresent() && holder.equals(ours)) {
        // Ours, from before the network failed; the database has not noticed yet.
        end(connection, holder.get());
        throw new SQLException("the connection lost before has not ended yet");
      }
      holder.ifPresent(
          other -> {
            throw new InUse("the database", other.told());
          });
    }
    ours = holder(connection);
  }

  void release(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT pg_advisory_unlock(" + NAME + ")");
    }
  }

  private static void pause() throws SQLException {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException("waiting for the database", e);
    }
  }

  private static boolean lock(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT pg_try_advisory_lock(" + NAME + ")")) {
      return row.next() && row.getBoolean(1);
    }
  }

  private static Optional<Backend> holder(Connection connection) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(HOLDER)) {
      query.setLong(1, NAME >>> 32);
      query.setLong(2, NAME & 0xffff_ffffL);
      try (ResultSet row = query.executeQuery()) {
        return row.next()
            ? Optional.of(new Backend(row.getInt(1), row.getString(2), row.getString(3)))
            : Optional.empty();
      }
    }
  }

  private static void end(Connection connection, Backend backend) throws SQLException {
    try (PreparedStatement call = connection.prepareStatement("SELECT pg_terminate_backend(?)")) {
      call.setInt(1, backend.pid());
      call.execute();
    }
  }
}
