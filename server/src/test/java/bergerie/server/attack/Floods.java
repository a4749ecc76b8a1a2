package bergerie.server.attack;

import java.io.IOException;
import java.util.List;

/** Too much of everything. */
final class Floods {

  private static final int MANY = 100;

  private Floods() {}

  static List<Attack> attacks() {
    return List.of(
        new Attack("bad messages", 5, Floods::badMessages),
        new Attack("bad bytes", 2, Floods::badBytes),
        new Attack("pieces", 2, Floods::pieces),
        new Attack("many tables", 10, Floods::manyTables),
        new Attack("coming and going", 2, Floods::comingAndGoing),
        new Attack("bodies that are wrong", 3, Floods::wrongBodies));
  }

  /** More than is allowed: in the end the house hangs up. */
  private static void badMessages(Stranger by) throws IOException {
    try (RawLine line = RawLine.to(by.port()).play()) {
      for (int i = 0; i < MANY; i++) {
        line.say(
            switch (by.random().nextInt(5)) {
              case 0 -> "[".repeat(1_000);
              case 1 -> "{\"id\":\"" + "x".repeat(10_000) + "\"}";
              case 2 ->
                  "{\"id\":\"1\",\"type\":\"move\",\"table\":\"" + by.name() + "\",\"seat\":99}";
              case 3 -> "x".repeat(20_000);
              default -> "{\"id\":\"1\",\"type\":\"" + by.name() + "\"}";
            });
      }
      while (true) {
        line.hear();
        by.count("heard");
      }
    } catch (IOException e) {
      by.count("hung up");
    }
  }

  private static void badBytes(Stranger by) throws IOException {
    for (String said :
        List.of(
            "\r\n\r\n\r\n",
            "GET\r\n\r\n",
            "\u0000\u0001\u0002\u0003\r\n\r\n",
            "GET / HTTP/9.9\r\n\r\n",
            "GET /health HTTP/1.1\r\n" + "X: y\r\n".repeat(3_000) + "\r\n",
            "GET /" + "x".repeat(40_000) + " HTTP/1.1\r\n\r\n",
            "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
            "POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
            "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            RawLine.UPGRADE.replace("13", "7") + "\r\n",
            RawLine.UPGRADE.replace("/api/play", "/elsewhere") + "\r\n",
            RawLine.UPGRADE + "\r\n\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff")) {
      try (RawLine line = RawLine.to(by.port())) {
        line.send(said);
        by.count("sent");
        Stranger.rest(java.time.Duration.ofMillis(20));
      } catch (IOException e) {
        by.count("broken off");
      }
    }
  }

  /** Messages in as many pieces as there can be, and pings. */
  private static void pieces(Stranger by) throws IOException {
    try (RawLine line = RawLine.to(by.port()).play()) {
      line.frame(0x01, "{");
      for (int i = 0; i < 50_000; i++) {
        line.frame(0x00, i % 2 == 0 ? "" : " ");
      }
      by.count("endured");
    } catch (IOException e) {
      by.count("hung up");
    }
  }

  private static void manyTables(Stranger by) throws IOException {
    for (int i = 0; i < 20; i++) {
      var made = by.table("bagh-chal", "", Stranger.seat("me"), Stranger.seat("link"));
      if (made.isPresent()) {
        by.get("/api/tables/" + made.get().path("table").asString());
      }
    }
  }

  private static void comingAndGoing(Stranger by) throws IOException {
    for (int i = 0; i < MANY; i++) {
      try (RawLine line = RawLine.to(by.port())) {
        if (i % 2 == 0) {
          line.play();
        } else {
          line.send("GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n");
        }
        by.count("come");
      }
    }
  }

  private static void wrongBodies(Stranger by) throws IOException {
    by.post("/api/tables", "{\"game\":\"" + "x".repeat(60_000) + "\"}");
    by.post("/api/tables", "[".repeat(60_000));
    by.post("/api/matches", "bergerie match 1\n" + "game kukuli\n".repeat(50_000));
    by.post("/api/matches", "x".repeat(900_000));
    by.post("/api/tables/" + by.name() + "/join", "x".repeat(10_000));
    try {
      by.post("/api/tables", "x".repeat(300_000));
    } catch (IOException e) {
      by.count("broken off");
    }
  }
}
