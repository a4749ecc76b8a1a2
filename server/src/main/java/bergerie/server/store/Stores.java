package bergerie.server.store;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Opens the store a host wishes for. */
public final class Stores {

  public static final String FILE = "bergerie.db";

  private Stores() {}

  /**
   * Opens the database of that URL, or else the file in the data folder.
   *
   * @param database {@code jdbc:postgresql:…}, or {@code postgresql://…} for short
   */
  public static Store open(Path data, Optional<String> database) {
    return new JdbcStore(
        database
            .<Engine>map(url -> new PostgresEngine(jdbc(url)))
            .orElseGet(() -> new SqliteEngine(data.resolve(FILE))));
  }

  /** JDBC wants user and password behind the question mark, not before the host. */
  private static String jdbc(String url) {
    if (url.startsWith("jdbc:")) {
      return url;
    }
    URI uri = URI.create(url);
    StringBuilder jdbc = new StringBuilder("jdbc:postgresql://" + uri.getHost());
    if (uri.getPort() >= 0) {
      jdbc.append(':').append(uri.getPort());
    }
    List<String> settings = new ArrayList<>();
    if (uri.getRawUserInfo() != null) {
      String[] parts = uri.getRawUserInfo().split(":", 2);
      settings.add("user=" + parts[0]);
      if (parts.length > 1) {
        settings.add("password=" + parts[1]);
      }
    }
    if (uri.getRawQuery() != null) {
      settings.add(uri.getRawQuery());
    }
    return jdbc.append(uri.getRawPath()).append('?').append(String.join("&", settings)).toString();
  }
}
