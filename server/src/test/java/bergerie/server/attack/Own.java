package bergerie.server.attack;

import bergerie.server.TestServer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Mischief at a table of one's own. */
final class Own {

  private static final int MESSAGES = 70;

  private Own() {}

  static List<Attack> attacks() {
    return List.of(
        new Attack("chats", 5, by -> storm(by, Own::chat)),
        new Attack("why", 3, by -> storm(by, Own::why)),
        new Attack("advise", 3, by -> storm(by, Own::advise)),
        new Attack("takebacks", 3, Own::takebacks));
  }

  private interface Message {
    String at(String table, int number);
  }

  private static String chat(String table, int number) {
    return said(table, number, "chat", ",\"text\":\"" + "x".repeat(300) + "\"");
  }

  private static String why(String table, int number) {
    return said(table, number, "why", ",\"text\":\"A1-A2\"");
  }

  private static String advise(String table, int number) {
    return said(table, number, "advise", "");
  }

  private static String said(String table, int number, String type, String fields) {
    return "{\"id\":\"%d\",\"type\":\"%s\",\"table\":\"%s\",\"seat\":0%s}"
        .formatted(number, type, table, fields);
  }

  /** Sits down at a new table against a bot. */
  private static Optional<String> sit(Stranger by, RawLine line) throws IOException {
    Optional<JsonNode> made =
        by.table("bagh-chal", "", Stranger.seat("me"), Stranger.bot("random"));
    if (made.isEmpty()) {
      return Optional.empty();
    }
    String table = made.get().path("table").asString();
    line.say(
        "{\"id\":\"a\",\"type\":\"attach\",\"table\":\"%s\",\"seen\":0,\"tokens\":[\"%s\"]}"
            .formatted(table, made.get().path("seats").path(0).path("token").asString()));
    return Optional.of(table);
  }

  private static void storm(Stranger by, Message message) throws IOException {
    try (RawLine line = RawLine.to(by.port()).play()) {
      Optional<String> table = sit(by, line);
      if (table.isPresent()) {
        turn(line);
        for (int i = 0; i < MESSAGES; i++) {
          line.say(message.at(table.get(), i));
        }
        hearUntil(by, line, Integer.toString(MESSAGES - 1));
      }
    }
  }

  /** Listens until a message is answered. */
  private static void hearUntil(Stranger by, RawLine line, String id) throws IOException {
    for (int i = 0; i < 20 * MESSAGES; i++) {
      JsonNode heard = TestServer.JSON.readTree(line.hear());
      by.count(heard.path("type").asString());
      if (heard.path("id").asString("").equals(id)) {
        return;
      }
    }
  }

  /** A move and back again, as often as the house lets it. */
  private static void takebacks(Stranger by) throws IOException {
    try (RawLine line = RawLine.to(by.port()).play()) {
      Optional<String> table = sit(by, line);
      for (int i = 0; table.isPresent() && i < MESSAGES / 3; i++) {
        JsonNode state = turn(line);
        line.say(
            said(
                table.get(),
                2 * i,
                "move",
                ",\"seen\":%d,\"text\":\"%s\""
                    .formatted(
                        state.path("seq").asLong(),
                        state.path("moves").path("0").path(0).asString())));
        hearUntil(by, line, Integer.toString(2 * i));
        line.say(said(table.get(), 2 * i + 1, "offer", ",\"what\":\"takeback\""));
        hearUntil(by, line, Integer.toString(2 * i + 1));
      }
    }
  }

  /** Listens until it may move. */
  private static JsonNode turn(RawLine line) throws IOException {
    for (int i = 0; i < 20 * MESSAGES; i++) {
      JsonNode heard = TestServer.JSON.readTree(line.hear());
      if (heard.path("moves").path("0").size() > 0) {
        return heard;
      }
    }
    throw new IOException("never my turn");
  }
}
