package bergerie.server.corpus;

import bergerie.rules.dice.SealedDice;
import bergerie.server.corpus.Scene.Table;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Sessions about the house: what is said well and badly, whatever is played. */
final class HouseScripts {

  private HouseScripts() {}

  static Map<String, Script> all() {
    Map<String, Consumer<Scene>> usual = new LinkedHashMap<>();
    usual.put("hello-first", HouseScripts::helloFirst);
    usual.put("abilities", HouseScripts::abilities);
    usual.put("nonsense", HouseScripts::nonsense);
    usual.put("wrong-fields", HouseScripts::wrongFields);
    usual.put("too-long", HouseScripts::tooLong);
    usual.put("bytes", HouseScripts::bytes);
    usual.put("unknown-tables", HouseScripts::unknownTables);
    usual.put("wrong-tokens", HouseScripts::wrongTokens);
    usual.put("not-your-turn", HouseScripts::notYourTurn);
    usual.put("stale", HouseScripts::stale);
    usual.put("same-id-again", HouseScripts::sameIdAgain);
    usual.put("before-the-match", HouseScripts::beforeTheMatch);
    usual.put("after-the-match", HouseScripts::afterTheMatch);
    usual.put("several-tables", HouseScripts::severalTables);
    usual.put("spectators", HouseScripts::spectators);
    usual.put("chat", HouseScripts::chat);
    usual.put("leave-return", HouseScripts::leaveReturn);
    usual.put("advice", HouseScripts::advice);
    usual.put("nonces", HouseScripts::nonces);
    usual.put("pledges", HouseScripts::pledges);
    usual.put("takeback", HouseScripts::takeback);
    usual.put("count", HouseScripts::count);
    Map<String, Script> all = new LinkedHashMap<>();
    usual.forEach((name, lines) -> all.put(name, Script.usual(lines)));
    all.put("too-many-messages", new Script(Houses.House.STRICT, HouseScripts::tooMany));
    return all;
  }

  private static void helloFirst(Scene scene) {
    Voice voice = scene.connect("stranger");
    voice.say("ping");
    voice.say("attach", "table", "nowhere", "seen", 0, "tokens", List.of("x"));
    voice.say("hello", "protocol", 2);
    voice.say("hello", "protocol", 1);
    voice.say("hello", "protocol", 1);
    voice.say("ping");
  }

  private static void abilities(Scene scene) {
    Voice voice = scene.connect("able");
    List<Object> wishes =
        List.of(
            List.of(),
            List.of("told-structure", "states-as-changes"),
            Collections.nCopies(16, "x".repeat(40)),
            Collections.nCopies(17, "x"),
            List.of("x".repeat(41)),
            List.of(""),
            List.of(7),
            "everything");
    wishes.forEach(can -> voice.say("hello", "protocol", 1, "can", can));
    voice.say("ping");
  }

  private static void nonsense(Scene scene) {
    Voice voice = scene.hello("anybody");
    List.of(
            "",
            "nonsense",
            "{",
            "[]",
            "null",
            "7",
            "{}",
            "{\"type\":\"ping\"}",
            "{\"id\":\"a\"}",
            "{\"id\":7,\"type\":\"ping\"}",
            "{\"id\":\"\",\"type\":\"ping\"}",
            "{\"id\":\"" + "i".repeat(65) + "\",\"type\":\"ping\"}",
            "{\"id\":\"a\",\"type\":\"dance\"}",
            "{\"id\":\"a\",\"id\":\"b\",\"type\":\"ping\"}",
            "{\"id\":\"a\",\"type\":\"ping\"} and more",
            "[".repeat(40) + "]".repeat(40),
            "{\"id\":\"é🐺\",\"type\":\"ping\",\"more\":true}")
        .forEach(voice::raw);
  }

  private static void wrongFields(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    Voice ana = scene.hello("P1");
    ana.say("attach", "seen", 0);
    ana.say("attach", "table", 7, "seen", 0);
    ana.say("attach", "table", table.name());
    ana.say("attach", "table", table.name(), "seen", -1);
    ana.say("attach", "table", table.name(), "seen", 0, "tokens", "one");
    ana.say("attach", "table", table.name(), "seen", 0, "tokens", List.of(1));
    ana.attach(table, 0, 0);
    ana.say("move", "table", table.name(), "seen", 1, "text", "C6-C5");
    ana.say("move", "table", table.name(), "seat", "0", "seen", 1, "text", "C6-C5");
    ana.sit("move", table, 99, "seen", 1, "text", "C6-C5");
    ana.sit("move", table, 0, "text", "C6-C5");
    ana.sit("move", table, 0, "seen", 1.5, "text", "C6-C5");
    ana.sit("move", table, 0, "seen", 1);
    ana.sit("move", table, 0, "seen", 1, "text", "");
    ana.sit("why", table, 0);
    ana.sit("offer", table, 0);
    ana.sit("offer", table, 0, "what", "tea");
    ana.sit("answer", table, 0, "what", "draw");
    ana.sit("answer", table, 0, "what", "draw", "yes", "no");
    ana.sit("chat", table, 0);
    ana.sit("chat", table, 0, "text", "   ");
    ana.sit("chat", table, 0, "text", "two\nlines");
    ana.sit("chat", table, 0, "text", "x".repeat(301));
    ana.sit("nonce", table, 0);
    ana.sit("nonce", table, 0, "nonce", " n ");
    ana.sit("nonce", table, 0, "nonce", "n".repeat(65));
  }

