package bergerie.server.corpus;

import bergerie.server.corpus.Scene.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Sessions that every game has. Moves are the dice's choice among the legal ones. */
final class GameScripts {

  private GameScripts() {}

  /** How many sit there, and what is agreed. */
  private record Kind(String game, int players, Map<String, String> options) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("kukuli", 2, Map.of("rams", "2", "first", "sheep")),
          new Kind("bagh-chal", 2, Map.of("rams", "3")),
          new Kind("bagh-bandi", 2, Map.of("rejump", "yes")),
          new Kind("wolf-and-hound", 3, Map.of("combo", "H01+W01+T01")),
          new Kind("sheep-sheep", 2, Map.of("timer", "exchanges", "sand", "300")),
          new Kind("wolfwalkers", 2, Map.of("variant", "advanced")),
          new Kind("pavillon", 3, Map.of("window", "0")));

  static Map<String, Script> all() {
    Map<String, Script> all = new LinkedHashMap<>();
    for (Kind kind : KINDS) {
      all.put(kind.game + "-played", Script.usual(scene -> played(scene, kind)));
      // Not for two, and where several choose at once, two bots would answer in any order.
      if (!kind.game.equals("pavillon")) {
        all.put(kind.game + "-alone", Script.usual(scene -> alone(scene, kind)));
      }
      all.put(kind.game + "-one-device", Script.usual(scene -> oneDevice(scene, kind)));
      all.put(kind.game + "-come-again", Script.usual(scene -> comeAgain(scene, kind)));
      all.put(kind.game + "-offers", Script.usual(scene -> offers(scene, kind)));
      all.put(kind.game + "-rematch", Script.usual(scene -> rematch(scene, kind)));
    }
    return all;
  }

  private static Table table(Scene scene, Kind kind, String others) {
    String seats =
        "me "
            + IntStream.range(1, kind.players)
                .mapToObj(_ -> others)
                .collect(Collectors.joining(" "));
    return scene.table(kind.game, kind.options, seats);
  }

  /** Everybody on a connection of their own, who has given a nonce. */
  private static List<Voice> seated(Scene scene, Table table, int players) {
    List<Voice> voices = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      Voice voice = scene.hello("P" + (seat + 1));
      voice.attach(table, 0, seat);
      voices.add(voice);
    }
    for (int seat = 0; seat < players; seat++) {
      voices.get(seat).nonce(table, seat);
    }
    return voices;
  }

  /** Somebody who may move does; whether there was anybody. */
  private static boolean moved(Scene scene, Table table, List<Voice> voices) {
    List<Integer> ready =
        IntStream.range(0, voices.size())
            .filter(seat -> !voices.get(seat).moves(table, seat).isEmpty())
            .boxed()
            .toList();
    if (ready.isEmpty()) {
      return false;
    }
    int seat = scene.dice().pick(ready);
    Voice voice = voices.get(seat);
    voice.move(table, seat, scene.dice().pick(voice.moves(table, seat)));
    return true;
  }

  private static void played(Scene scene, Kind kind) {
    Table table = table(scene, kind, "here");
    Voice spectator = scene.hello("spectator");
    spectator.spectate(table, 0);
    List<Voice> voices = seated(scene, table, kind.players);
    for (int i = 0; i < 12 && moved(scene, table, voices); i++) {
      if (i % 4 == 3) {
        Voice voice = voices.get(i % voices.size());
        int seat = voices.indexOf(voice);
        voice.sit("why", table, seat, "text", "nonsense");
        voice.sit("chat", table, seat, "text", "Bêê ! 🐑 " + i);
      }
    }
    if (kind.players == 2) {
      // With more, a bot would play on, as well as it can in its time.
      voices.getFirst().sit("resign", table, 0);
    }
    scene.call("GET", "/api/tables/" + table.name(), "");
  }

  private static void alone(Scene scene, Kind kind) {
    Table table = scene.table(kind.game, kind.options, "me bot:random");
    Voice ana = scene.hello("P1");
    ana.attach(table, 0, 0);
    turn(ana, table);
    ana.nonce(table, 0);
    for (int i = 0; i < 6; i++) {
      if (!turn(ana, table)) {
        break;
      }
      List<String> moves = ana.moves(table, 0);
      ana.sit("why", table, 0, "text", moves.getLast());
      ana.move(table, 0, scene.dice().pick(moves));
    }
    if (turn(ana, table)) {
      ana.sit("offer", table, 0, "what", "draw");
      ana.sit("offer", table, 0, "what", "takeback");
    }
  }

  /** Waits until the bots have moved; whether the match goes on. */
  private static boolean turn(Voice voice, Table table) {
    while (isAwaited(voice.state(table, 0).path("turn"))) {
      voice.until(message -> message.path("type").asString().equals("state"));
    }
    return !voice.moves(table, 0).isEmpty();
  }

  /** Whether somebody else has to move; also when the person may as well. */
  private static boolean isAwaited(JsonNode turn) {
    return turn.path("awaited").values().stream().anyMatch(seat -> seat.asInt() != 0);
  }

  private static void oneDevice(Scene scene, Kind kind) {
    Table table = table(scene, kind, "here");
    Voice device = scene.hello("device");
    Integer[] seats = IntStream.range(0, kind.players).boxed().toArray(Integer[]::new);
    device.attach(table, 0, seats);
    for (int seat : seats) {
      device.nonce(table, seat);
    }
    for (int i = 0; i < 8; i++) {
      List<Integer> ready =
          Arrays.stream(seats).filter(seat -> !device.moves(table, seat).isEmpty()).toList();
      if (ready.isEmpty()) {
        break;
      }
      int seat = scene.dice().pick(ready);
      device.sit("here", table, seat);
      device.move(table, seat, scene.dice().pick(device.moves(table, seat)));
    }
  }

  /** A connection breaks off, and comes again with what it has seen. */
  private static void comeAgain(Scene scene, Kind kind) {
    Table table = table(scene, kind, "here");
    List<Voice> voices = new ArrayList<>(seated(scene, table, kind.players));
    moved(scene, table, voices);
    long seen = voices.getFirst().seq(table, 0);
    voices.getLast().sit("chat", table, kind.players - 1, "text", "Où es-tu ?");
    voices.getFirst().leaves();
    voices.getLast().until(message -> message.path("type").asString().equals("table"));
    Voice again = scene.hello("P1 again");
    again.attach(table, seen, 0);
    voices.set(0, again);
    moved(scene, table, voices);
    moved(scene, table, voices);
    again.say("detach", "table", table.name());
    again.attach(table, 1, 0);
    again.attach(table, again.seq(table, 0), 0);
  }

  private static void offers(Scene scene, Kind kind) {
    Table table = table(scene, kind, "here");
    List<Voice> voices = seated(scene, table, kind.players);
    voices.getFirst().sit("offer", table, 0, "what", "takeback");
    moved(scene, table, voices);
    for (int seat = 0; seat < kind.players; seat++) {
      JsonNode answer = voices.get(seat).sit("offer", table, seat, "what", "takeback");
      if (answer.path("type").asString().equals("ack")) {
        break;
      }
    }
    voices.getLast().sit("answer", table, kind.players - 1, "what", "takeback", "yes", false);
    moved(scene, table, voices);
    voices.getFirst().sit("offer", table, 0, "what", "draw");
    voices.getFirst().sit("offer", table, 0, "what", "draw");
    voices.getFirst().sit("answer", table, 0, "what", "draw", "yes", true);
    voices.getLast().sit("answer", table, kind.players - 1, "what", "draw", "yes", false);
    voices.getLast().sit("answer", table, kind.players - 1, "what", "draw", "yes", true);
    voices.getLast().sit("offer", table, kind.players - 1, "what", "draw");
    for (int seat = 0; seat < kind.players - 1; seat++) {
      voices.get(seat).sit("answer", table, seat, "what", "draw", "yes", true);
    }
    voices.getFirst().sit("offer", table, 0, "what", "draw");
  }

  private static void rematch(Scene scene, Kind kind) {
    Table table = table(scene, kind, "here");
    List<Voice> voices = seated(scene, table, kind.players);
    moved(scene, table, voices);
    voices.getFirst().sit("rematch", table, 0);
    voices.getFirst().sit("offer", table, 0, "what", "draw");
    for (int seat = 1; seat < kind.players; seat++) {
      voices.get(seat).sit("answer", table, seat, "what", "draw", "yes", true);
    }
    for (int seat = 0; seat < kind.players; seat++) {
      voices.get(seat).sit("rematch", table, seat);
    }
    JsonNode info = scene.call("GET", "/api/tables/" + table.name(), "");
    String next = info.path("body").path("next").asString();
    Table again = new Table(next, table.seats(), table.watch());
    for (int seat = 0; seat < kind.players; seat++) {
      voices.get(seat).attach(again, 0, seat);
    }
    scene.call("GET", "/api/tables/" + next, "");
  }
}
