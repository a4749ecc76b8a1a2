package bergerie.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Optional;

/**
 * What stands in a log.
 *
 * @param last when its last event was written; empty where nothing was
 */
public record Survey(long matches, long events, Optional<Instant> last) {

  static Survey of(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT count(DISTINCT match), count(*), max(at) FROM event")) {
      row.next();
      long last = row.getLong(3);
      return new Survey(
          row.getLong(1),
          row.getLong(2),
          row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(last)));
    }
  }
}
