package bergerie.server.corpus;

import bergerie.server.corpus.Scene.Table;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Every call there is, good and bad. */
final class CallScripts {

  private CallScripts() {}

  /** Five sheep; whichever way the wolf captures, four are left and it has won (KU-4). */
  private static final String WON =
      ". . . / . . . / S . . . . / . . . . . / . . S . . / . S W S . / . . S . .; wolves";

  static Map<String, Script> all() {
    Map<String, Consumer<Scene>> usual = new LinkedHashMap<>();
    usual.put("games", scene -> scene.call("GET", "/api/games", ""));
    usual.put("boxes", CallScripts::boxes);
    usual.put("guides", CallScripts::guides);
    usual.put("lessons", CallScripts::lessons);
    usual.put("openapi", scene -> scene.callMasked("GET", "/api/openapi.json"));
    usual.put("health", CallScripts::health);
    usual.put("tables", CallScripts::tables);
    usual.put("bad-tables", CallScripts::badTables);
    usual.put("join", CallScripts::join);
    usual.put("look", CallScripts::look);
    usual.put("state", CallScripts::state);
    usual.put("say", CallScripts::say);
    usual.put("codes", CallScripts::codes);
    usual.put("fairness", CallScripts::fairness);
    usual.put("matches", CallScripts::matches);
    usual.put("import", CallScripts::imports);
    usual.put("continue", CallScripts::continued);
    usual.put("review", CallScripts::review);
    usual.put("training", CallScripts::training);
    usual.put("daily", CallScripts::daily);
    usual.put("unsolved", CallScripts::unsolved);
    usual.put("not-from-here", CallScripts::notFromHere);
    usual.put("alive", CallScripts::alive);
    Map<String, Script> all = new LinkedHashMap<>();
    usual.forEach((name, lines) -> all.put(name, Script.usual(lines)));
    all.put("solved", new Script(Houses.House.SOLVING, CallScripts::solved));
    all.put("too-many-calls", new Script(Houses.House.STRICT, CallScripts::tooMany));
    return all;
  }

  private static void boxes(Scene scene) {
    scene.call("GET", "/api/games/sheep-sheep/box", "");
    scene.call("GET", "/api/games/bagh-chal/box", "");
    scene.call("GET", "/api/games/goose-goose/box", "");
  }

  private static void guides(Scene scene) {
    scene.call("GET", "/api/games/bagh-chal/guide", "");
    scene.call("GET", "/api/games/goose-goose/guide", "");
  }

  private static void lessons(Scene scene) {
    scene.call("GET", "/api/games/kukuli/lessons", "");
    scene.call("GET", "/api/games/goose-goose/lessons", "");
    scene.call("GET", "/api/games/kukuli/lessons/side-by-side", "");
    scene.call("GET", "/api/games/kukuli/lessons/the-goose", "");
    String task = "/api/games/kukuli/lessons/side-by-side/1?move=";
    List.of("C2-C3", "C4-B4", "C4-C3", "C4-C5", "nonsense")
        .forEach(move -> scene.call("GET", task + move, ""));
    scene.call("GET", "/api/games/kukuli/lessons/side-by-side/0?move=C2-C3", "");
    scene.call("GET", "/api/games/kukuli/lessons/the-goose/1?move=C2-C3", "");
  }

  private static void health(Scene scene) {
    scene.call("GET", "/health", "");
    scene.call("HEAD", "/health", "");
    scene.call("GET", "/api/nowhere", "");
    scene.call("POST", "/api/nowhere", "");
    scene.call("DELETE", "/api/tables", "");
    scene.call("POST", "/api/tables", "{}", "Origin", "http://elsewhere.example");
    scene.callMasked("GET", "/metrics");
  }

  private static void tooMany(Scene scene) {
    for (int i = 0; i < 4; i++) {
      scene.call("GET", "/health", "");
    }
  }

