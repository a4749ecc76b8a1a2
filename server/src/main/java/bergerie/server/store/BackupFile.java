package bergerie.server.store;

import bergerie.server.safe.PrivateFiles;
import bergerie.server.safe.SeedKeys;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/** A file that a backup was written to, before it is trusted. */
final class BackupFile {

  private final Path file;

  BackupFile(Path file) {
    this.file = file;
  }

  /** A connection that can't write. */
  Connection connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return config.createConnection("jdbc:sqlite:" + file);
  }

  /**
   * Reads all of it.
   *
   * @throws StoreException where it is damaged, of a time to come, or no backup at all
   */
  Survey survey() {
    if (!Files.isRegularFile(file)) {
      throw new StoreException(file + ": there is no such file");
    }
    try (Connection connection = connect()) {
      if (Fitness.form(connection, file.toString(), SqliteEngine.newest()).isEmpty()) {
        throw new StoreException(file + " is empty: it is no backup");
      }
      checkEveryPage(connection);
      return Survey.of(connection);
    } catch (SQLException e) {
      throw new StoreException(file + " is damaged, or no backup: " + e.getMessage()).because(e);
    }
  }

  /** The keys of the seeds in it. */
  SeedKeys keys() throws SQLException {
    try (Connection connection = connect()) {
      return KeyRegister.unpacked(connection);
    }
  }

  private static void checkEveryPage(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA integrity_check(1)")) {
      row.next();
      if (!row.getString(1).equals("ok")) {
        throw new SQLException(row.getString(1));
      }
    }
  }

  /**
   * Writes it again somewhere else, with what may still wait in the log beside it, and without
   * keys.
   */
  void copy(Path to) throws IOException, SQLException {
    Files.deleteIfExists(to);
    PrivateFiles.make(to);
    try (Connection connection = connect();
        PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
      copy.setString(1, to.toString());
      copy.execute();
    }
    KeyRegister.empty(to);
    try (FileChannel channel = FileChannel.open(to, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }
}
