package bergerie.server.corpus;

import bergerie.server.ServerConfig;
import bergerie.server.TestServer;
import bergerie.server.http.BareFront;
import bergerie.server.http.Limits;
import bergerie.server.store.Cable;
import bergerie.server.store.Database;
import bergerie.table.contract.Truth;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * What sessions do not meet: calls that are too long, too many or wrongly spelt, pages of
 * elsewhere, a store that is away, a study that is full, WebSockets and tags. Every documented call
 * that may meet with one does.
 */
final class Mishaps {

  private static final String ELSEWHERE = "http://elsewhere.example";
  private static final int TOO_LONG = (1 << 20) + 1;
  private static final String SEATS = "\"seats\": [{\"kind\": \"me\"}, {\"kind\": \"link\"}]";

  private final Set<String> documented = new TreeSet<>(Truth.documented());
  private final Set<String> met = new TreeSet<>();

  /** What stands for the parts of paths. */
  private final Map<String, String> parts = new HashMap<>();

  private final Map<String, String> bodies = new HashMap<>();

  /** Calls with their answers, such as {@code get /api/games 304}. */
  static Set<String> met() throws IOException {
    Mishaps mishaps = new Mishaps();
    mishaps.wronglyAsked();
    mishaps.tooMany();
    mishaps.studyFull();
    mishaps.storeAway();
    return mishaps.met;
  }

  private Mishaps() {
    parts.putAll(
        Map.of(
            "table",
            "nowhere",
            "game",
            "kukuli",
            "grade",
            "dog",
            "name",
            "first",
            "meadow",
            "first",
            "code",
            "BCDFGH",
            "lesson",
            "the-wolf",
            "part",
            "2"));
    bodies.put("/api/tables", "{\"game\": \"kukuli\", " + SEATS + "}");
    bodies.put(
        "/api/tables/{table}/say",
        "{\"type\": \"chat\", \"id\": \"a\", \"seat\": 0, \"text\": \"hm\"}");
    bodies.put("/api/matches/{table}/continue", "{\"from\": 3, " + SEATS + "}");
  }

  private static ServerConfig usual() {
    return TestServer.config(Database.SQLITE.place()).shelf(Corpus.shelf());
  }

  private void wronglyAsked() {
    try (TestServer server = TestServer.start(usual());
        Telephone phone = new Telephone(server.port())) {
      for (Asked call : documented(400)) {
        meet(call, phone.ask(call.method(), call.path() + "?a=%zz", "", Map.of()));
      }
      for (Asked call : documented(403)) {
        meet(call, phone.ask(call.method(), call.path(), call.body(), Map.of("Origin", ELSEWHERE)));
      }
      for (Asked call : documented(413)) {
        meet(call, phone.announce(call.method(), call.path(), TOO_LONG));
      }
      for (Asked call : documented(304)) {
        String tag = phone.ask(call.method(), call.path(), "", Map.of()).tag();
        meet(call, phone.ask(call.method(), call.path(), "", Map.of("If-None-Match", tag)));
      }
      met.add("get /api/play " + phone.shake("http://127.0.0.1:" + server.port()));
      met.add("get /api/play " + phone.shake(ELSEWHERE));
      for (Asked call : documented(404)) {
        meet(call, phone.ask(call.method(), call.path(), call.body(), Map.of()));
      }
    }
  }

  private void tooMany() {
    try (TestServer server = TestServer.start(usual().limits(Limits.of(0, 0)));
        Telephone phone = new Telephone(server.port())) {
      for (Asked call : documented(429)) {
        meet(call, phone.ask(call.method(), call.path(), call.body(), Map.of()));
      }
    }
  }

  private void studyFull() {
    try (BareFront house = BareFront.withAFullStudy();
        Telephone phone = new Telephone(house.open())) {
      for (Asked call : documented(503)) {
        meet(call, phone.ask(call.method(), call.path(), call.body(), Map.of()));
      }
    }
  }

  private void storeAway() throws IOException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Cable cable = Cable.to(place);
        TestServer server =
            TestServer.start(TestServer.config(cable.through(place)).shelf(Corpus.shelf()));
        Telephone phone = new Telephone(server.port())) {
      JsonNode table = server.table("kukuli", Map.of(), "me", "link");
      parts.put("table", table.path("table").asString());
      JsonNode seats = table.path("seats");
      String invitation = seats.path(1).path("invite").asString();
      bodies.put("/api/tables/{table}/join", "{\"invite\": \"" + invitation + "\"}");
      String token = "Bearer " + seats.path(0).path("token").asString();
      cable.cut();
      for (Asked call : documented(503)) {
        meet(
            call,
            phone.ask(call.method(), call.path(), call.body(), Map.of("Authorization", token)));
      }
    }
  }

  /**
   * A call that is documented.
   *
   * @param pattern its path in the documents
   */
  private record Asked(String method, String pattern, String path, String body) {}

  /** Every call that may be answered so. */
  private List<Asked> documented(int status) {
    return documented.stream()
        .map(one -> one.split(" "))
        .filter(one -> one[2].equals(Integer.toString(status)))
        .map(one -> new Asked(one[0], one[1], filled(one[1]), bodies.getOrDefault(one[1], "")))
        .toList();
  }

  private String filled(String pattern) {
    String path = pattern;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      path = path.replace("{" + part.getKey() + "}", part.getValue());
    }
    return path;
  }

  private void meet(Asked call, Telephone.Reply reply) {
    Truth.ofAnswer(
        call.method().toUpperCase(Locale.ROOT),
        call.path(),
        reply.status(),
        reply.type(),
        reply.body());
    met.add(call.method() + " " + call.pattern() + " " + reply.status());
  }
}
