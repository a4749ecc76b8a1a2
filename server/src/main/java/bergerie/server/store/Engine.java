package bergerie.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What differs between the databases. */
interface Engine extends AutoCloseable {

  /** A connection of its own for the one writer, without auto-commit. */
  Connection writer() throws SQLException;

  DataSource readers();

  /** Whether a key was written before. */
  boolean isDuplicate(SQLException e);

  void backup(Path file) throws SQLException;

  @Override
  void close();
}
