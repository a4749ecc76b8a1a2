package bergerie.server.store;

import bergerie.server.safe.SeedKeys;
import bergerie.table.port.Entry;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Reading over JDBC. */
final class JdbcArchive implements Archive {

  /** Both counts have an index of their own. */
  private static final String BOUND =
      """
      SELECT
        (SELECT count(DISTINCT match) FROM event WHERE substr(body, 1, 13) = '{"t":"pledge"'),
        (SELECT count(*) FROM event WHERE substr(body, 1, 14) = '{"t":"unshown"')
      """;

  private final Engine engine;
  private final SeedKeys keys;

  JdbcArchive(Engine engine, SeedKeys keys) {
    this.engine = engine;
    this.keys = keys;
  }

  @Override
  public List<Entry> load(String match) {
    return load(match, 1);
  }

  List<Entry> load(String match, long from) {
    try (Connection connection = engine.readers().getConnection();
        PreparedStatement query =
            connection.prepareStatement(
                "SELECT seq, at, body FROM event WHERE match = ? AND seq >= ? ORDER BY seq")) {
      query.setString(1, match);
      query.setLong(2, from);
      List<Entry> entries = new ArrayList<>();
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          String body = keys.opened(match, row.getString(3));
          entries.add(new Entry(match, row.getLong(1), row.getLong(2), body));
        }
      }
      return entries;
    } catch (SQLException | IllegalStateException e) {
      throw new StoreException("reading the log", e);
    }
  }

  @Override
  public Bound bound() {
    try (Connection connection = engine.readers().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(BOUND)) {
      row.next();
      return new Bound(row.getLong(1), row.getLong(2));
    } catch (SQLException e) {
      throw new StoreException("counting", e);
    }
  }

  @Override
  public void backup(Path file) {
    try {
      engine.backup(file);
      KeyRegister.pack(file, keys);
    } catch (SQLException | IOException e) {
      throw new StoreException("writing the backup", e);
    }
  }

  @Override
  public void close() {
    engine.close();
  }
}
