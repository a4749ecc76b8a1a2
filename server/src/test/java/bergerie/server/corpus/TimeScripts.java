package bergerie.server.corpus;

import bergerie.server.corpus.Scene.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * Sessions in which time runs out. Either nobody says a word until then, or there is time enough
 * for any machine.
 */
final class TimeScripts {

  private TimeScripts() {}

  static Map<String, Script> all() {
    Map<String, Script> all = new LinkedHashMap<>();
    all.put("flag", Script.usual(TimeScripts::flag));
    all.put("clocks", Script.usual(TimeScripts::clocks));
    all.put("sand-runs-out", Script.usual(TimeScripts::sandRunsOut));
    all.put("sand-begins-anew", Script.usual(TimeScripts::sandBeginsAnew));
    all.put("window-closes", Script.usual(scene -> window(scene, "1")));
    all.put("window-silent-answers", Script.usual(scene -> window(scene, "30")));
    all.put("takeover", new Script(Houses.House.IMPATIENT, TimeScripts::takeover));
    return all;
  }

  private static boolean isOver(JsonNode message) {
    return message.path("turn").path("kind").asString().equals("over");
  }

  /** The clock starts when the last one sits down. */
  private static void flag(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "{\"kind\":\"move\",\"seconds\":1}", "me link");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    scene
        .later(
            "POST",
            "/api/tables/" + table.name() + "/join",
            "{\"invite\":\"" + table.invite(1) + "\",\"name\":\"Ben\",\"id\":\"b\"}")
        .answer();
    ana.until(TimeScripts::isOver);
  }

  private static void clocks(Scene scene) {
    Table table =
        scene.table(
            "bagh-chal",
            Map.of(),
            "{\"kind\":\"game\",\"seconds\":3600,\"increment\":5}",
            "me here");
    Voice both = scene.hello("device");
    both.attach(table, 0, 0, 1);
    for (int i = 0; i < 4; i++) {
      int seat = both.moves(table, 0).isEmpty() ? 1 : 0;
      both.sit("here", table, seat);
      both.move(table, seat, both.moves(table, seat).getFirst());
    }
    Table slow =
        scene.table("bagh-bandi", Map.of(), "{\"kind\":\"move\",\"seconds\":86400}", "me here");
    both.attach(slow, 0, 0, 1);
    int seat = both.moves(slow, 0).isEmpty() ? 1 : 0;
    both.move(slow, seat, both.moves(slow, seat).getFirst());
  }

  private static void sandRunsOut(Scene scene) {
    Table table =
        scene.table("sheep-sheep", Map.of("sand1", "30", "sand2", "30", "sand", "300"), "me here");
    Voice both = scene.hello("device");
    both.attach(table, 0, 0, 1);
    both.nonce(table, 0);
    both.nonce(table, 1);
    both.until(message -> message.path("told").toString().contains("\"actor\":\"glass\""));
  }

  private static void sandBeginsAnew(Scene scene) {
    Table table = scene.table("sheep-sheep", Map.of("sand", "300"), "me here");
    Voice both = scene.hello("device");
    both.attach(table, 0, 0, 1);
    both.nonce(table, 0);
    both.nonce(table, 1);
    int seat = both.state(table, 0).path("turn").path("awaited").path(0).asInt();
    both.sit("here", table, seat);
    both.sit("here", table, seat);
    both.sit("here", table, 1 - seat);
    for (int i = 0; i < 4 && !both.moves(table, seat).isEmpty(); i++) {
      both.move(table, seat, scene.dice().pick(both.moves(table, seat)));
    }
  }

  /** Pavillon until a window opens: its answers are nobody else's business. */
  private static void window(Scene scene, String seconds) {
    Table table = scene.table("pavillon", Map.of("window", seconds), "me here here");
    List<Voice> voices =
        IntStream.range(0, 3).mapToObj(seat -> scene.hello("P" + (seat + 1))).toList();
    Voice spectator = scene.hello("spectator");
    spectator.spectate(table, 0);
    for (int seat = 0; seat < 3; seat++) {
      voices.get(seat).attach(table, 0, seat);
    }
    for (int seat = 0; seat < 3; seat++) {
      voices.get(seat).nonce(table, seat);
    }
    while (!isWindow(table, voices.getFirst())) {
      int seat = voices.getFirst().state(table, 0).path("turn").path("awaited").path(0).asInt();
      Voice voice = voices.get(seat);
      voice.move(table, seat, scene.dice().pick(voice.moves(table, seat)));
    }
    if (seconds.equals("1")) {
      spectator.until(message -> message.path("told").toString().contains("\"actor\":\"glass\""));
      return;
    }
    for (int seat = 0; seat < 3; seat++) {
      Voice voice = voices.get(seat);
      for (int i = 0; i < 2 && !voice.moves(table, seat).isEmpty(); i++) {
        voice.move(table, seat, scene.dice().pick(voice.moves(table, seat)));
      }
    }
    spectator.spectate(table, 0);
    voices.get(0).attach(table, voices.get(0).seq(table, 0), 0);
    voices.get(1).sit("chat", table, 1, "text", "Still thinking");
  }

  private static boolean isWindow(Table table, Voice voice) {
    JsonNode state = voice.state(table, 0);
    return state.path("turn").path("awaited").isEmpty() && state.has("sand");
  }

  /** For whoever joins and is not there a bot plays, if the others like; and they come back. */
  private static void takeover(Scene scene) {
    Table table = scene.table("wolf-and-hound", Map.of("seats", "chosen"), "me here here link");
    Voice ana = scene.hello("device");
    ana.attach(table, 0, 0, 1, 2);
    JsonNode joined =
        scene.call(
            "POST",
            "/api/tables/" + table.name() + "/join",
            "{\"invite\":\"" + table.invite(3) + "\",\"id\":\"d\"}");
    ana.sit("standin", table, 0, "absent", 2);
    ana.sit("standin", table, 0, "absent", 3);
    Voice dan = scene.hello("P4");
    dan.say(
        "attach",
        "table",
        table.name(),
        "seen",
        0,
        "tokens",
        List.of(joined.path("body").path("token").asString()));
    dan.sit("leave", table, 3);
    dan.sit("return", table, 3);
    dan.say("detach", "table", table.name());
    ana.sit("offer", table, 1, "what", "end");
    ana.sit("answer", table, 0, "what", "end", "yes", true);
    ana.sit("answer", table, 2, "what", "end", "yes", true);
  }
}