  private static void tables(Scene scene) {
    List.of("kukuli", "bagh-chal", "bagh-bandi", "wolf-and-hound", "sheep-sheep", "wolfwalkers")
        .forEach(
            game -> {
              Table table = scene.table(game, Map.of(), "me bot:random");
              scene.call("GET", "/api/tables/" + table.name(), "");
            });
    Table table = scene.table("pavillon", Map.of(), "me here link");
    scene.call("GET", "/api/tables/" + table.name(), "");
    scene.made(
        scene.call(
            "POST",
            "/api/tables",
            """
            {"game": "kukuli", "name": "Ana", "options": {"rams": 2},
             "seats": [{"kind": "me"}, {"kind": "bot", "level": "lamb", "name": "Lämmchen"}],
             "clock": {"kind": "game", "seconds": 300, "increment": 3}}"""));
    scene.call("GET", "/api/tables/nowhere", "");
  }

  private static void badTables(Scene scene) {
    String seats = "\"seats\": [{\"kind\": \"me\"}, {\"kind\": \"here\"}]";
    List.of(
            "",
            "nonsense",
            "[]",
            "{}",
            "{\"game\": 7}",
            "{\"game\": \"chess\", " + seats + "}",
            "{\"game\": \"kukuli\"}",
            "{\"game\": \"kukuli\", \"seats\": []}",
            "{\"game\": \"kukuli\", \"seats\": [{\"kind\": \"me\"}]}",
            "{\"game\": \"kukuli\", \"seats\": [\"me\", \"me\"]}",
            "{\"game\": \"kukuli\", \"seats\": [{\"kind\": \"cat\"}, {\"kind\": \"me\"}]}",
            "{\"game\": \"kukuli\", \"seats\": [{\"kind\": \"bot\", \"level\": \"cow\"},"
                + " {\"kind\": \"me\"}]}",
            "{\"game\": \"kukuli\", \"players\": 3, " + seats + "}",
            "{\"game\": \"kukuli\", \"players\": \"two\", " + seats + "}",
            "{\"game\": \"kukuli\", \"options\": 7, " + seats + "}",
            "{\"game\": \"kukuli\", \"options\": {\"rams\": 9}, " + seats + "}",
            "{\"game\": \"kukuli\", \"options\": {\"cows\": 1}, " + seats + "}",
            "{\"game\": \"kukuli\", \"options\": {\"rams\": []}, " + seats + "}",
            "{\"game\": \"sheep-sheep\", \"options\": {\"sand\": 4}, " + seats + "}",
            "{\"game\": \"kukuli\", \"clock\": 7, " + seats + "}",
            "{\"game\": \"kukuli\", \"clock\": {\"kind\": \"sun\"}, " + seats + "}",
            "{\"game\": \"kukuli\", \"clock\": {\"kind\": \"move\"}, " + seats + "}",
            "{\"game\": \"kukuli\", \"clock\": {\"kind\": \"move\", \"seconds\": 0}, "
                + seats
                + "}",
            "{\"game\": \"kukuli\", \"name\": \"" + "n".repeat(100) + "\", " + seats + "}",
            "{\"game\": \"kukuli\", \"name\": \"two\\nlines\", " + seats + "}",
            "{\"game\": \"kukuli\", \"more\": \"" + "x".repeat(70_000) + "\", " + seats + "}",
            "x".repeat(1_100_000))
        .forEach(body -> scene.call("POST", "/api/tables", body));
  }

  private static void fairness(Scene scene) {
    scene.call("GET", "/api/fairness", "");
  }

