package bergerie.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/** The page's files, out of the program itself: read once, then served from memory. */
final class Page {

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

  private record Served(Buffer bytes, String type, String tag) {}

  private final ConcurrentHashMap<String, Optional<Served>> files = new ConcurrentHashMap<>();

  /** Whether there was such a file. */
  boolean serve(HttpServerRequest request) {
    String asked = request.path();
    String path = asked == null || asked.equals("/") ? "/index.html" : asked;
    if (!path.matches("(/[A-Za-z0-9][A-Za-z0-9._-]*)+") || path.contains("..")) {
      return false;
    }
    Optional<Served> file = find(path);
    file.ifPresent(found -> send(request, found));
    return file.isPresent();
  }

  private static void send(HttpServerRequest request, Served file) {
    HttpServerResponse response = request.response();
    response
        .putHeader("Content-Type", file.type())
        .putHeader("Cache-Control", "no-cache")
        .putHeader("ETag", file.tag());
    if (file.tag().equals(request.getHeader("If-None-Match"))) {
      var _ = response.setStatusCode(304).end();
    } else {
      var _ = response.end(file.bytes());
    }
  }

  private Optional<Served> find(String path) {
    Optional<Served> known = files.get(path);
    if (known != null) {
      return known;
    }
    Optional<Served> loaded = load(path);
    // Only what exists is kept: names that lead nowhere are endless.
    if (loaded.isPresent()) {
      files.put(path, loaded);
    }
    return loaded;
  }

  private static Optional<Served> load(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = Page.class.getResourceAsStream("/web" + path)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      CRC32 sum = new CRC32();
      sum.update(bytes);
      String tag = "\"" + HexFormat.of().toHexDigits(sum.getValue()) + "\"";
      return Optional.of(new Served(Buffer.buffer(bytes), type, tag));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
