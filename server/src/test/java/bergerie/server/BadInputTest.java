package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.http.Limits;
import bergerie.server.store.Database;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Whatever is sent: nothing crashes, nothing changes a match, everything gets a clear answer. */
class BadInputTest {

  private static final int MESSAGES = 12_000;
  private static final int AT_ONCE = 40;
  private static final Set<String> ANSWERS = Set.of("error", "refused");

  /** What is said unasked: the house looks whether somebody is there, or somebody left. */
  private static final Set<String> UNASKED = Set.of("ping", "table");

  @Test
  void tenThousandBadMessagesChangeNothing() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("bagh-chal", Map.of(), "me", "here");
      JsonNode elsewhere = server.table("bagh-chal", Map.of(), "me", "here");
      Seated first = Seated.at(server, made, 0);
      Seated second = Seated.at(server, made, 1);
      Seated mover = first.moves().isEmpty() ? second : first;
      mover.move();
      JsonNode before = server.client().attach(first.table, 0, first.token);
      // After this answer nothing is on its way any more.
      first.ask("why", "text", "A1-A2");
      BadMessages bad =
          new BadMessages(
              new Random(7), first, elsewhere.path("seats").path(0).path("token").asString());
      for (int done = 0; done < MESSAGES; done += AT_ONCE) {
        List<String> sent = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
          sent.add(bad.next());
        }
        sent.forEach(first.client::raw);
        for (String message : sent) {
          JsonNode answer = first.client.await(m -> !UNASKED.contains(m.path("type").asString()));
          assertTrue(ANSWERS.contains(answer.path("type").asString()), message + " got " + answer);
          assertFalse(answer.path("why").path("en").asString().isEmpty(), answer.toString());
        }
      }
      JsonNode after = server.client().attach(first.table, 0, first.token);
      assertEquals(before, after);
      second.state = after;
      assertEquals(200, server.get("/health").status());
    }
  }

  /** Makes bad messages of all kinds, out of good ones. */
  private static final class BadMessages {
    private final Random random;
    private final Seated seat;
    private final String otherToken;
    private int ids;

    BadMessages(Random random, Seated seat, String otherToken) {
      this.random = random;
      this.seat = seat;
      this.otherToken = otherToken;
    }

    String next() {
      return switch (random.nextInt(14)) {
        case 0 -> cut(write(good()));
        case 1 -> "[".repeat(1 + random.nextInt(200)) + "]".repeat(random.nextInt(200)) + "x";
        case 2 -> write(with("seat", 1));
        case 3 -> write(with("table", noise(1 + random.nextInt(30))));
        case 4 -> write(with(anyField(), anyJunk()));
        case 5 -> write(without(random.nextBoolean() ? "id" : "type"));
        case 6 -> write(with("type", random.nextBoolean() ? noise(8) : 7));
        case 7 ->
            write(
                Map.of(
                    "id",
                    id(),
                    "type",
                    "attach",
                    "table",
                    seat.table,
                    "seen",
                    0,
                    "tokens",
                    List.of(otherToken)));
        case 8 -> write(move(noise(1 + random.nextInt(60)), 1_000_000));
        case 9 -> write(move("A1-A2", 0));
        case 10 -> noise(1 + random.nextInt(300));
        case 11 -> write(good()) + " {}";
        case 12 -> write(good()).replaceFirst("\\{", "{\"id\":\"a\",");
        default -> write(with("seen", -1 - random.nextInt(5)));
      };
    }

    private Map<String, Object> move(String text, long seen) {
      return new TreeMap<>(
          Map.of(
              "id",
              id(),
              "type",
              "move",
              "table",
              seat.table,
              "seat",
              0,
              "seen",
              seen,
              "text",
              text));
    }

    private String id() {
      return "bad" + ids++;
    }

    /** A message that is understood; it would be refused as stale, if it came whole. */
    private Map<String, Object> good() {
      return move("A1-A2", 0);
    }

    private Map<String, Object> with(String field, Object value) {
      Map<String, Object> message = good();
      message.put(field, value);
      return message;
    }

    private Map<String, Object> without(String field) {
      Map<String, Object> message = good();
      message.remove(field);
      return message;
    }

    private String anyField() {
      return List.of("id", "type", "table", "seat", "seen", "text").get(random.nextInt(6));
    }

    private Object anyJunk() {
      List<Object> junk =
          List.of(
              List.of(),
              Map.of("a", Map.of()),
              1e300,
              -7,
              3.5,
              "",
              "x".repeat(500),
              false,
              List.of(1, 2));
      return junk.get(random.nextInt(junk.size()));
    }

    private String cut(String text) {
      return text.substring(0, 1 + random.nextInt(text.length() - 1));
    }

    private String noise(int length) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < length; i++) {
        text.appendCodePoint(
            switch (random.nextInt(6)) {
              case 0 -> '"';
              case 1 -> '{';
              case 2 -> 0x1F411;
              case 3 -> 1 + random.nextInt(31);
              default -> 32 + random.nextInt(95);
            });
      }
      return text.toString();
    }

    private static String write(Map<String, Object> message) {
      return TestServer.JSON.writeValueAsString(message);
    }
  }

  @Test
  void whoeverSendsTooMuchIsExpelled() {
    ServerConfig config = TestServer.config(Database.SQLITE.place()).limits(Limits.standard());
    try (TestServer server = TestServer.start(config)) {
      TestClient big = server.client();
      big.raw("\"" + "x".repeat(17_000) + "\"");
      assertEquals("error", big.await(_ -> true).path("type").asString());
      assertEquals(1008, big.closeCode());
      TestClient fast = server.client();
      sayUntilClosed(fast);
      JsonNode error = fast.await(m -> TestClient.is(m, "error"));
      assertTrue(error.path("why").path("en").asString().contains("too many"));
      assertEquals(1008, fast.closeCode());
    }
  }

  private static void sayUntilClosed(TestClient client) {
    try {
      for (int i = 0; i < 2_000 && !client.isClosed(); i++) {
        client.say("ping", Map.of());
      }
    } catch (CompletionException closed) {
      // The server hung up while a message was on its way: what the test waits for.
      assertTrue(closed.getCause() instanceof IOException, () -> "broke off by " + closed);
    }
  }

  @Test
  void strangersAndOtherPagesAreKeptOut() {
    try (TestServer server = TestServer.start()) {
      TestClient rude = TestClient.connect(server.port());
      rude.say("ping", Map.of());
      assertEquals("type", rude.await(_ -> true).path("field").asString());
      assertEquals(
          403,
          TestServer.send(
                  HttpRequest.newBuilder(server.uri("/api/tables"))
                      .header("Origin", "https://elsewhere.example")
                      .POST(HttpRequest.BodyPublishers.ofString("{}")))
              .status());
      assertEquals(
          400,
          TestServer.send(
                  HttpRequest.newBuilder(server.uri("/api/tables"))
                      .header("Origin", "http://127.0.0.1:" + server.port())
                      .POST(HttpRequest.BodyPublishers.ofString("{}")))
              .status());
      var page = server.get("/health").raw().headers();
      String policy = page.firstValue("Content-Security-Policy").orElseThrow();
      assertTrue(policy.contains("script-src 'self';"), policy);
      assertEquals("nosniff", page.firstValue("X-Content-Type-Options").orElseThrow());
    }
  }

  /** Half of a letter has no place in UTF-8, and a control character none in a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'id':'\\ud83d','type':'ping'}|id",
        "{'id':'a','type':'\\udc11'}|type",
        "{'id':'a','type':'attach','table':'\\ud83d','seen':0}|table",
        "{'id':'a','type':'chat','table':'TABLE','seat':0,'text':'\\ud83d'}|text",
        "{'id':'a','type':'chat','table':'TABLE','seat':0,'text':'a\\u0000b'}|text",
        "{'id':'a','type':'move','table':'TABLE','seat':0,'seen':9,'text':'\\udc11'}|text",
        "{'id':'a','type':'nonce','table':'TABLE','seat':0,'nonce':'\\u0085'}|nonce",
      })
  void whatCannotBeWrittenDownIsRefused(String message, String field) {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated seat = Seated.at(server, made, 0);
      seat.client.raw(message.replace('\'', '"').replace("TABLE", seat.table));
      JsonNode error = seat.client.await(m -> TestClient.is(m, "error"));
      assertEquals(field, error.path("field").asString(), error.toString());
    }
  }

  /** What is not letters comes back in a form that every JSON reader takes. */
  @Test
  void oddNamesComeBackAsTheyWere() {
    try (TestServer server = TestServer.start()) {
      String odd = "\\u0001\\u007f\\u2028\\ud83d\\udc11";
      JsonNode pong = server.client().answerTo("{\"id\":\"%s\",\"type\":\"ping\"}".formatted(odd));
      assertEquals("\u0001\u007f\u2028\ud83d\udc11", pong.path("id").asString());
      JsonNode error =
          server
              .post(
                  "/api/tables",
                  "{\"game\":\"kukuli\",\"options\":{\"\\ud83d\":\"1\"},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}")
              .expect(400);
      assertEquals("", error.path("error").path("field").asString(), "no JSON at all");
      String cut = "\ud83d\udc11".repeat(100);
      JsonNode line = server.post("/api/matches", "x" + cut).expect(400);
      assertTrue(line.path("error").path("why").path("en").asString().endsWith("\ud83d\udc11…\""));
    }
  }

  @Test
  void badCallsAreAnsweredWithTheField() {
    try (TestServer server = TestServer.start()) {
      Map<String, String> faults =
          Map.of(
              "{}",
              "game",
              "{\"game\":\"chess\"}",
              "game",
              "{\"game\":\"kukuli\"}",
              "seats",
              "{\"game\":\"kukuli\",\"players\":9,\"seats\":[]}",
              "players",
              "{\"game\":\"kukuli\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"cat\"}]}",
              "seats.1.kind",
              "{\"game\":\"kukuli\",\"options\":{\"rams\":\"9\"},\"seats\":[]}",
              "options.rams",
              "{\"game\":\"kukuli\",\"options\":{\"fog\":\"9\"},\"seats\":[]}",
              "options.fog",
              "{\"game\":\"kukuli\",\"clock\":{\"kind\":\"move\"},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
              "clock.seconds",
              "[1]",
              "");
      faults.forEach(
          (body, field) ->
              assertEquals(
                  field,
                  server
                      .post("/api/tables", body)
                      .expect(400)
                      .path("error")
                      .path("field")
                      .asString(),
                  body));
      assertEquals(404, server.get("/api/tables/nothing").status());
      assertEquals(404, server.get("/api/matches/nothing").status());
      assertEquals(404, server.get("/../../etc/passwd").status());
      assertEquals(404, server.get("/web/%2e%2e/x.js").status());
      assertEquals(400, server.post("/api/matches", "bergerie match 1\ngame go\n").status());
      assertEquals(413, server.post("/api/matches", "x".repeat(2_000_000)).status());
    }
  }
}
