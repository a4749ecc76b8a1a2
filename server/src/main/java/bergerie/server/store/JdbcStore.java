package bergerie.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A store over JDBC: writing through the scribe, reading beside it. */
final class JdbcStore implements Store {

  private final Engine engine;
  private final Scribe scribe;

  JdbcStore(Engine engine) {
    this.engine = engine;
    try {
      this.scribe = new Scribe(engine);
      scribe.start();
    } catch (SQLException e) {
      throw new StoreException("opening the store", e);
    }
  }

  @Override
  public CompletableFuture<Written> append(List<Entry> entries) {
    return scribe.append(entries);
  }

  @Override
  public List<Entry> load(String match) {
    try (Connection connection = engine.readers().getConnection();
        PreparedStatement query =
            connection.prepareStatement(
                "SELECT seq, at, body FROM event WHERE match = ? ORDER BY seq")) {
      query.setString(1, match);
      List<Entry> entries = new ArrayList<>();
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          entries.add(new Entry(match, row.getLong(1), row.getLong(2), row.getString(3)));
        }
      }
      return entries;
    } catch (SQLException e) {
      throw new StoreException("reading the log", e);
    }
  }

  @Override
  public long down(long from, long to) {
    try (Connection connection = engine.readers().getConnection();
        PreparedStatement query =
            connection.prepareStatement("SELECT started, seen FROM life WHERE seen >= ?")) {
      query.setLong(1, from - Scribe.BEAT_MS);
      List<Life> lives = new ArrayList<>();
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          lives.add(new Life(row.getLong(1), row.getLong(2)));
        }
      }
      return Life.down(lives, from, to);
    } catch (SQLException e) {
      throw new StoreException("reading when servers were up", e);
    }
  }

  @Override
  public void backup(Path file) {
    try {
      engine.backup(file);
    } catch (SQLException e) {
      throw new StoreException("writing the backup", e);
    }
  }

  @Override
  public boolean healthy() {
    return scribe.healthy();
  }

  @Override
  public Load load() {
    return scribe.load();
  }

  @Override
  public void close() {
    scribe.close();
    engine.close();
  }
}