  private static void codes(Scene scene) {
    scene.call("GET", "/api/address", "");
    Table table = scene.table("kukuli", Map.of(), "me link");
    String invitation =
        "{\"invitation\": {\"table\": \"%s\", \"invite\": \"%s\"}}"
            .formatted(table.name(), table.invite(1));
    JsonNode made = scene.call("POST", "/api/codes", invitation);
    scene.call("POST", "/api/codes/" + made.path("body").path("code").asString(), "");
    String seats =
        "{\"seats\": [{\"table\": \"%s\", \"game\": \"kukuli\", \"tokens\": [\"%s\"]}]}"
            .formatted(table.name(), table.token(0));
    JsonNode left = scene.call("POST", "/api/codes", seats);
    scene.call("POST", "/api/codes/" + left.path("body").path("code").asString(), "");
    scene.call("POST", "/api/codes/" + left.path("body").path("code").asString(), "");
    scene.call("POST", "/api/codes", "{}");
    scene.call("POST", "/api/codes", "{\"more\": \"" + "x".repeat(70_000) + "\"}");
    for (int i = 0; i < 4; i++) {
      scene.call("POST", "/api/codes/BCDFGH", "");
    }
    scene.call("POST", "/api/codes", invitation);
  }

  private static void join(Scene scene) {
    Table table = scene.table("wolfwalkers", Map.of(), "me link link");
    String path = "/api/tables/" + table.name() + "/join";
    scene.call("POST", path, "");
    scene.call("POST", path, "{}");
    scene.call("POST", path, "{\"invite\": \"nonsense\"}");
    scene.call("POST", path, "{\"invite\": \"" + table.invite(1) + "\", \"name\": 7}");
    String ben = "{\"invite\": \"" + table.invite(1) + "\", \"name\": \"Ben\", \"id\": \"b\"}";
    scene.call("POST", path, ben);
    scene.call("POST", path, ben);
    scene.call("POST", path, "{\"invite\": \"" + table.invite(1) + "\", \"name\": \"Cleo\"}");
    scene.call("POST", path, "{\"invite\": \"" + table.invite(2) + "\"}");
    scene.call("POST", "/api/tables/nowhere/join", "{\"invite\": \"x\"}");
    scene.call("GET", "/api/tables/" + table.name(), "");
  }

  private static void look(Scene scene) {
    Table table = scene.table("wolfwalkers", Map.of(), "me link link");
    String path = "/api/tables/" + table.name() + "/join";
    String look = "{\"invite\": \"%s\", \"look\": true}";
    scene.call("POST", path, look.formatted(table.invite(1)));
    scene.call("POST", path, "{\"invite\": \"" + table.invite(1) + "\"}");
    scene.call("POST", path, look.formatted(table.invite(1)));
    scene.call("POST", path, look.formatted(table.invite(2)));
    scene.call("POST", path, look.formatted("nonsense"));
    scene.call("POST", "/api/tables/nowhere/join", look.formatted("x"));
  }

  private static String bearer(String token) {
    return "Bearer " + token;
  }

  private static void state(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    String path = "/api/tables/" + table.name() + "/state";
    String wolf = bearer(table.token(0));
    String sheep = bearer(table.token(1));
    scene.call("GET", path, "");
    scene.call("GET", path, "", "Authorization", "Basic abc");
    scene.call("GET", path, "", "Authorization", "Bearer nonsense");
    scene.call("GET", path + "?seen=many", "", "Authorization", wolf);
    scene.call("GET", "/api/tables/nowhere/state", "", "Authorization", wolf);
    scene.call("GET", path, "", "Authorization", wolf);
    JsonNode first = scene.call("GET", path + "?seen=0", "", "Authorization", sheep);
    long seen = first.path("body").path("seq").asLong();
    Scene.Later news = scene.later("GET", path + "?seen=" + seen, "", "Authorization", sheep);
    scene.call(
        "POST",
        "/api/tables/" + table.name() + "/say",
        "{\"type\":\"move\",\"id\":\"a\",\"seat\":0,\"seen\":" + seen + ",\"text\":\"C6-C5\"}",
        "Authorization",
        wolf);
    news.answer();
  }

