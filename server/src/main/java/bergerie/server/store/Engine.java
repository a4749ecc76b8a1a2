package bergerie.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/** What differs between the databases. */
interface Engine extends AutoCloseable {

  /**
   * A connection of its own for the one writer, without auto-commit.
   *
   * @throws InUse when another server holds the store: whoever gets a connection has it to itself
   */
  Connection writer() throws SQLException;

  /** Ends the writer's connection, so that another server can have the store at once. */
  void letGo(Connection writer) throws SQLException;

  /** Brings the database to the form this server expects; for whoever holds it. */
  void migrate();

  /** Connections that can't write. */
  DataSource readers();

  /** Asks the database something, and fails within seconds when it does not answer. */
  void look() throws SQLException;

  /** Whether a key was written before. */
  boolean isDuplicate(SQLException e);

  void backup(Path file) throws SQLException, IOException;

  /**
   * Puts a backup into the place of what is there. All of it is read before and after.
   *
   * @return where what was there before is kept, if there was anything
   * @throws InUse when a server holds the store
   */
  Optional<Path> restore(BackupFile backup) throws SQLException, IOException;

  /** Fails unless what is there can be read here; says what to do. */
  void inspect() throws SQLException;

  @Override
  void close();
}
