package bergerie.server.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Connections that stall: each is to be closed by the house. */
final class Stalls {

  static final int EACH = 20;

  /** More than the house promises, for a machine that does other things too. */
  private static final Duration SLACK = Duration.ofSeconds(10);

  private static final Duration AGAIN = Duration.ofMillis(50);

  private static final String BODY =
      "POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n";

  private Stalls() {}

  static List<Attack> attacks() {
    return List.of(
        new Attack("silent", 2, by -> stall(by, "")),
        new Attack("half a head", 2, by -> stall(by, "GET /health HTTP/1.1\r\nX: ")),
        new Attack("no body", 2, by -> stall(by, BODY)),
        new Attack("half a body", 2, by -> stall(by, BODY + "x".repeat(100_000))),
        new Attack(
            "idle after a call", 2, by -> stall(by, "GET /health HTTP/1.1\r\nHost: a\r\n\r\n")),
        new Attack("half a handshake", 2, by -> stall(by, RawLine.UPGRADE)),
        new Attack("never says hello", 2, by -> stall(by, RawLine.UPGRADE + "\r\n")),
        new Attack("slow head", 2, by -> dribble(by, "GET /health HTTP/1.1\r\nX: ")),
        new Attack("slow body", 2, by -> dribble(by, BODY)),
        new Attack("never reads the page", 1, Stalls::unreadPage),
        new Attack("never reads the wire", 1, Stalls::unreadWire));
  }

  private static void stall(Stranger by, String said) throws IOException {
    List<RawLine> lines = open(by, said);
    awaitEnds(by, lines);
  }

  private static List<RawLine> open(Stranger by, String said) throws IOException {
    List<RawLine> lines = new ArrayList<>();
    for (int i = 0; i < EACH; i++) {
      RawLine line = RawLine.to(by.port());
      lines.add(line);
      line.send(said);
    }
    return lines;
  }

  private static void awaitEnds(Stranger by, List<RawLine> lines) throws IOException {
    long end = System.nanoTime() + by.patience().plus(SLACK).toNanos();
    for (RawLine line : lines) {
      try (line) {
        boolean ended = line.ends(Duration.ofNanos(Math.max(1_000_000, end - System.nanoTime())));
        by.count(ended ? "closed" : "still open");
      }
    }
  }

  /** A byte now and then. */
  private static void dribble(Stranger by, String said) throws IOException {
    List<RawLine> lines = open(by, said);
    for (int beat = 0; beat < 4; beat++) {
      Stranger.rest(by.patience().dividedBy(5));
      for (RawLine line : lines) {
        line.send("a");
      }
    }
    awaitEnds(by, lines);
  }

  /** Asks for much at once and takes nothing. */
  private static void unreadPage(Stranger by) throws IOException {
    List<RawLine> lines = new ArrayList<>();
    for (int i = 0; i < EACH; i++) {
      RawLine line = RawLine.narrow(by.port());
      lines.add(line);
      line.send("GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n".repeat(60));
    }
    Stranger.rest(by.patience());
    awaitEnds(by, lines);
  }

  /**
   * Sits down again and again, and takes nothing of what it is told. The system takes the first of
   * it; who is not behind by more than that costs the house nothing yet.
   */
  private static void unreadWire(Stranger by) throws IOException {
    Optional<JsonNode> made = by.table("bagh-chal", "", Stranger.seat("me"), Stranger.seat("here"));
    if (made.isEmpty()) {
      return;
    }
    String attach =
        "{\"id\":\"a\",\"type\":\"attach\",\"table\":\"%s\",\"seen\":0,\"tokens\":[\"%s\",\"%s\"]}"
            .formatted(
                made.get().path("table").asString(),
                made.get().path("seats").path(0).path("token").asString(),
                made.get().path("seats").path(1).path("token").asString());
    List<RawLine> lines = new ArrayList<>();
    for (int i = 0; i < EACH; i++) {
      lines.add(RawLine.narrow(by.port()).play());
    }
    long end = System.nanoTime() + by.patience().multipliedBy(3).dividedBy(2).toNanos();
    while (!lines.isEmpty() && System.nanoTime() < end) {
      Stranger.rest(AGAIN);
      lines.removeIf(line -> !isTold(line, attach));
    }
    for (int i = 0; i < EACH; i++) {
      by.count(i < lines.size() ? "not behind yet" : "closed");
    }
    for (RawLine line : lines) {
      line.close();
    }
  }

  private static boolean isTold(RawLine line, String message) {
    try {
      line.say(message);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
