package bergerie.server.attack;

import java.io.IOException;
import java.util.List;

/** Names that lead nowhere. */
final class Nowhere {

  private static final int CALLS = 8;
  private static final int MESSAGES = 60;

  private Nowhere() {}

  static List<Attack> attacks() {
    return List.of(
        new Attack("long names", 3, Nowhere::longNames),
        new Attack("unknown names", 5, Nowhere::unknownNames),
        new Attack("unknown names on the wire", 4, Nowhere::onTheWire),
        new Attack("strange paths", 2, Nowhere::strangePaths));
  }

  private static void longNames(Stranger by) throws IOException {
    for (int i = 0; i < CALLS; i++) {
      String name = by.name().repeat(1_250);
      by.get("/api/tables/" + name);
      by.get("/api/matches/" + name + "/replay");
    }
  }

  private static void unknownNames(Stranger by) throws IOException {
    for (int i = 0; i < CALLS; i++) {
      by.get("/api/tables/" + by.name());
      by.get("/api/tables/" + by.name() + "/state");
      by.post("/api/tables/" + by.name() + "/say", "{\"id\":\"1\",\"type\":\"resign\",\"seat\":0}");
      by.post("/api/tables/" + by.name() + "/join", "{\"invite\":\"abc\"}");
      by.get("/api/matches/" + by.name() + "/review");
    }
  }

  private static void onTheWire(Stranger by) throws IOException {
    try (RawLine line = RawLine.to(by.port()).play()) {
      for (int i = 0; i < MESSAGES; i++) {
        String name = i % 2 == 0 ? by.name() : by.name().repeat(600);
        line.say(
            "{\"id\":\"%d\",\"type\":\"attach\",\"table\":\"%s\",\"seen\":0,\"tokens\":[\"x\"]}"
                .formatted(i, name));
      }
      for (int heard = 0; heard <= MESSAGES; heard++) {
        line.hear();
        by.count("heard");
      }
    }
  }

  private static void strangePaths(Stranger by) throws IOException {
    by.get("/a".repeat(7_000));
    by.get("/" + "a".repeat(15_000) + ".js");
    by.get("/api/tables/%zz");
    by.get("/api/matches/" + by.name() + "/replay?viewer=%zz");
    by.get("/api/tables/" + by.name() + "/state?seen=%zz");
    by.get("/api/tables/%F0%9F%90%91/state");
    by.get("/api/analysis/bagh-chal?position=" + "x".repeat(15_000));
    by.get("/api/analysis/kukuli?position=" + "%20".repeat(5_000));
    by.get("/api/matches/" + by.name() + "/analysis?seq=" + "9".repeat(10_000));
    by.get("/api/matches/" + by.name() + "/replay?viewer=" + "9".repeat(10_000));
    by.get("/api/puzzles/kukuli/" + by.name() + "/" + by.name().repeat(1_000));
    by.get("/api/training/sheep-sheep/" + by.name().repeat(1_000));
    by.get("/api/training/" + by.name().repeat(1_000) + "/today");
    by.get("/api/daily/pavillon/" + by.name().repeat(1_000));
    by.get("/api/daily/pavillon/today/" + "9".repeat(1_000) + "?move=" + by.name().repeat(1_000));
    by.post("/api/solved/" + by.name().repeat(1_000), "");
    by.get("/metrics");
    by.get("/api/games");
  }
}