  private static void tooLong(Scene scene) {
    Voice voice = scene.hello("anybody");
    voice.say("ping", "more", "x".repeat(12_000));
    voice.outrageous("{\"id\":\"a\",\"type\":\"ping\",\"more\":\"" + "x".repeat(17_000) + "\"}");
  }

  private static void bytes(Scene scene) {
    Voice voice = scene.hello("anybody");
    voice.outrageousBytes("{\"id\":\"a\",\"type\":\"ping\"}");
  }

  private static void tooMany(Scene scene) {
    Voice voice = scene.connect("eager");
    voice.say("hello", "protocol", 1);
    voice.say("ping");
    voice.outrageous("{\"id\":\"a\",\"type\":\"ping\"}");
  }

  private static void unknownTables(Scene scene) {
    Voice voice = scene.hello("lost");
    voice.say("attach", "table", "nowhere", "seen", 0, "tokens", List.of("token"));
    voice.say("attach", "table", "nowhere", "seen", 0, "watch", "token");
    voice.say("move", "table", "nowhere", "seat", 0, "seen", 0, "text", "C6-C5");
    voice.say("chat", "table", "nowhere", "seat", 0, "text", "hello?");
    voice.say("detach", "table", "nowhere");
    voice.say("attach", "table", "n".repeat(65), "seen", 0);
    voice.say("attach", "table", "", "seen", 0);
  }

  private static void wrongTokens(Scene scene) {
    Table table = scene.table("bagh-bandi", Map.of(), "me link");
    Voice voice = scene.hello("thief");
    voice.say("attach", "table", table.name(), "seen", 0);
    voice.say("attach", "table", table.name(), "seen", 0, "tokens", List.of());
    voice.say("attach", "table", table.name(), "seen", 0, "tokens", List.of("nonsense"));
    voice.say("attach", "table", table.name(), "seen", 0, "watch", "nonsense");
    voice.say("attach", "table", table.name(), "seen", 0, "tokens", List.of(table.watch()));
    voice.say("attach", "table", table.name(), "seen", 0, "watch", table.token(0));
    voice.say("attach", "table", table.name(), "seen", 0, "tokens", List.of(table.invite(1)));
    voice.say(
        "attach", "table", table.name(), "seen", 0, "tokens", List.of(table.token(0), "nonsense"));
    voice.sit("move", table, 0, "seen", 1, "text", "C2-C3");
    voice.sit("resign", table, 0);
    voice.sit("chat", table, 0, "text", "let me in");
  }

  private static void notYourTurn(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    Voice wolf = scene.hello("P1");
    wolf.attach(table, 0, 0);
    Voice sheep = scene.hello("P2");
    sheep.attach(table, 0, 1);
    sheep.move(table, 1, "A2-A3");
    sheep.sit("why", table, 1, "text", "A2-A3");
    sheep.sit("move", table, 0, "seen", 1, "text", "C6-C5");
    wolf.move(table, 0, "A1-A2");
    wolf.move(table, 0, "C6-C1");
    wolf.move(table, 0, "Z9-Z8");
    wolf.move(table, 0, "not a move at all");
    wolf.sit("why", table, 0, "text", "C6-C1");
    wolf.sit("why", table, 0, "text", "C6-C5");
    wolf.move(table, 0, "C6-C5");
    wolf.move(table, 0, "C5-C6");
  }

  private static void stale(Scene scene) {
    Table table = scene.table("bagh-chal", Map.of(), "me here");
    Voice wolves = scene.hello("P1");
    wolves.attach(table, 0, 0);
    Voice sheep = scene.hello("P2");
    sheep.attach(table, 0, 1);
    sheep.move(table, 1, sheep.moves(table, 1).getFirst());
    wolves.sit("move", table, 0, "seen", 0, "text", wolves.moves(table, 0).getFirst());
    wolves.sit("move", table, 0, "seen", 1, "text", wolves.moves(table, 0).getFirst());
    wolves.sit("move", table, 0, "seen", 999, "text", wolves.moves(table, 0).getFirst());
    sheep.sit("move", table, 1, "seen", 1, "text", sheep.moves(table, 1).getFirst());
  }