  private static void say(Scene scene) {
    Table table = scene.table("kukuli", Map.of(), "me here");
    String path = "/api/tables/" + table.name() + "/say";
    String wolf = bearer(table.token(0));
    String ping = "{\"type\":\"ping\",\"id\":\"a\"}";
    scene.call("POST", path, ping);
    scene.call("POST", path, ping, "Authorization", "Bearer nonsense");
    List.of(
            "",
            "nonsense",
            "{}",
            ping,
            "{\"type\":\"hello\",\"id\":\"b\",\"protocol\":1}",
            "{\"type\":\"attach\",\"id\":\"c\",\"seen\":0}",
            "{\"type\":\"move\",\"id\":\"d\",\"seat\":0,\"seen\":1}",
            "{\"type\":\"move\",\"id\":\"e\",\"seat\":1,\"seen\":1,\"text\":\"A2-A3\"}",
            "{\"type\":\"move\",\"id\":\"f\",\"seat\":0,\"seen\":1,\"text\":\"C6-C1\"}",
            "{\"type\":\"move\",\"id\":\"g\",\"seat\":0,\"seen\":1,\"text\":\"C6-C5\"}",
            "{\"type\":\"move\",\"id\":\"g\",\"seat\":0,\"seen\":1,\"text\":\"C6-C5\"}",
            "{\"type\":\"move\",\"id\":\"h\",\"seat\":0,\"seen\":1,\"text\":\"C5-C6\"}",
            "{\"type\":\"why\",\"id\":\"i\",\"seat\":0,\"text\":\"C5-C6\"}",
            "{\"type\":\"chat\",\"id\":\"j\",\"seat\":0,\"text\":\"by call\"}",
            "{\"type\":\"advise\",\"id\":\"k\",\"seat\":0}",
            "{\"type\":\"offer\",\"id\":\"l\",\"seat\":0,\"what\":\"draw\"}",
            "{\"type\":\"chat\",\"id\":\"m\",\"seat\":0,\"text\":\"" + "x".repeat(17_000) + "\"}",
            "{\"type\":\"resign\",\"id\":\"n\",\"seat\":0}")
        .forEach(message -> scene.call("POST", path, message, "Authorization", wolf));
    scene.call(
        "POST",
        "/api/tables/nowhere/say",
        "{\"type\":\"resign\",\"id\":\"o\",\"seat\":0}",
        "Authorization",
        wolf);
  }

  /** A short match of each game that was resigned. */
  private static Table finished(Scene scene, String game, String seats) {
    Table table = scene.table(game, Map.of(), seats);
    int players = table.seats().size();
    Voice device = scene.hello("device of " + game);
    Integer[] all = new Integer[players];
    for (int seat = 0; seat < players; seat++) {
      all[seat] = seat;
    }
    device.attach(table, 0, all);
    for (int seat : all) {
      device.nonce(table, seat);
    }
    for (int i = 0; i < 6; i++) {
      int seat = device.state(table, 0).path("turn").path("awaited").path(0).asInt();
      device.move(table, seat, scene.dice().pick(device.moves(table, seat)));
    }
    device.sit("offer", table, 0, "what", "draw");
    for (int seat = 1; seat < players; seat++) {
      device.sit("answer", table, seat, "what", "draw", "yes", true);
    }
    device.say("detach", "table", table.name());
    return table;
  }

  private static void matches(Scene scene) {
    Table going = scene.table("kukuli", Map.of(), "me here");
    for (String path : List.of("", "/replay", "/review")) {
      scene.call("GET", "/api/matches/" + going.name() + path, "");
      scene.call("GET", "/api/matches/nowhere" + path, "");
    }
    List.of(
            "kukuli",
            "bagh-chal",
            "bagh-bandi",
            "wolf-and-hound",
            "sheep-sheep",
            "wolfwalkers",
            "pavillon")
        .forEach(game -> replayed(scene, game));
  }

