package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** One seat of a match, played by a test. */
final class Seated implements AutoCloseable {

  final TestServer server;
  final String table;
  final int seat;
  final String token;
  TestClient client;
  JsonNode state;

  private Seated(TestServer server, JsonNode made, int seat) {
    this.server = server;
    this.table = made.path("table").asString();
    this.seat = seat;
    this.token = made.path("seats").path(seat).path("token").asString();
    this.client = server.client();
    this.state = client.attach(table, 0, token);
  }

  static Seated at(TestServer server, JsonNode made, int seat) {
    return new Seated(server, made, seat);
  }

  /** Comes again after the connection broke off, with what it saw last. */
  JsonNode comeAgain() {
    client = server.client();
    state = client.attach(table, state.path("seq").asLong(), token);
    return state;
  }

  List<String> moves() {
    return moves(state);
  }

  List<String> moves(JsonNode seen) {
    return StreamSupport.stream(
            seen.path("moves").path(Integer.toString(seat)).spliterator(), false)
        .map(JsonNode::asString)
        .toList();
  }

  /** Waits until it may move. */
  Seated turn() {
    while (moves().isEmpty()) {
      next();
    }
    return this;
  }

  JsonNode next() {
    state = client.await(m -> is(m, "state"));
    return state;
  }

  /** Makes its first legal move, and waits for the state after it. */
  long move() {
    JsonNode ack = ask("move", "text", turn().moves().getFirst());
    assertEquals("ack", ack.path("type").asString(), ack.toString());
    state = client.awaitState(ack.path("seq").asLong());
    return ack.path("seq").asLong();
  }

  JsonNode ask(String type, Object... fields) {
    return client.ask(type, fields(fields));
  }

  Map<String, Object> fields(Object... fields) {
    Map<String, Object> all =
        new TreeMap<>(Map.of("table", table, "seat", seat, "seen", state.path("seq").asLong()));
    for (int i = 0; i < fields.length; i += 2) {
      all.put((String) fields[i], fields[i + 1]);
    }
    return all;
  }

  @Override
  public void close() {
    client.close();
  }
}
