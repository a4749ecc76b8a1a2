package bergerie.server.store;

import bergerie.server.safe.SeedKeys;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * With which keys the seeds in a database were locked. The keys are in a file beside it; in a
 * backup they travel along, so that one file is all it takes to go on elsewhere.
 */
final class KeyRegister {

  private KeyRegister() {}

  /**
   * The keys of a folder, of which one is made where none was ever used. Those of a backup that was
   * put into the place of a database go there, too.
   *
   * @throws StoreException where the database has seeds that they can't open
   */
  static SeedKeys open(Connection connection, Path folder) throws SQLException {
    try {
      Set<String> used = ids(connection);
      SeedKeys brought = secrets(connection);
      SeedKeys there = SeedKeys.in(folder);
      SeedKeys keys = there.and(brought);
      if (keys.isEmpty() && used.isEmpty()) {
        keys = keys.andANewOne();
      }
      if (!keys.ids().equals(there.ids())) {
        keys.keep(folder);
      }
      used.removeAll(keys.ids());
      if (!used.isEmpty()) {
        throw new StoreException(missing(folder, used));
      }
      note(connection, keys.ids().iterator().next());
      connection.commit();
      if (!brought.isEmpty()) {
        connection.setAutoCommit(true);
        empty(connection);
        connection.setAutoCommit(false);
      }
      return keys;
    } catch (IOException | IllegalArgumentException e) {
      throw new StoreException("the keys of seeds", e);
    }
  }

  private static String missing(Path folder, Set<String> ids) {
    return "Seeds of matches were locked with the key %s, which is not in %s. Bring that file from the server that wrote them, or restore a backup, which holds it."
        .formatted(String.join(", ", ids), folder.resolve(SeedKeys.FILE));
  }

  private static Set<String> ids(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT id FROM seed_key")) {
      Set<String> ids = new TreeSet<>();
      while (row.next()) {
        ids.add(row.getString(1));
      }
      return ids;
    }
  }

  /** Keeps in mind that a key may have locked what is there. */
  static void note(Connection connection, String id) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO seed_key (id) VALUES (?) ON CONFLICT (id) DO NOTHING")) {
      insert.setString(1, id);
      insert.execute();
    }
  }

  /** Puts the keys into a backup; where there is no place for them, nothing was ever locked. */
  static void pack(Path backup, SeedKeys keys) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + backup)) {
      if (hasRegister(connection)) {
        pack(connection, keys);
      }
    }
  }

  private static void pack(Connection backup, SeedKeys keys) throws SQLException {
    try (PreparedStatement insert =
        backup.prepareStatement("INSERT OR REPLACE INTO seed_key VALUES (?, ?)")) {
      for (Map.Entry<String, String> key : keys.secrets().entrySet()) {
        insert.setString(1, key.getKey());
        insert.setString(2, key.getValue());
        insert.execute();
      }
    }
  }

  /** The keys that a backup has brought; older ones have none. */
  static SeedKeys unpacked(Connection backup) throws SQLException {
    return hasRegister(backup) ? secrets(backup) : SeedKeys.of(Stream.of());
  }

  private static SeedKeys secrets(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT secret FROM seed_key WHERE secret IS NOT NULL")) {
      List<String> secrets = new ArrayList<>();
      while (row.next()) {
        secrets.add(row.getString(1));
      }
      return SeedKeys.of(secrets.stream());
    }
  }

  private static boolean hasRegister(Connection file) throws SQLException {
    try (Statement statement = file.createStatement();
        ResultSet table =
            statement.executeQuery("SELECT 1 FROM sqlite_master WHERE name = 'seed_key'")) {
      return table.next();
    }
  }

  /** Takes the keys out of a file again that was a backup, without a trace. */
  static void empty(Path file) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      if (hasRegister(connection)) {
        empty(connection);
      }
    }
  }

  /** Only a file of SQLite can have been a backup. */
  private static void empty(Connection file) throws SQLException {
    try (Statement statement = file.createStatement()) {
      statement.execute("PRAGMA secure_delete = ON");
      statement.execute("UPDATE seed_key SET secret = NULL");
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
  }
}
