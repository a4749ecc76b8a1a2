package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Seats that are played by plain calls. */
class CallsTest {

  /** Who has not called for 12 seconds is gone. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static TestServer server;

  private JsonNode made;
  private String table;

  @BeforeAll
  static void open() {
    server = TestServer.start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @BeforeEach
  void setTable() {
    made = server.table("kukuli", Map.of(), "me", "here");
    table = made.path("table").asString();
  }

  private String token(int seat) {
    return made.path("seats").path(seat).path("token").asString();
  }

  private HttpRequest.Builder call(String path, String token) {
    return HttpRequest.newBuilder(server.uri("/api/tables/" + table + path))
        .header("Authorization", "Bearer " + token);
  }

  private TestServer.Reply say(String token, String message) {
    return TestServer.send(call("/say", token).POST(HttpRequest.BodyPublishers.ofString(message)));
  }

  private JsonNode state(int seat, long seen) {
    return TestServer.send(call("/state?seen=" + seen, token(seat))).expect(200);
  }

  private static String move(String id, int seat, long seen, String text) {
    return """
        {"type": "move", "id": "%s", "seat": %d, "seen": %d, "text": "%s"}"""
        .formatted(id, seat, seen, text);
  }

  @Test
  void aCallerSeesWhatThePageSees() {
    JsonNode called = state(0, 0);
    try (TestClient page = server.client()) {
      assertEquals(page.attach(table, 0, token(0)), called);
    }
    assertEquals(List.of(), List.copyOf(state(1, 0).path("moves").path("0").values()));
  }

  @Test
  void aMoveIsAcknowledgedOnce() {
    long seen = state(0, 0).path("seq").asLong();
    JsonNode ack = say(token(0), move("a", 0, seen, "C6-C5")).expect(200);
    assertEquals("ack", ack.path("type").asString());
    assertEquals(ack, say(token(0), move("a", 0, seen, "C6-C5")).expect(200));
    JsonNode after = state(1, seen);
    assertEquals(ack.path("seq"), after.path("seq"));
    assertFalse(after.path("moves").path("1").isEmpty());
  }

  @Test
  void whoHasSeenAllWaitsForNews() throws Exception {
    long seen = state(1, 0).path("seq").asLong();
    try (HttpClient http = HttpClient.newHttpClient()) {
      CompletableFuture<HttpResponse<String>> news =
          http.sendAsync(
              call("/state?seen=" + seen, token(1)).build(), HttpResponse.BodyHandlers.ofString());
      say(token(0), move("a", 0, seen, "C6-C5")).expect(200);
      JsonNode state = TestServer.JSON.readTree(news.get().body());
      assertTrue(state.path("seq").asLong() > seen, state.toString());
    }
  }

  @Test
  void whoeverCallsIsThere() {
    state(0, 0);
    assertTrue(isHere(0));
    assertFalse(isHere(1));
  }

  private boolean isHere(int seat) {
    JsonNode seats = server.get("/api/tables/" + table).expect(200).path("seats");
    return seats.path(seat).path("here").asBoolean();
  }

  @Test
  void whoeverCallsNoMoreIsGoneAndMayReturn() throws InterruptedException {
    state(0, 0);
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (isHere(0)) {
      assertTrue(System.nanoTime() < end, "still here");
      Thread.sleep(100);
    }
    state(0, 0);
    assertTrue(isHere(0));
  }

  @Test
  void theRefereeSaysNoWithTheRule() {
    long seen = state(0, 0).path("seq").asLong();
    JsonNode far = say(token(0), move("a", 0, seen, "C6-C1")).expect(409);
    assertEquals("refused", far.path("type").asString());
    assertEquals("HG-1", far.path("rule").asString());
    assertEquals(
        "T-1", say(token(1), move("a", 1, seen, "A3-A4")).expect(409).path("rule").asString());
    say(token(0), move("b", 0, seen, "C6-C5")).expect(200);
    assertEquals(
        "T-7", say(token(1), move("b", 1, seen, "A3-A4")).expect(409).path("rule").asString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not json|''",
        "[]|''",
        "{\"type\": \"move\"}|id",
        "{\"id\": \"x\", \"type\": \"dance\"}|type",
        "{\"id\": \"x\", \"type\": \"hello\", \"protocol\": 1}|type",
        "{\"id\": \"x\", \"type\": \"attach\", \"seen\": 0}|type",
        "{\"id\": \"x\", \"type\": \"move\", \"seat\": 0, \"text\": \"C6-C5\"}|seen",
        "{\"id\": \"x\", \"type\": \"move\", \"seat\": 1, \"seen\": 1, \"text\": \"A3-A4\"}|seat",
        "{\"id\": \"x\", \"type\": \"move\", \"seat\": 99, \"seen\": 1, \"text\": \"A3-A4\"}|seat",
      })
  void nonsenseIsToldByItsField(String message, String field) {
    JsonNode error = say(token(0), message).expect(400);
    assertEquals("error", error.path("type").asString());
    assertEquals(field, error.path("field").asString());
    assertFalse(error.path("why").path("fr").asString().isEmpty());
  }

  @Test
  void onlyATokenOfThisTableSitsDown() {
    List<String> logged = new ArrayList<>();
    Handler ear = ear(logged);
    Logger.getLogger("").addHandler(ear);
    try {
      String strange =
          server
              .table("kukuli", Map.of(), "me", "bot")
              .path("seats")
              .path(0)
              .path("token")
              .asString();
      for (String token : List.of(strange, "x", made.path("watch").asString())) {
        assertEquals("token", fault(TestServer.send(call("/state", token)), 403));
        assertEquals("token", fault(say(token, move("a", 0, 1, "C6-C5")), 403));
      }
      HttpRequest.Builder without =
          HttpRequest.newBuilder(server.uri("/api/tables/" + table + "/state"));
      assertEquals("token", fault(TestServer.send(without), 403));
      assertEquals("seen", fault(TestServer.send(call("/state?seen=-1", token(0))), 400));
      table = "nowhere";
      assertEquals("table", fault(TestServer.send(call("/state", token(0))), 404));
      assertFalse(logged.stream().anyMatch(line -> line.contains(strange)), logged.toString());
    } finally {
      Logger.getLogger("").removeHandler(ear);
    }
  }

  private static String fault(TestServer.Reply reply, int status) {
    return reply.expect(status).path("error").path("field").asString();
  }

  private static Handler ear(List<String> logged) {
    return new Handler() {
      @Override
      public void publish(LogRecord line) {
        logged.add(line.getMessage());
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }
}