  private static void replayed(Scene scene, String game) {
    Table table = finished(scene, game, game.equals("pavillon") ? "me here here" : "me here");
    String path = "/api/matches/" + table.name();
    scene.call("GET", path, "");
    scene.call("GET", path + "/replay", "");
    scene.call("GET", path + "/replay?viewer=spectator", "");
    for (int seat = 0; seat < table.seats().size(); seat++) {
      scene.call("GET", path + "/replay?viewer=" + seat, "");
    }
    scene.call("GET", path + "/replay?viewer=nobody", "");
  }

  private static void imports(Scene scene) {
    Table table = finished(scene, "wolfwalkers", "me here");
    String file = scene.call("GET", "/api/matches/" + table.name(), "").path("body").asString();
    JsonNode made = scene.call("POST", "/api/matches", file);
    String brought = made.path("body").path("table").asString();
    scene.call("GET", "/api/matches/" + brought, "");
    scene.call("GET", "/api/tables/" + brought, "");
    scene.call("GET", "/api/matches/" + brought + "/replay?viewer=1", "");
    String unsealed = file.replaceAll("(?m)^(commitment|seed|nonce) .*\n", "");
    String other =
        scene.call("POST", "/api/matches", unsealed).path("body").path("table").asString();
    scene.call("GET", "/api/matches/" + other + "/replay", "");
    scene.call("POST", "/api/matches", "");
    scene.call("POST", "/api/matches", "nonsense");
    scene.call("POST", "/api/matches", file.replace("bergerie match 1", "bergerie match 2"));
    scene.call("POST", "/api/matches", file.replace("game wolfwalkers", "game chess"));
    scene.call("POST", "/api/matches", file.replace("version 1", "version 9"));
    scene.call("POST", "/api/matches", file.replaceAll("content .*", "content other"));
    scene.call("POST", "/api/matches", file.replaceAll("seed ....", "seed 0000"));
    scene.call("POST", "/api/matches", file.replace("result nobody", "result P1"));
    scene.call("POST", "/api/matches", file.replaceAll("(?m)^(result|draw) .*\n", ""));
    scene.call("POST", "/api/matches", file + "dance P1\n");
  }

  private static void continued(Scene scene) {
    Table table = finished(scene, "kukuli", "me here");
    String path = "/api/matches/" + table.name() + "/continue";
    String seats = "\"seats\": [{\"kind\": \"me\"}, {\"kind\": \"here\", \"name\": \"Ben\"}]";
    scene.call("POST", path, "");
    scene.call("POST", path, "{" + seats + "}");
    scene.call("POST", path, "{\"from\": -1, " + seats + "}");
    scene.call("POST", path, "{\"from\": 3, \"seats\": [{\"kind\": \"me\"}]}");
    scene.call("POST", "/api/matches/nowhere/continue", "{\"from\": 3, " + seats + "}");
    Table next = scene.made(scene.call("POST", path, "{\"from\": 5, " + seats + "}"));
    scene.call("GET", "/api/tables/" + next.name(), "");
    scene.call("POST", "/api/matches/" + next.name() + "/continue", "{\"from\": 3, " + seats + "}");
    Voice voice = scene.hello("P1");
    voice.attach(next, 0, 0, 1);
    scene.made(scene.call("POST", path, "{\"from\": 999, " + seats + "}"));
  }

  private static void review(Scene scene) {
    Table table = finished(scene, "bagh-bandi", "me here");
    scene.callUntil(
        body -> body.path("done").asInt() == body.path("of").asInt(),
        "/api/matches/" + table.name() + "/review");
    scene.call("GET", "/api/matches/" + table.name() + "/review?viewer=0", "");
    scene.call("GET", "/api/matches/" + table.name() + "/review?viewer=nobody", "");
  }

