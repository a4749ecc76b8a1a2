package bergerie.server.http;

import io.vertx.core.http.HttpServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The page's files, out of the program itself: read once, then served from memory. */
final class Page {

  private static final int LONGEST = 200;
  private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9][A-Za-z0-9._-]*)+");

  /** The page's build names scripts and styles by a hash of what is in them. */
  private static final Pattern HASHED = Pattern.compile(".*-[A-Z0-9]{8}\\.(js|css)");

  private static final Map<String, String> TYPES =
      new HashMap<>(
          Map.of(
              "html", "text/html; charset=utf-8",
              "js", "text/javascript; charset=utf-8",
              "css", "text/css; charset=utf-8",
              "svg", "image/svg+xml",
              "png", "image/png",
              "json", "application/json; charset=utf-8",
              "webmanifest", "application/manifest+json; charset=utf-8",
              "woff2", "font/woff2",
              "txt", "text/plain; charset=utf-8"));

  private final ConcurrentHashMap<String, Optional<Kept>> files = new ConcurrentHashMap<>();

  /** Whether there was such a file. */
  boolean serve(HttpServerRequest request) {
    String path = request.path();
    if (path == null
        || path.length() > LONGEST
        || !PATH.matcher(path).matches()
        || path.contains("..")) {
      return false;
    }
    Optional<Kept> file = find(path);
    file.ifPresent(found -> found.answer(request));
    return file.isPresent();
  }

  Optional<Kept> find(String path) {
    Optional<Kept> known = files.get(path);
    if (known != null) {
      return known;
    }
    Optional<Kept> loaded = load(path);
    // Only what exists is kept: names that lead nowhere are endless.
    if (loaded.isPresent()) {
      files.put(path, loaded);
    }
    return loaded;
  }

  private static Optional<Kept> load(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = Page.class.getResourceAsStream("/web" + path)) {
      if (in == null) {
        return Optional.empty();
      }
      Kept.Term term = HASHED.matcher(path).matches() ? Kept.Term.FOR_EVER : Kept.Term.UNTIL_ASKED;
      return Optional.of(Kept.of(in.readAllBytes(), type, term));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