  private static void sameIdAgain(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    Voice wolf = scene.hello("P1");
    wolf.attach(table, 0, 0);
    Object[] move = {"table", table.name(), "seat", 0, "seen", 1, "text", "C6-C5"};
    wolf.sayAs("once", "move", move);
    wolf.sayAs("once", "move", move);
    Object[] chat = {"table", table.name(), "seat", 0, "text", "only once"};
    wolf.sayAs("word", "chat", chat);
    wolf.sayAs("word", "chat", chat);
    Voice sheep = scene.hello("P2");
    sheep.attach(table, 0, 1);
    sheep.sayAs("once", "chat", "table", table.name(), "seat", 1, "text", "my own id");
  }

  private static void beforeTheMatch(Scene scene) {
    Table table = scene.table("bagh-chal", Map.of(), "me link");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    ana.sit("move", table, 0, "seen", 1, "text", "A1-A2");
    ana.sit("why", table, 0, "text", "A1-A2");
    ana.sit("resign", table, 0);
    ana.sit("offer", table, 0, "what", "draw");
    ana.sit("leave", table, 0);
    ana.sit("return", table, 0);
    ana.sit("rematch", table, 0);
    ana.sit("advise", table, 0);
    ana.sit("here", table, 0);
    ana.sit("chat", table, 0, "text", "Anybody?");
    String join = "/api/tables/" + table.name() + "/join";
    scene.call("POST", join, "{\"invite\":\"" + table.invite(1) + "\",\"name\":\"Ben\"}");
    ana.sit("why", table, 0, "text", "A1-A2");
  }

  private static void afterTheMatch(Scene scene) {
    Table table = scene.table("bagh-bandi", Map.of(), "me here");
    Voice both = scene.hello("device");
    both.attach(table, 0, 0, 1);
    both.sit("resign", table, 1);
    both.sit("move", table, 0, "seen", 9, "text", "C2-C3");
    both.sit("why", table, 0, "text", "C2-C3");
    both.sit("resign", table, 0);
    both.sit("offer", table, 0, "what", "takeback");
    both.sit("leave", table, 0);
    both.sit("return", table, 1);
    both.sit("advise", table, 0);
    both.sit("nonce", table, 0, "nonce", "late");
    both.sit("chat", table, 0, "text", "gg");
  }

  private static void severalTables(Scene scene) {
    Table one = scene.table("kukuli", Map.of(), "me here");
    Table other = scene.table("bagh-bandi", Map.of("start", "C1C5"), "me here");
    Voice voice = scene.hello("busy");
    voice.attach(one, 0, 0, 1);
    voice.attach(other, 0, 0);
    voice.spectate(other, 0);
    voice.attach(other, 0, 1, 0, 1);
    voice.move(one, 0, "C6-C5");
    int first = voice.moves(other, 0).isEmpty() ? 1 : 0;
    voice.move(other, first, voice.moves(other, first).getFirst());
    voice.say("detach", "table", one.name());
    voice.sit("move", one, 1, "seen", 2, "text", "A2-A3");
    voice.move(other, 1 - first, voice.moves(other, 1 - first).getFirst());
  }

  private static void spectators(Scene scene) {
    Table table = scene.table("wolf-and-hound", Map.of("seats", "chosen"), "me here");
    List<Voice> spectators =
        IntStream.range(0, 2).mapToObj(i -> scene.hello("spectator " + i)).toList();
    spectators.forEach(voice -> voice.spectate(table, 0));
    spectators.getFirst().sit("move", table, 0, "seen", 1, "text", "b1");
    spectators.getFirst().sit("chat", table, 0, "text", "may I?");
    Voice both = scene.hello("device");
    both.attach(table, 0, 0, 1);
    both.nonce(table, 0);
    both.nonce(table, 1);
    spectators.getLast().say("detach", "table", table.name());
    for (int i = 0; i < 4; i++) {
      int seat = both.moves(table, 0).isEmpty() ? 1 : 0;
      both.move(table, seat, scene.dice().pick(both.moves(table, seat)));
    }
    spectators.getLast().spectate(table, 3);
  }

  private static void chat(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    ana.sit("chat", table, 0, "text", "  Bêê ! «é» \u2028".strip());
    ana.sit("chat", table, 0, "text", "🐺".repeat(150));
    ana.sit("chat", table, 0, "text", "x".repeat(300));
    ana.sit("chat", table, 1, "text", "not my seat");
    Voice ben = scene.hello("P2");
    ben.attach(table, 0, 1);
    ben.sit("chat", table, 1, "text", "\"quoted\" \\ <b>&amp;");
    ben.attach(table, 2, 1);
  }

