package bergerie.server.corpus;

import bergerie.server.TestServer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Somebody connected, in a session that is written down. */
final class Voice {

  private final Scene scene;
  private final String who;
  private final Ear ear;
  private final Map<String, JsonNode> states = new HashMap<>();
  private int ids;

  Voice(Scene scene, String who) {
    this.scene = scene;
    this.who = who;
    this.ear = new Ear(scene.house(), scene.server());
    scene.note(who, "opens", StringNode.valueOf("/api/play"));
  }

  /** Says something, waits for what comes of it, and answers the message it is answered with. */
  JsonNode say(String type, Object... fields) {
    String id = type + " " + ++ids;
    return sayAs(id, type, fields);
  }

  JsonNode sayAs(String id, String type, Object... fields) {
    ObjectNode message = JsonNodeFactory.instance.objectNode().put("type", type).put("id", id);
    for (int i = 0; i < fields.length; i += 2) {
      message.set((String) fields[i], TestServer.JSON.valueToTree(fields[i + 1]));
    }
    if (type.equals("attach") && scene.isTable(message.path("table").asString())) {
      scene.taken(message.path("table").asString());
    }
    send(message.toString());
    return until(answer -> answers(id, answer));
  }

  /** A hello is answered without its id. */
  private static boolean answers(String id, JsonNode message) {
    return message.path("id").asString("").equals(id)
        || message.path("type").asString().equals("hello");
  }

  /** Says something that has no id to be answered to. */
  void raw(String text) {
    send(text);
    scene.settle();
  }

  private void send(String text) {
    scene.note(who, "says", StringNode.valueOf(scene.masks().masked(text)));
    ear.send(text);
  }

  /** Says something that goes too far: it is told so, and shown the door. */
  void outrageous(String text) {
    send(text);
    expelled();
  }

  void outrageousBytes(String text) {
    scene.note(who, "says bytes", StringNode.valueOf(text));
    ear.sendBytes(text);
    expelled();
  }

  private void expelled() {
    hear(ear.next());
    scene.note(who, "closed", IntNode.valueOf(ear.closeCode()));
    scene.forget(this);
  }

  /** Hears on until something fits. */
  JsonNode until(Predicate<JsonNode> fits) {
    while (true) {
      JsonNode message = ear.next();
      hear(message);
      if (fits.test(message)) {
        scene.settle();
        return message;
      }
    }
  }

  /** Hears everything that is on its way: a connection keeps its order. */
  void drain() {
    if (!ear.isOpen()) {
      return;
    }
    ear.send("{\"type\":\"ping\",\"id\":\"drained\"}");
    for (JsonNode next = ear.next(); !isDrained(next); next = ear.next()) {
      hear(next);
    }
  }

  /** Who has not said hello is told so instead of a pong. */
  private static boolean isDrained(JsonNode message) {
    return message.path("id").asString("").equals("drained");
  }

  private void hear(JsonNode message) {
    if (message.path("type").asString().equals("state")) {
      states.put(key(message.path("table").asString(), message.path("viewer").asString()), message);
    }
    scene.note(who, "hears", scene.masks().masked(message));
  }

  private static String key(String table, String viewer) {
    return table + " " + viewer;
  }

  /** Breaks off without a word. */
  void leaves() {
    scene.note(who, "leaves", StringNode.valueOf("without a word"));
    abort();
  }

  void abort() {
    ear.hangUp();
    scene.forget(this);
  }

  JsonNode attach(Scene.Table table, long seen, Integer... seats) {
    List<String> tokens = new ArrayList<>();
    for (int seat : seats) {
      tokens.add(table.token(seat));
    }
    return say("attach", "table", table.name(), "seen", seen, "tokens", tokens);
  }

  JsonNode spectate(Scene.Table table, long seen) {
    return say("attach", "table", table.name(), "seen", seen, "watch", table.watch());
  }

  JsonNode nonce(Scene.Table table, int seat) {
    return say("nonce", "table", table.name(), "seat", seat, "nonce", who + seat);
  }

  JsonNode sit(String type, Scene.Table table, int seat, Object... more) {
    List<Object> fields = new ArrayList<>(List.of("table", table.name(), "seat", seat));
    fields.addAll(List.of(more));
    return say(type, fields.toArray());
  }

  JsonNode move(Scene.Table table, int seat, String text) {
    return sit("move", table, seat, "seen", seq(table, seat), "text", text);
  }

  long seq(Scene.Table table, int seat) {
    return state(table, seat).path("seq").asLong();
  }

  JsonNode state(Scene.Table table, int seat) {
    return Optional.ofNullable(states.get(key(table.name(), "" + seat))).orElseThrow();
  }

  List<String> moves(Scene.Table table, int seat) {
    return state(table, seat).path("moves").path("" + seat).values().stream()
        .map(JsonNode::asString)
        .toList();
  }
}
