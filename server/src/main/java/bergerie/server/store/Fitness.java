package bergerie.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sqlite.SQLiteErrorCode;

/** Whether a database is one that this server can use; where it is not, what a host can do. */
final class Fitness {

  private static final String HISTORY = "flyway_schema_history";
  private static final String LOG = "event";

  /** With what every file of SQLite begins. */
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

  private Fitness() {}

  /**
   * The form a database has; empty where it has none, because nothing was ever put there.
   *
   * @param name what a host calls it
   * @param newest the newest form that is known here
   * @throws StoreException where it is another program's, or of a time to come
   */
  static Optional<Integer> form(Connection connection, String name, int newest)
      throws SQLException {
    Set<String> tables = tables(connection);
    if (tables.isEmpty()) {
      return Optional.empty();
    }
    if (!tables.containsAll(List.of(HISTORY, LOG))) {
      throw new StoreException(
          name
              + " belongs to another program: there are tables in it, and none are Bergerie’s."
              + " Serve with another --data or --database.");
    }
    int form = form(connection);
    if (form > newest) {
      throw new StoreException(
          "%s was written by a newer Bergerie (its form is %d, this one knows %d): run that one, or restore a backup from before into another folder."
              .formatted(name, form, newest));
    }
    return Optional.of(form);
  }

  private static Set<String> tables(Connection connection) throws SQLException {
    Set<String> names = new TreeSet<>();
    try (ResultSet row =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
      while (row.next()) {
        names.add(row.getString("TABLE_NAME"));
      }
    }
    names.removeIf(name -> name.startsWith("sqlite_"));
    return names;
  }

  private static int form(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT version FROM flyway_schema_history WHERE success"
                    + " ORDER BY installed_rank DESC LIMIT 1")) {
      return row.next() ? Integer.parseInt(row.getString(1)) : 0;
    }
  }

  /**
   * What a file’s database has complained of.
   *
   * @throws StoreException where the file can't be read as a database, or not to its end
   */
  static SQLException unlessDamaged(Path file, SQLException e) {
    int code = e.getErrorCode() & 0xff;
    if (code == SQLiteErrorCode.SQLITE_NOTADB.code || code == SQLiteErrorCode.SQLITE_CORRUPT.code) {
      throw damaged(file).because(e);
    }
    return e;
  }

  private static StoreException damaged(Path file) {
    String backup =
        newestBackup(file)
            .map(found -> "The newest backup beside it is " + told(found) + ".")
            .orElse("There is no backup beside it.");
    return new StoreException(
        "%s is damaged, or no database at all. Put a backup into its place: ./bergerie restore FILE --data %s. What is there now is kept. %s"
            .formatted(file, file.resolveSibling(""), backup));
  }

  /** The newest other database in the folder of a file, or in the one above. */
  private static Optional<Path> newestBackup(Path file) {
    Path folder = file.toAbsolutePath().resolveSibling("");
    return Stream.of(folder, folder.resolveSibling(""))
        .flatMap(place -> files(place).stream())
        .filter(one -> !one.getFileName().equals(file.getFileName()) && isDatabase(one))
        .max(Comparator.comparing(Fitness::changed));
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).filter(Files::isReadable).toList();
    } catch (IOException e) {
      // Nobody promised that there are any.
      return List.of();
    }
  }

  private static boolean isDatabase(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
    } catch (IOException e) {
      // Gone meanwhile, or not ours to read.
      return false;
    }
  }

  private static String told(Path file) {
    return file
        + ", of "
        + changed(file)
            .atZone(ZoneId.systemDefault())
            .toLocalDateTime()
            .truncatedTo(ChronoUnit.MINUTES);
  }

  private static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
