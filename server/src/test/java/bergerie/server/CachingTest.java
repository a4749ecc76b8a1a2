package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.server.store.Database;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a browser may keep, and for how long. */
class CachingTest {

  private static final Pattern FILE = Pattern.compile("(?:href|src)=\"/([^\"]+\\.(?:js|css))\"");

  @Test
  void filesNamedByWhatIsInThemAreKeptForEver() {
    try (TestServer server = TestServer.start()) {
      String page = server.get("/").body();
      List<String> files = FILE.matcher(page).results().map(found -> found.group(1)).toList();
      assertTrue(files.stream().anyMatch(file -> file.endsWith(".js")), page);
      assertTrue(files.stream().anyMatch(file -> file.endsWith(".css")), page);
      for (String file : files) {
        TestServer.Reply reply = server.get("/" + file);
        assertEquals(200, reply.status(), file);
        assertEquals("public, max-age=31536000, immutable", header(reply, "Cache-Control"), file);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/index.html",
        "/icon.svg",
        "/api/games",
        "/api/games/pavillon/box",
        "/api/games/kukuli/guide",
        "/api/games/kukuli/lessons",
        "/api/games/kukuli/lessons/the-wolf"
      })
  void theRestIsAskedForAnewAndSentOnlyIfItHasChanged(String path) {
    try (TestServer server = TestServer.start()) {
      TestServer.Reply first = server.get(path);
      String tag = header(first, "ETag");
      assertEquals("no-cache", header(first, "Cache-Control"));
      assertFalse(first.body().isEmpty());
      for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag)) {
        TestServer.Reply again = ask(server, path, known);
        assertEquals(304, again.status(), known);
        assertEquals("", again.body());
        assertEquals(tag, header(again, "ETag"));
      }
      TestServer.Reply other = ask(server, path, "\"other\"");
      assertEquals(200, other.status());
      assertEquals(first.body(), other.body());
    }
  }

  @Test
  void otherGamesHaveAnotherTag() {
    try (TestServer server = TestServer.start();
        TestServer usual = TestServer.start(usual())) {
      String tag = header(server.get("/api/games"), "ETag");
      assertEquals(200, ask(usual, "/api/games", tag).status());
    }
  }

  /** Without the lair. */
  private static ServerConfig usual() {
    return TestServer.config(Database.SQLITE.place()).shelf(new Shelf(Shelf.all()));
  }

  private static TestServer.Reply ask(TestServer server, String path, String known) {
    return TestServer.send(
        HttpRequest.newBuilder(server.uri(path)).header("If-None-Match", known).GET());
  }

  private static String header(TestServer.Reply reply, String name) {
    return reply.raw().headers().firstValue(name).orElse("");
  }
}
