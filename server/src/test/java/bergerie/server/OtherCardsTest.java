package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.server.store.Database;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A host who changes the cards of a game between two starts of the server. */
class OtherCardsTest {

  private static final Library FEWER_FOURS =
      (game, file) ->
          game.equals("wolf-and-hound") && file.equals("cards.txt")
              ? ContentFile.of(file, "b1|5\nb2|4\nb3|4\nb4|3\nw1|5\nw2|4\nw3|4\nw4|3\n")
              : Library.builtIn().open(game, file);

  @Test
  void aMatchWaitsForTheCardsItWasBegunWith() {
    Database.Place place = Database.SQLITE.place();
    JsonNode made;
    long seq;
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      made = server.table("wolf-and-hound", Map.of(), "me", "here", "here", "here");
      try (Seated ana = Seated.at(server, made, 0)) {
        seq = ana.state.path("seq").asLong();
      }
    }
    Shelf changed = Shelf.stocked(FEWER_FOURS).orThrow();
    try (TestServer server = TestServer.start(TestServer.config(place).shelf(changed));
        TestClient client = server.client()) {
      JsonNode answer = client.ask("attach", attach(made));
      assertEquals("error", answer.path("type").asString());
      assertTrue(answer.toString().contains("begun by other rules or cards"), answer.toString());
    }
    try (TestServer server = TestServer.start(TestServer.config(place));
        Seated ana = Seated.at(server, made, 0)) {
      assertTrue(ana.state.path("seq").asLong() >= seq);
    }
  }

  /** A puzzle of the day is the same for everybody, so it is none with other cards. */
  @Test
  void aDayHasNoPuzzleForCardsOfAHostsOwn() {
    Shelf changed = Shelf.stocked(FEWER_FOURS).orThrow();
    Database.Place place = Database.SQLITE.place();
    try (TestServer server = TestServer.start(TestServer.config(place).shelf(changed))) {
      JsonNode fault = server.get("/api/daily/wolf-and-hound/2026-11-16").expect(404);
      assertEquals("game", fault.path("error").path("field").asString());
      server.get("/api/daily/wolfwalkers/2026-11-16").expect(200);
    }
  }

  private static Map<String, Object> attach(JsonNode made) {
    String token = made.path("seats").path(0).path("token").asString();
    return Map.of("table", made.path("table").asString(), "seen", 0, "tokens", List.of(token));
  }
}
