package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.rules.Actor;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.content.Library;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Meadows to train on: the same for everybody, and what is told of them is true. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TrainingTest {

  private static final String PATH = "/api/training/sheep-sheep/";

  private TestServer server;

  @BeforeAll
  void open() {
    server = TestServer.start();
  }

  @AfterAll
  void close() {
    server.close();
  }

  @Test
  void aDateGivesEverybodyTheSameMeadow() {
    String today = server.get(PATH + "2026-11-16").body();
    assertEquals(today, server.get(PATH + "2026-11-16").body());
    try (TestServer another = TestServer.start()) {
      assertEquals(today, another.get(PATH + "2026-11-16").body());
    }
    JsonNode tomorrow = server.get(PATH + "2026-11-17").expect(200);
    assertNotEquals(TestServer.JSON.readTree(today).path("meadow"), tomorrow.path("meadow"));
  }

  /** Played under the rules, the exchanges lead to the group that is promised. */
  @ParameterizedTest
  @CsvSource({"2026-11-16", "a", "Meadow-7", "zzz"})
  void itsExchangesLeadToTheGroup(String name) {
    JsonNode lesson = server.get(PATH + name).expect(200);
    SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    Pasture table = game.notation().readState(setup, state(lesson)).orThrow();
    JsonNode best = lesson.path("best");
    for (JsonNode exchange : best.path("exchanges")) {
      SheepSheepMove move = game.notation().read(table, exchange.asString()).orThrow();
      assertTrue(
          Referee.rule(game, table, Actor.player(Seat.of(0)), move) instanceof Ruling.Allowed,
          name);
      table = game.play(table, Actor.player(Seat.of(0)), move);
    }
    String cells =
        StreamSupport.stream(best.path("cells").spliterator(), false)
            .map(JsonNode::asString)
            .collect(Collectors.joining("+"));
    Pasture end = table;
    assertTrue(
        game.moves(end, Seat.of(0)).stream()
            .anyMatch(move -> game.notation().write(end, move).equals("win " + cells)));
    assertEquals(best.path("sheep").asInt(), best.path("cells").size());
    assertTrue(best.path("sheep").asInt() <= best.path("bound").asInt());
  }

  private static String state(JsonNode lesson) {
    String meadow =
        StreamSupport.stream(lesson.path("meadow").spliterator(), false)
            .map(spot -> letters(spot.path("card"), "up", "down"))
            .collect(Collectors.joining(" "))
            .replaceAll("(\\S+ \\S+ \\S+) (?=\\S)", "$1 / ");
    String cards =
        StreamSupport.stream(lesson.path("cards").spliterator(), false)
            .map(card -> letters(card, "one", "other"))
            .collect(Collectors.joining(" "));
    // The other player has whatever the deck has left.
    return "herding; meadow " + meadow + "; P1 r: " + cards + "; P2 b: " + left(meadow + cards);
  }

  private static String letters(JsonNode card, String first, String second) {
    return (card.path(first).asString().substring(0, 1)
            + card.path(second).asString().substring(0, 1))
        .toLowerCase(Locale.ROOT);
  }

  /** Four cards that lie nowhere yet. */
  private static String left(String used) {
    return Card.ALL.stream()
        .map(Card::toString)
        .filter(card -> !used.contains(card))
        .filter(card -> !used.contains(new StringBuilder(card).reverse()))
        .limit(4)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "sheep-sheep/a.b, 400, meadow",
    "sheep-sheep/%C3%A9t%C3%A9, 400, meadow",
    "sheep-sheep/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, 400, meadow",
    "kukuli/a, 404, game",
    "chess/a, 404, game"
  })
  void badNamesGetAClearError(String path, int status, String field) {
    JsonNode fault = server.get("/api/training/" + path).expect(status).path("error");
    assertEquals(field, fault.path("field").asString());
    assertTrue(!fault.path("why").path("en").asString().isEmpty());
    assertTrue(!fault.path("why").path("fr").asString().isEmpty());
  }
}