  private static void leaveReturn(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    Voice wolf = scene.hello("P1");
    wolf.attach(table, 0, 0);
    Voice sheep = scene.hello("P2");
    sheep.attach(table, 0, 1);
    sheep.sit("leave", table, 1);
    sheep.sit("leave", table, 1);
    sheep.sit("move", table, 1, "seen", 2, "text", "A2-A3");
    wolf.sit("offer", table, 0, "what", "draw");
    sheep.sit("return", table, 1);
    sheep.sit("return", table, 1);
    wolf.move(table, 0, "C6-C5");
    sheep.move(table, 1, sheep.moves(table, 1).getFirst());
  }

  private static void advice(Scene scene) {
    Table alone = scene.table("kukuli", Map.of(), "me bot:random");
    Voice ana = scene.hello("P1");
    ana.attach(alone, 0, 0);
    ana.sit("advise", alone, 0);
    ana.sit("advise", alone, 1);
    Table people = scene.table("kukuli", Map.of(), "me here");
    ana.attach(people, 0, 0, 1);
    ana.sit("advise", people, 0);
    ana.sit("advise", people, 1);
  }

  private static void nonces(Scene scene) {
    Table table = scene.table("wolfwalkers", Map.of(), "me here");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    ana.sit("nonce", table, 0, "nonce", "é 7");
    ana.sit("nonce", table, 0, "nonce", "é 7");
    ana.sit("nonce", table, 0, "nonce", "another");
    ana.sit("nonce", table, 1, "nonce", "not mine");
    Voice ben = scene.hello("P2");
    ben.attach(table, 0, 1);
    ben.sit("nonce", table, 1, "nonce", "last");
  }

  private static void pledges(Scene scene) {
    Table table = scene.table("wolfwalkers", Map.of(), "me here");
    Voice ana = scene.able("P1", "pledges");
    Voice ben = scene.able("P2", "pledges");
    String commitment =
        scene
            .call("GET", "/api/tables/" + table.name(), "")
            .path("body")
            .path("commitment")
            .asString();
    ana.attach(table, 0, 0);
    ben.attach(table, 0, 1);
    ana.sit("pledge", table, 0, "pledge", "not a hash");
    String share = SealedDice.pledge(commitment, 0, "é 7");
    ana.sit("pledge", table, 0, "pledge", share);
    ana.sit("pledge", table, 0, "pledge", share);
    ana.sit("pledge", table, 0, "pledge", SealedDice.pledge(commitment, 0, "another"));
    ana.sit("nonce", table, 0, "nonce", "é 7");
    ben.sit("pledge", table, 1, "pledge", SealedDice.pledge(commitment, 1, "last"));
    ben.sit("nonce", table, 1, "nonce", "not the last");
    ben.sit("nonce", table, 1, "nonce", "last");
    ana.sit("nonce", table, 0, "nonce", "é 7");
  }

  private static void takeback(Scene scene) {
    Table table = scene.table("bagh-chal", Map.of("rams", "4"), "me here");
    Voice wolves = scene.hello("P1");
    wolves.attach(table, 0, 0);
    Voice sheep = scene.hello("P2");
    sheep.attach(table, 0, 1);
    sheep.move(table, 1, "@rC3");
    wolves.move(table, 0, wolves.moves(table, 0).getFirst());
    sheep.sit("offer", table, 1, "what", "takeback");
    wolves.sit("offer", table, 0, "what", "takeback");
    sheep.move(table, 1, sheep.moves(table, 1).getLast());
    sheep.sit("offer", table, 1, "what", "takeback");
    wolves.move(table, 0, wolves.moves(table, 0).getFirst());
    sheep.sit("answer", table, 1, "what", "takeback", "yes", true);
  }

  /** Three rounds without a group, with undersides that are hidden; then the players stop. */
  private static void count(Scene scene) {
    Table table =
        scene.table(
            "sheep-sheep",
            Map.of("sand", "300", "first", "P1", "versos", "hidden", "barren", "5"),
            "me here");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    ana.nonce(table, 0);
    Voice ben = scene.hello("P2");
    ben.attach(table, 0, 1);
    ben.nonce(table, 1);
    ana.move(table, 0, ana.moves(table, 0).getFirst());
    ana.sit("offer", table, 0, "what", "count");
    for (int round = 0; round < 3; round++) {
      ana.move(table, 0, "done");
      ben.move(table, 1, "done");
    }
    ben.sit("offer", table, 1, "what", "count");
    ana.sit("answer", table, 0, "what", "count", "yes", false);
    ana.sit("offer", table, 0, "what", "count");
    ana.move(table, 0, ana.moves(table, 0).getFirst());
    ben.sit("answer", table, 1, "what", "count", "yes", true);
  }
}
