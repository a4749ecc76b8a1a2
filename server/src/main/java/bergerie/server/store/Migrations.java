package bergerie.server.store;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

  /**
   * @param name what a host calls the database
   */
  static void run(String url, String folder, String name) {
    int newest = newest(folder);
    // Looking first saves a third of a start's time, which is Flyway's own start.
    if (form(url, name, newest).equals(Optional.of(newest))) {
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

  private static Optional<Integer> form(String url, String name, int newest) {
    try (Connection connection = DriverManager.getConnection(url)) {
      return Fitness.form(connection, name, newest);
    } catch (SQLException e) {
      throw new StoreException("preparing the database", e);
    }
  }

  /** The number of the newest script in a folder. */
  static int newest(String folder) {
    return newest(place(folder));
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