  private static void training(Scene scene) {
    scene.call("GET", "/api/training/sheep-sheep/2026-11-16", "");
    scene.call("GET", "/api/training/sheep-sheep/first", "");
    scene.call("GET", "/api/training/sheep-sheep/not_a_name", "");
    scene.call("GET", "/api/training/kukuli/first", "");
    scene.call("GET", "/api/training/chess/first", "");
  }

  private static void daily(Scene scene) {
    for (String game : List.of("pavillon", "wolf-and-hound", "wolfwalkers")) {
      scene.call("GET", "/api/daily/" + game + "/2026-11-16", "");
    }
    String task = "/api/daily/wolf-and-hound/2026-11-16";
    List.of("b1", "b2", "b3", "b4", "w1", "w2", "w3", "w4", "nonsense")
        .forEach(card -> scene.call("GET", task + "/1?move=" + card, ""));
    scene.call("GET", task + "/0?move=b1", "");
    scene.call("GET", "/api/daily/wolf-and-hound/not_a_name", "");
    scene.call("GET", "/api/daily/wolf-and-hound/not_a_name/1?move=b1", "");
    scene.call("GET", "/api/daily/kukuli/first", "");
    scene.call("GET", "/api/daily/kukuli/first/0?move=C4-C5", "");
    scene.call("GET", "/api/daily/chess/first", "");
  }

  private static String position(String line) {
    return URLEncoder.encode(line, StandardCharsets.UTF_8);
  }

  private static void unsolved(Scene scene) {
    scene.call("GET", "/api/solved", "");
    scene.call("POST", "/api/solved/bagh-bandi", "");
    scene.call("POST", "/api/solved/chess", "");
    scene.call("POST", "/api/solved/kukuli/stop", "");
    scene.call("GET", "/api/analysis/kukuli?position=" + position(WON), "");
    scene.call("GET", "/api/analysis/chess?position=", "");
    scene.call("GET", "/api/puzzles/kukuli/dog/first", "");
    scene.call("GET", "/api/puzzles/kukuli/alpha/first", "");
    scene.call("GET", "/api/puzzles/pavillon/dog/first", "");
    scene.call("GET", "/api/matches/nowhere/analysis", "");
    Table people = scene.table("kukuli", Map.of(), "me here");
    scene.call("GET", "/api/matches/" + people.name() + "/analysis", "");
  }

  private static void notFromHere(Scene scene) {
    scene.call("POST", "/api/solved/kukuli", "", "X-Forwarded-For", "192.0.2.1");
    scene.call("POST", "/api/solved/kukuli/stop", "", "X-Forwarded-For", "192.0.2.1");
    Table alone = scene.table("sheep-sheep", Map.of(), "me bot:random");
    scene.call("GET", "/api/matches/" + alone.name() + "/analysis", "");
  }

  private static void alive(Scene scene) {
    scene.call("GET", "/health/live", "");
    scene.call("GET", "/health/ready", "");
  }

  private static void solved(Scene scene) {
    scene.call("POST", "/api/solved/kukuli", "");
    scene.callUntil(body -> !body.toString().contains("building"), "/api/solved");
    scene.call("POST", "/api/solved/kukuli", "");
    scene.call("GET", "/api/analysis/kukuli?position=" + position(WON), "");
    scene.call("GET", "/api/analysis/kukuli?position=nonsense", "");
    scene.call("GET", "/api/analysis/kukuli", "");
    for (String grade : List.of("lamb", "dog", "giant")) {
      scene.call("GET", "/api/puzzles/kukuli/" + grade + "/first", "");
    }
    scene.call("GET", "/api/puzzles/kukuli/dog/a_b", "");
    Table alone = scene.table("kukuli", Map.of(), "me bot:random");
    scene.call("GET", "/api/matches/" + alone.name() + "/analysis", "");
    scene.call("GET", "/api/matches/" + alone.name() + "/analysis?seq=1", "");
    scene.call("GET", "/api/matches/" + alone.name() + "/analysis?seq=x", "");
  }
}
