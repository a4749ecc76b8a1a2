package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.TestServer.Reply;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Names that lead nowhere: each is answered, none is kept. */
class NamesTest {

  private static final int MANY = 300;

  /** What a well-meaning client may have tables for at once. */
  private static final int TABLES_AT_ONCE = 64;

  private static final List<String> NO_NAMES =
      List.of("x".repeat(15_000), "x".repeat(65), "a%20b", "%F0%9F%90%91", "a%0Ab");

  private TestServer server;

  @BeforeEach
  void open() {
    server = TestServer.start();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private List<Reply> askFor(String name) {
    return List.of(
        server.get("/api/tables/" + name),
        server.post("/api/tables/" + name + "/join", "{\"invite\":\"abc\"}"),
        bySeat(HttpRequest.newBuilder(server.uri("/api/tables/" + name + "/state")).GET()),
        bySeat(
            HttpRequest.newBuilder(server.uri("/api/tables/" + name + "/say"))
                .POST(
                    HttpRequest.BodyPublishers.ofString(
                        "{\"id\":\"1\",\"type\":\"resign\",\"seat\":0}"))),
        server.get("/api/matches/" + name),
        server.get("/api/matches/" + name + "/replay"),
        server.get("/api/matches/" + name + "/review"),
        server.get("/api/matches/" + name + "/analysis"),
        server.post("/api/matches/" + name + "/continue", "{\"from\":0,\"seats\":[]}"));
  }

  private static Reply bySeat(HttpRequest.Builder request) {
    return TestServer.send(request.header("Authorization", "Bearer somebody"));
  }

  @Test
  void whatIsNoNameIsAnsweredAtOnce() {
    for (String name : NO_NAMES) {
      for (Reply reply : askFor(name)) {
        assertEquals(
            "table", reply.expect(404).path("error").path("field").asString(), reply.body());
        assertTrue(reply.body().length() < 200, reply.body());
      }
    }
    assertNothingIsKept();
  }

  @Test
  void tablesThatAreNotThereLeaveNothing() {
    for (int i = 0; i < MANY / 10; i++) {
      for (Reply reply : askFor("nowhere" + i)) {
        assertEquals(
            "table", reply.expect(404).path("error").path("field").asString(), reply.body());
      }
    }
    assertNothingIsKept();
  }

  @Test
  void onTheWireTooNothingIsKept() {
    try (TestClient client = server.client()) {
      for (int i = 0; i < MANY; i++) {
        String name = i % 2 == 0 ? "nowhere" + i : "no name".repeat(1 + i);
        JsonNode answer =
            client.ask("attach", Map.of("table", name, "seen", 0, "tokens", List.of("abc")));
        assertEquals("error", answer.path("type").asString(), answer.toString());
        assertEquals("table", answer.path("field").asString(), answer.toString());
        assertTrue(answer.toString().length() < 250, answer.toString());
      }
      assertNothingIsKept();
      // Whoever was lost finds the way all the same.
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      client.attach(
          made.path("table").asString(), 0, made.path("seats").path(0).path("token").asString());
    }
  }

  @Test
  void seatsAtManyTablesAreCountedAsTablesSay() {
    try (TestClient client = server.client()) {
      for (int i = 0; i < TABLES_AT_ONCE + 1; i++) {
        JsonNode made = server.table("kukuli", Map.of(), "me", "here");
        String table = made.path("table").asString();
        client.attach(table, 0, made.path("seats").path(0).path("token").asString());
        if (i == 0) {
          assertEquals("ack", client.ask("detach", Map.of("table", table)).path("type").asString());
        }
      }
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      JsonNode answer =
          client.ask(
              "attach",
              Map.of(
                  "table",
                  made.path("table").asString(),
                  "seen",
                  0,
                  "tokens",
                  List.of(made.path("seats").path(0).path("token").asString())));
      assertEquals("error", answer.path("type").asString(), answer.toString());
      assertEquals("table", answer.path("field").asString(), answer.toString());
    }
  }

  @Test
  void aWrongTokenIsNotRememberedEither() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    String path = "/api/tables/" + made.path("table").asString() + "/state";
    for (int i = 0; i < MANY / 10; i++) {
      assertEquals(
          403,
          TestServer.send(
                  HttpRequest.newBuilder(server.uri(path)).header("Authorization", "Bearer no" + i))
              .status());
    }
    while (server.server().callers() > 0) {
      Thread.onSpinWait();
    }
  }

  /** What was answered is forgotten right after; nothing tells when that is done. */
  private void assertNothingIsKept() {
    while (server.server().tables() > 0 || server.server().callers() > 0) {
      Thread.onSpinWait();
    }
  }

  @Test
  void pathsAsDeepAsTheyMayBeLeadNowhere() {
    assertEquals(404, server.get("/a".repeat(7_000)).status());
    assertEquals(404, server.get("/" + "a".repeat(15_000) + ".js").status());
    JsonNode fault =
        server
            .post(
                "/api/tables",
                "{\"game\":\"kukuli\",\"options\":{\""
                    + "x".repeat(9_000)
                    + "\":\"1\"},\"seats\":[]}")
            .expect(400);
    assertTrue(fault.toString().length() < 400, fault.toString());
  }
}
