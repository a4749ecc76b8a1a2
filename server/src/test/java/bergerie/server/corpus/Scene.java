package bergerie.server.corpus;

import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.server.TestServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A session while it is written down. */
final class Scene implements AutoCloseable {

  private final String name;
  private final Houses.House house;
  private final TestServer server;
  private final Exchange exchange;
  private final Masks masks = new Masks();
  private final List<JsonNode> steps = new ArrayList<>();
  private final Map<String, Voice> voices = new LinkedHashMap<>();
  private final Set<String> tables = new TreeSet<>();
  private final Dice dice;
  private int calls;

  Scene(Houses houses, Houses.House house, String name) {
    this.name = name;
    this.house = house;
    this.server = houses.enter(house, name);
    this.exchange = new Exchange(server.port());
    this.dice = new QuickDice(name.hashCode());
    steps.add(object("house", house.name()));
  }

  Transcript transcript() {
    return new Transcript(name, steps);
  }

  Dice dice() {
    return dice;
  }

  Masks masks() {
    return masks;
  }

  private static ObjectNode object(String key, String value) {
    return JsonNodeFactory.instance.objectNode().put(key, value);
  }

  void note(String who, String what, JsonNode said) {
    ObjectNode step = object("who", who);
    step.set(what, said);
    steps.add(step);
  }

  Houses.House house() {
    return house;
  }

  TestServer server() {
    return server;
  }

  /** Somebody connects and says hello. */
  Voice hello(String who) {
    Voice voice = connect(who);
    voice.say("hello", "protocol", 1);
    return voice;
  }

  /** Somebody who can take more than what everybody can. */
  Voice able(String who, String... can) {
    Voice voice = connect(who);
    voice.say("hello", "protocol", 1, "can", List.of(can));
    return voice;
  }

  Voice connect(String who) {
    Voice voice = new Voice(this, who);
    voices.put(who, voice);
    return voice;
  }

  /** Everything that follows from what was said until now is heard and written down. */
  void settle() {
    if (house == Houses.House.STRICT) {
      // Every message counts there: the script says itself what it waits for.
      return;
    }
    for (String table : tables) {
      exchange.send(Exchange.call("GET", "/api/tables/" + table, ""), masks).join();
    }
    voices.values().forEach(Voice::drain);
  }

  void forget(Voice voice) {
    voices.values().remove(voice);
  }

  /** A table that sessions sit at: known by its real name here. */
  record Table(String name, List<JsonNode> seats, String watch) {
    String token(int seat) {
      return seats.get(seat).path("token").asString();
    }

    String invite(int seat) {
      return seats.get(seat).path("invite").asString();
    }
  }

  /** A table of seats such as {@code me here bot:random link}. */
  Table table(String game, Map<String, String> options, String seats) {
    return table(game, options, "", seats);
  }

  Table table(String game, Map<String, String> options, String clock, String seats) {
    ObjectNode wish = JsonNodeFactory.instance.objectNode();
    String[] kinds = seats.split(" ");
    wish.put("game", game).put("players", kinds.length);
    ObjectNode chosen = wish.putObject("options");
    options.forEach(chosen::put);
    var list = wish.putArray("seats");
    for (int i = 0; i < kinds.length; i++) {
      String[] kind = kinds[i].split(":");
      ObjectNode seat = list.addObject().put("kind", kind[0]).put("name", "P" + (i + 1));
      if (kind.length > 1) {
        seat.put("level", kind[1]);
      }
    }
    if (!clock.isEmpty()) {
      wish.set("clock", TestServer.JSON.readTree(clock));
    }
    return made(call("POST", "/api/tables", wish.toString()));
  }

  Table made(JsonNode answer) {
    JsonNode body = answer.path("body");
    return new Table(
        body.path("table").asString(),
        List.copyOf(body.path("seats").values()),
        body.path("watch").asString());
  }

  /** Whether there is such a table, or this is only said. */
  boolean isTable(String table) {
    return !masks.masked(table).equals(table);
  }

  /** Somebody sits down there: from now on what is said at it is waited for. */
  void taken(String table) {
    tables.add(table);
  }

  JsonNode call(String method, String path, String body, String... headers) {
    Later later = later(method, path, body, headers);
    JsonNode answer = later.answer();
    settle();
    return answer;
  }

  /** A call that is answered when something has happened. */
  Later later(String method, String path, String body, String... headers) {
    ObjectNode call = Exchange.call(method, path, body, headers);
    String who = "call " + ++calls;
    note(who, "asks", masks.masked(call));
    return new Later(this, who, exchange.send(call, masks));
  }

  record Later(Scene scene, String who, CompletableFuture<JsonNode> given) {
    JsonNode answer() {
      JsonNode answer = given.join();
      scene.note(who, "gets", scene.masks.masked(answer));
      return answer;
    }
  }

  /** A call whose answer counts what the server has done: only its form is written down. */
  void callMasked(String method, String path) {
    ObjectNode call = Exchange.call(method, path, "");
    String who = "call " + ++calls;
    note(who, "asks", call);
    ObjectNode answer = (ObjectNode) exchange.send(call, masks).join();
    note(who, "gets", answer.put("body", Masks.ANY));
  }

  /** Makes a call again and again until its answer fits. */
  JsonNode callUntil(Predicate<JsonNode> fits, String path) {
    ObjectNode call = Exchange.call("GET", path, "");
    String who = "call " + ++calls;
    note(who, "asks", masks.masked(call));
    JsonNode answer = exchange.send(call, masks).join();
    while (!fits.test(answer.path("body"))) {
      answer = exchange.send(call, masks).join();
    }
    note(who, "gets at last", masks.masked(answer));
    return answer;
  }

  @Override
  public void close() {
    List.copyOf(voices.values()).forEach(Voice::abort);
  }
}
