package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.server.store.Database;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is shown of a link before anybody opens it. */
class PreviewTest {

  private static final String HOUSE = "https://games.example";
  private static final int MOST_BYTES = 60_000;

  private static TestServer server;
  private static TestServer known;

  @BeforeAll
  static void open() {
    server = TestServer.start();
    known =
        TestServer.start(TestServer.config(Database.SQLITE.place()).publicUrl(Optional.of(HOUSE)));
  }

  @AfterAll
  static void close() {
    server.close();
    known.close();
  }

  @Test
  void anInvitationTellsTheGameTheNamesAndTheFreeSeats() {
    JsonNode made = table(server, "Ana", "me", "link", "link");
    String page = page(server, "/join/" + made.path("table").asString(), "en");
    assertEquals("Wolf &amp; Hound – Ana", one(page, "<title>([^<]*)</title>"));
    assertEquals("Wolf &amp; Hound – Ana", property(page, "og:title"));
    assertTrue(property(page, "og:description").startsWith("2 seats are free. Two teams"), page);
    assertEquals(
        property(page, "og:description"), one(page, "name=\"description\" content=\"(.*?)\""));
    assertEquals("/preview/wolf-and-hound.png", property(page, "og:image"));
    assertFalse(page.contains("og:url"), "there is no address that all know");
    for (JsonNode seat : made.path("seats")) {
      for (String secret : List.of("token", "invite")) {
        assertFalse(seat.has(secret) && page.contains(seat.path(secret).asString()), secret);
      }
    }
  }

  @Test
  void itIsToldInTheLanguageOfWhoeverLooks() {
    String path = "/join/" + table(server, "Anaïs", "me", "link", "bot").path("table").asString();
    String page = page(server, path, "fr-BE,en;q=0.5");
    assertEquals("Wolf &amp; Hound – Anaïs", property(page, "og:title"));
    assertTrue(property(page, "og:description").startsWith("Une place est libre. Deux équipes"));
    assertTrue(page.contains("<html lang=\"fr\""), page);
    assertEquals("fr_FR", property(page, "og:locale"));
  }

  @Test
  void whatPeopleCallThemselvesIsText() {
    for (String name :
        List.of("<script>alert(1)", "\"><img src=x>", "$1 \\ {0} &amp;", "'onload='")) {
      JsonNode made = table(server, name, "me", "link", "bot");
      String page = page(server, "/table/" + made.path("table").asString(), "en");
      String written =
          name.replace("&", "&amp;")
              .replace("<", "&lt;")
              .replace(">", "&gt;")
              .replace("\"", "&quot;")
              .replace("'", "&#39;");
      assertEquals("Wolf &amp; Hound – " + written, property(page, "og:title"));
      assertEquals(
          tags(page(server, "/", "en")),
          tags(page),
          "the page has the same elements, whatever the name");
    }
  }

  @Test
  void ofATableThatIsNotThereNothingIsTold() {
    String first = page(server, "/", "en");
    assertEquals("Bergerie", property(first, "og:title"));
    for (String path :
        List.of("/table/nothere12345", "/join/nothere12345", "/watch/%20", "/replay/a.b", "/kit")) {
      assertEquals(first, page(server, path, "en"), path);
    }
    assertEquals(404, server.get("/elsewhere").status());
  }

