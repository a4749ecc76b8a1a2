package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** Matches over the wire, as a page plays them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlayTest {

  private TestServer server = TestServer.start();

  @BeforeAll
  void open() {
    assertTrue(server.port() > 0);
  }

  @AfterAll
  void close() {
    server.close();
  }

  @Test
  void twoPlayersSeeTheSameGame() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "link");
    String table = made.path("table").asString();
    TestClient ana = server.client();
    JsonNode before = ana.attach(table, 0, token(made, 0));
    assertEquals("[]", before.path("moves").path("0").toString(), "a seat is open");

    JsonNode joined =
        server
            .post(
                "/api/tables/" + table + "/join",
                "{\"invite\":\"%s\",\"name\":\"Ben\"}"
                    .formatted(made.path("seats").path(1).path("invite").asString()))
            .expect(200);
    assertEquals(1, joined.path("seat").asInt());
    JsonNode begun = ana.awaitState(2);
    List<String> moves = moves(begun, 0);
    TestClient ben = server.client();
    ben.attach(table, 0, joined.path("token").asString());

    int mover = moves.isEmpty() ? 1 : 0;
    TestClient first = mover == 0 ? ana : ben;
    TestClient second = mover == 0 ? ben : ana;
    JsonNode now =
        mover == 0 ? begun : server.client().attach(table, 0, joined.path("token").asString());
    String id =
        first.say(
            "move",
            Map.of(
                "table",
                table,
                "seat",
                mover,
                "seen",
                now.path("seq").asLong(),
                "text",
                moves(now, mover).getFirst()));
    JsonNode ack = first.answer(id);
    assertEquals("ack", ack.path("type").asString(), ack.toString());
    long seq = ack.path("seq").asLong();
    JsonNode own = first.awaitState(seq);
    JsonNode other = second.awaitState(seq);
    assertEquals(own.path("view"), other.path("view"));
    assertEquals(mover, other.path("told").path(0).path("actor").asInt());
    assertTrue(moves(own, mover).isEmpty());
    assertFalse(moves(other, 1 - mover).isEmpty());
    first.close();
    second.close();
  }

  @Test
  void aMoveAgainstTheRulesIsRefusedWithItsRule() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    String table = made.path("table").asString();
    TestClient both = server.client();
    both.attach(table, 0, token(made, 0), token(made, 1));
    JsonNode refused =
        both.ask("move", Map.of("table", table, "seat", 0, "seen", 1, "text", "A1-A2"));
    assertEquals("refused", refused.path("type").asString(), refused.toString());
    assertFalse(refused.path("rule").asString().isEmpty());
    assertFalse(refused.path("why").path("fr").asString().isEmpty());
    JsonNode ruling = both.ask("why", Map.of("table", table, "seat", 0, "text", "A1-A2"));
    assertFalse(ruling.path("allowed").asBoolean());
    assertEquals(refused.path("rule"), ruling.path("rule"));
    both.close();
  }

  @Test
  void botsPlayAGameToItsEnd() {
    JsonNode made = server.table("lair", Map.of(), "me", "bot", "bot");
    String table = made.path("table").asString();
    TestClient ana = server.client();
    ana.attach(table, 0, token(made, 0));
    ana.ask("nonce", Map.of("table", table, "seat", 0, "nonce", "mine"));
    JsonNode state = ana.await(m -> is(m, "state") && !moves(m, 0).isEmpty());
    while (!state.path("turn").path("kind").asString().equals("over")) {
      if (!moves(state, 0).isEmpty()) {
        ana.say(
            "move",
            Map.of(
                "table",
                table,
                "seat",
                0,
                "seen",
                state.path("seq").asLong(),
                "text",
                moves(state, 0).getFirst()));
      }
      state = ana.await(m -> is(m, "state"));
    }
    assertEquals("LA-2", state.path("turn").path("rule").asString());
    JsonNode over = ana.awaitTable(t -> t.path("phase").asString().equals("over"));
    assertEquals(64, over.path("commitment").asString().length());
    ana.close();
  }

  @Test
  void theSameMessageAgainHasOneEffect() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    String table = made.path("table").asString();
    TestClient both = server.client();
    JsonNode state = both.attach(table, 0, token(made, 0), token(made, 1));
    int seat = moves(state, 0).isEmpty() ? 1 : 0;
    JsonNode turn = seat == 0 ? state : both.await(m -> is(m, "state"));
    Map<String, Object> move =
        Map.of("table", table, "seat", seat, "seen", 1, "text", moves(turn, seat).getFirst());
    both.say("once", "move", move);
    JsonNode first = both.answer("once");
    both.say("once", "move", move);
    JsonNode second = both.answer("once");
    assertEquals(first, second);
    assertEquals("ack", first.path("type").asString());
    both.close();
  }

  static String token(JsonNode made, int seat) {
    return made.path("seats").path(seat).path("token").asString();
  }

  static List<String> moves(JsonNode state, int seat) {
    return StreamSupport.stream(
            state.path("moves").path(Integer.toString(seat)).spliterator(), false)
        .map(JsonNode::asString)
        .toList();
  }
}
