package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.store.Database;
import bergerie.solve.SmallSolution;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tables built on request, values of moves and puzzles, on a server with Kukuli of six sheep. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SolvedTest {

  private static final int SHEEP = 6;

  /** Five sheep; whichever way the wolf captures, four are left and it has won (KU-4). */
  private static final String WON =
      ". . . / . . . / S . . . . / . . . . . / . . S . . / . S W S . / . . S . .; wolves";

  private TestServer server;

  @BeforeAll
  void build() {
    server = open(SHEEP);
    assertEquals(202, server.post("/api/solved/kukuli", "").status());
    assertTrue(await(server, "building").path("ready").asBoolean());
  }

  @AfterAll
  void close() {
    server.close();
  }

  private static TestServer open(int sheep) {
    return TestServer.start(
        TestServer.config(Database.SQLITE.place())
            .small(List.of(SmallSolution.kukuli(sheep, 1_000_000))));
  }

  private static Stream<JsonNode> games(TestServer server) {
    return stream(server.get("/api/solved").expect(200).path("games"));
  }

  private static JsonNode kukuli(TestServer server) {
    return games(server)
        .filter(game -> game.path("game").asString().equals("kukuli"))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  /** What is said of Kukuli once it lacks a field. */
  private static JsonNode await(TestServer server, String field) {
    long begin = System.nanoTime();
    JsonNode told = kukuli(server);
    while (told.has(field)) {
      assertTrue(System.nanoTime() - begin < Duration.ofMinutes(2).toNanos(), told::toString);
      told = kukuli(server);
    }
    return told;
  }

  private JsonNode analysis(String position) {
    String line = URLEncoder.encode(position, StandardCharsets.UTF_8);
    return server.get("/api/analysis/kukuli?position=" + line).expect(200);
  }

  private static List<String> moves(JsonNode analysis, String value) {
    return stream(analysis.path("moves"))
        .filter(move -> move.path("value").asString().equals(value))
        .map(move -> move.path("move").asString())
        .toList();
  }

  @Test
  void everyMoveIsToldWithItsValue() {
    JsonNode analysis = analysis(WON);
    assertEquals("win", analysis.path("value").asString());
    assertTrue(moves(analysis, "win").contains("C2xC4"), analysis::toString);
    assertEquals(WON, analysis.path("position").asString());
    JsonNode end = analysis(analysis.path("moves").path(0).path("next").asString());
    assertEquals("over", end.path("turn").path("kind").asString());
    assertEquals("loss", end.path("value").asString());
  }

  @Test
  void aPuzzleHasOneWinningMoveAndItsNameGivesItAgain() {
    String path = "/api/puzzles/kukuli/dog/first";
    JsonNode puzzle = server.get(path).expect(200);
    assertEquals(puzzle, server.get(path).expect(200));
    assertEquals(
        List.of(puzzle.path("line").path(0).asString()), moves(puzzle.path("analysis"), "win"));
    assertTrue(puzzle.path("turns").asInt() >= 5, puzzle::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "/api/puzzles/kukuli/giant/a, 400, grade",
    "/api/puzzles/kukuli/dog/a_b, 400, name",
    "/api/puzzles/kukuli/alpha/a, 404, grade",
    "/api/puzzles/pavillon/dog/a, 409, game",
    "/api/analysis/kukuli?position=nonsense, 400, position",
    "/api/analysis/chess?position=, 409, game",
    "/api/matches/nowhere/analysis, 404, table"
  })
  void badCallsGetAClearError(String path, int status, String field) {
    JsonNode fault = server.get(path).expect(status).path("error");
    assertEquals(field, fault.path("field").asString());
    assertFalse(fault.path("why").path("fr").asString().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"me link", "me here"})
  void nothingIsToldWhilePeoplePlayEachOther(String seats) {
    String table = table(seats.split(" "));
    String path = "/api/matches/" + table + "/analysis";
    assertEquals("table", server.get(path).expect(403).path("error").path("field").asString());
  }

  @Test
  void whoeverPlaysBotsMayAsk() {
    JsonNode told =
        server.get("/api/matches/" + table("me", "bot") + "/analysis?seq=1").expect(200);
    // Twelve sheep are more than these tables know; the moves are told all the same.
    assertFalse(told.has("value"));
    assertEquals(4, told.path("moves").size());
  }

  private String table(String... seats) {
    return server.table("kukuli", Map.of(), seats).path("table").asString();
  }

  @Test
  void anEndedMatchIsAnOpenBook() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    String table = made.path("table").asString();
    try (Seated seat = Seated.at(server, made, 0)) {
      seat.ask("resign");
    }
    server.get("/api/matches/" + table + "/analysis?seq=1").expect(200);
  }

  @Test
  void withoutTablesTheyAreOfferedAndTheWorkCanBeStopped() {
    try (TestServer fresh = open(8)) {
      JsonNode told = kukuli(fresh);
      assertFalse(told.path("ready").asBoolean());
      assertEquals(1_000_000, told.path("offer").asInt());
      fresh.get("/api/puzzles/kukuli/dog/a").expect(200);
      assertTrue(fresh.post("/api/solved/kukuli", "").expect(202).has("building"));
      assertEquals(409, fresh.post("/api/solved/kukuli", "").status());
      assertEquals(409, fresh.post("/api/solved/bagh-bandi", "").status());
      assertEquals(3, games(fresh).filter(game -> !game.path("grades").isEmpty()).count());
      fresh.post("/api/solved/kukuli/stop", "").expect(202);
      JsonNode stopped = await(fresh, "building");
      assertTrue(stopped.has("offer"), stopped::toString);
      assertFalse(stopped.has("failed"), stopped::toString);
    }
  }
}