  @Test
  void whatIsPlayedIsNotToldNorWhoseTurnItIs() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    String path = "/table/" + made.path("table").asString();
    String before = page(server, path, "en");
    Seated wolf = Seated.at(server, made, 0);
    wolf.move();
    assertEquals(before, page(server, path, "en"));
  }

  @Test
  void aGameIsToldByItsPage() {
    String page = page(server, "/game/kukuli", "fr");
    assertEquals("Kukuli", property(page, "og:title"));
    assertTrue(property(page, "og:description").startsWith("Une chasse venue des Andes."), page);
    assertEquals("/preview/kukuli.png", property(page, "og:image"));
    assertEquals(
        property(page, "og:title"),
        property(page(server, "/puzzles/kukuli/lamb/x", "fr"), "og:title"));
    assertEquals(page(server, "/", "fr"), page(server, "/game/chess", "fr"));
  }

  @Test
  void withAnAddressThatAllKnowLinksAreWhole() {
    String table = table(known, "Ana", "me", "link", "bot").path("table").asString();
    String page = page(known, "/table/" + table, "en");
    assertEquals(HOUSE + "/table/" + table, property(page, "og:url"));
    assertEquals(HOUSE + "/preview/wolf-and-hound.png", property(page, "og:image"));
    assertEquals(HOUSE + "/", property(page(known, "/", "en"), "og:url"));
    assertEquals(
        HOUSE + "/puzzles/kukuli/lamb/x",
        property(page(known, "/puzzles/kukuli/lamb/x", "en"), "og:url"));
    assertFalse(
        page(known, "/join/" + table, "en").contains("og:url"), "without its end it leads nowhere");
    assertFalse(page(known, "/table/nothere12345", "en").contains("og:url"));
  }

  @Test
  void everyGameHasAPictureThatIsNotTooLarge() throws IOException {
    for (var game : Shelf.all()) {
      String path = "/web/preview/" + game.info().id() + ".png";
      try (InputStream in = PreviewTest.class.getResourceAsStream(path)) {
        byte[] bytes = in.readAllBytes();
        assertTrue(bytes.length <= MOST_BYTES, path + " has " + bytes.length + " bytes");
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(bytes));
        assertEquals("600×315", picture.getWidth() + "×" + picture.getHeight(), path);
      }
    }
    assertEquals(
        "image/png",
        server.get("/preview/kukuli.png").raw().headers().firstValue("Content-Type").orElseThrow());
  }

  @Test
  void scriptsAndStylesAreFoundFromEveryPath() {
    String page = page(server, "/puzzles/kukuli/lamb/x", "en");
    Matcher file = Pattern.compile("(?:href|src)=\"([^\"]+)\"").matcher(page);
    assertTrue(file.find());
    do {
      assertTrue(file.group(1).startsWith("/"), file.group(1));
      assertEquals(200, server.get(file.group(1)).status(), file.group(1));
    } while (file.find());
  }

  private static JsonNode table(TestServer at, String name, String... kinds) {
    StringBuilder seats = new StringBuilder();
    for (String kind : kinds) {
      seats.append(seats.isEmpty() ? "" : ",").append("{\"kind\":\"").append(kind).append("\"}");
    }
    String body =
        "{\"game\":\"wolf-and-hound\",\"players\":%d,\"name\":%s,\"seats\":[%s]}"
            .formatted(kinds.length, TestServer.JSON.writeValueAsString(name), seats);
    return at.post("/api/tables", body).expect(201);
  }

  private static String page(TestServer at, String path, String language) {
    TestServer.Reply reply =
        TestServer.send(
            HttpRequest.newBuilder(at.uri(path)).header("Accept-Language", language).GET());
    assertEquals(200, reply.status(), path);
    assertEquals(
        "text/html; charset=utf-8", reply.raw().headers().firstValue("Content-Type").orElseThrow());
    assertEquals(
        List.of("Accept-Language"),
        reply.raw().headers().allValues("Vary").stream()
            .filter(v -> v.equals("Accept-Language"))
            .toList());
    return reply.body();
  }

  private static String property(String page, String name) {
    return one(page, "property=\"" + name + "\" content=\"(.*?)\"");
  }

  /** The only place where a page says it so. */
  private static String one(String page, String pattern) {
    List<String> found =
        Pattern.compile(pattern).matcher(page).results().map(hit -> hit.group(1)).toList();
    assertEquals(1, found.size(), pattern + " in " + page);
    assertNotEquals("", found.getFirst());
    return found.getFirst();
  }

  private static List<String> tags(String page) {
    return Pattern.compile("</?[a-zA-Z]+").matcher(page).results().map(hit -> hit.group()).toList();
  }
}
