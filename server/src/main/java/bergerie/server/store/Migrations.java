package bergerie.server.store;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Brings a database to the form this server expects. */
final class Migrations {

  private static final Pattern SCRIPT = Pattern.compile("V(\\d+)__\\w+\\.sql");

  private Migrations() {}

  static void run(String url, String folder) {
    // Looking first saves a third of a start's time, which is Flyway's own start.
    if (isCurrent(url, newest(place(folder)))) {
      return;
    }
    try {
      Flyway.configure(Migrations.class.getClassLoader())
          .dataSource(url, "", "")
          .locations("classpath:" + folder)
          .connectRetries(10)
          .connectRetriesInterval(1)
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreException("preparing the database", e);
    }
  }

  private static boolean isCurrent(String url, int newest) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT version FROM flyway_schema_history WHERE success"
                    + " ORDER BY installed_rank DESC LIMIT 1")) {
      return row.next() && Integer.toString(newest).equals(row.getString(1));
    } catch (SQLException e) {
      // No such table, or no database yet: Flyway says what is wrong, if something is.
      return false;
    }
  }

  private static URL place(String folder) {
    return Objects.requireNonNull(Migrations.class.getResource("/" + folder));
  }

  /** The number of the newest script there, in a folder or in a jar. */
  static int newest(URL place) {
    try {
      return names(place).stream()
          .map(SCRIPT::matcher)
          .filter(Matcher::find)
          .mapToInt(script -> Integer.parseInt(script.group(1)))
          .max()
          .orElseThrow();
    } catch (IOException | URISyntaxException e) {
      throw new StoreException("looking for " + place, e);
    }
  }

  private static List<String> names(URL place) throws IOException, URISyntaxException {
    if (place.openConnection() instanceof JarURLConnection jar) {
      return jar.getJarFile().stream()
          .map(JarEntry::getName)
          .filter(name -> name.startsWith(jar.getEntryName()))
          .toList();
    }
    try (Stream<Path> files = Files.list(Path.of(place.toURI()))) {
      return files.map(Path::toString).toList();
    }
  }
}
