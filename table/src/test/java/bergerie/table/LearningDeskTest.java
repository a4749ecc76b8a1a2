package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import bergerie.table.desk.Request;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the desk tells of games, boxes, training and solved hunts. */
class LearningDeskTest {

  private static final Request.Leave HERE = Request.Leave.GIVEN;
  private static final Request.Leave ELSEWHERE = Request.Leave.NOT_GIVEN;

  private final Counter counter = new Counter(new Parlour(100));

  @Test
  void aGameIsToldWithItsOptionsLevelsAndBoard() {
    JsonNode kukuli = game("kukuli");
    assertEquals(2, kukuli.path("players").get(0).intValue());
    assertEquals(
        List.of("wolf", "sheep"),
        kukuli.path("seats").valueStream().map(seat -> seat.path("id").stringValue()).toList());
    assertTrue(texts(kukuli.path("levels")).containsAll(List.of("lamb", "dog", "wolf")));
    assertEquals("dog", kukuli.path("usualLevel").stringValue());
    assertTrue(kukuli.path("boards").path("points").size() > 20);
    JsonNode rule = rule(kukuli, "KU-1");
    assertFalse(rule.path("sources").isEmpty());
    assertFalse(game("sheep-sheep").has("boards"));
  }

  @Test
  void optionsAreToldWithWhatTheyMayBe() {
    JsonNode wolf = option("kukuli", "wolf");
    assertEquals("choice", wolf.path("kind").stringValue());
    assertEquals("C6", wolf.path("preset").stringValue());
    JsonNode sand = option("sheep-sheep", "sand");
    assertEquals("whole", sand.path("kind").stringValue());
    assertEquals(30, sand.path("least").intValue());
    assertEquals(300, sand.path("most").intValue());
    assertEquals(5, sand.path("step").intValue());
    assertFalse(sand.has("patient"), "it is the same where nobody may be hurried");
    assertFalse(sand.has("players"));
    assertEquals(0, option("pavillon", "window").path("patient").intValue());
    assertFalse(option("pavillon", "window").has("step"));
    JsonNode sheep = option("wolf-and-hound", "sheep");
    assertEquals("wolves", sheep.path("book").stringValue(), "WH-12");
    assertFalse(wolf.has("book"), "nothing is disputed");
  }

  @Test
  void aBoxIsToldWithWhereItsThingsComeFrom() {
    JsonNode box = Counter.json(counter.ask(new Request.Box("sheep-sheep")));
    assertFalse(box.isEmpty());
    assertFalse(box.get(0).path("sources").isEmpty());
    assertEquals("404 game: no such game", counter.fault(new Request.Box("chess")));
    assertEquals("[]", counter.ask(new Request.Box("kukuli")).body());
  }

  /** A meadow of nine cards, and four to exchange. */
  @Test
  void aMeadowToTrainOnComesWithTheBestGroup() {
    JsonNode lesson = Counter.json(counter.ask(new Request.Lesson("sheep-sheep", "2026-11-16")));
    assertEquals("2026-11-16", lesson.path("name").stringValue());
    assertEquals(9, lesson.path("meadow").size());
    JsonNode best = lesson.path("best");
    assertTrue(best.path("sheep").intValue() >= 3, best::toString);
    assertEquals(best.path("sheep").intValue(), best.path("cells").size());
    assertTrue(best.path("bound").intValue() >= best.path("sheep").intValue());
    assertTrue(
        best.path("exchanges").valueStream().allMatch(one -> one.stringValue().contains("@")));
  }

  @Test
  void thereIsNoTrainingForOtherGamesAndNamesThatAreNone() {
    assertEquals(
        "404 game: no training for this game", counter.fault(new Request.Lesson("kukuli", "a")));
    assertEquals(
        "404 game: no training for this game", counter.fault(new Request.Lesson("chess", "a")));
    assertTrue(
        counter
            .fault(new Request.Lesson("sheep-sheep", "no name"))
            .startsWith("400 meadow: expected a date"));
  }

  @Test
  void whatCouldBeSolvedIsOfferedOnTheOwnMachineOnly() {
    JsonNode games = solved(HERE);
    assertEquals(
        List.of("bagh-bandi", "kukuli"),
        games.valueStream().map(game -> game.path("game").stringValue()).toList());
    JsonNode kukuli = games.get(1);
    assertFalse(kukuli.path("ready").booleanValue());
    assertEquals(1_000, kukuli.path("offer").intValue());
    assertFalse(kukuli.has("building"));
    assertFalse(kukuli.has("failed"));
    assertFalse(games.get(0).has("offer"));
    assertFalse(solved(ELSEWHERE).get(1).has("offer"));
  }

  @Test
  void tablesAreBuiltOneGameAtATime() {
    assertEquals(
        "403 game: tables are built and stopped on the host's own machine only",
        counter.fault(new Request.Build("kukuli", ELSEWHERE)));
    assertEquals(
        "409 game: nothing to build for this game",
        counter.fault(new Request.Build("bagh-bandi", HERE)));
    assertEquals(202, counter.ask(new Request.Build("kukuli", HERE)).status());
    assertEquals(
        "409 game: tables are being built already; one game at a time",
        counter.fault(new Request.Build("kukuli", HERE)));
    JsonNode building = solved(ELSEWHERE).get(1).path("building");
    assertEquals(30, building.path("done").intValue());
    assertEquals(100, building.path("total").intValue());
    assertFalse(building.path("mayStop").booleanValue());
    assertTrue(solved(HERE).get(1).path("building").path("mayStop").booleanValue());
    assertFalse(solved(HERE).get(0).has("building"));
    assertEquals(
        "403 game: tables are built and stopped on the host's own machine only",
        counter.fault(new Request.StopBuilding("kukuli", ELSEWHERE)));
    assertTrue(counter.building.isPresent());
    assertEquals(202, counter.ask(new Request.StopBuilding("kukuli", HERE)).status());
    assertEquals(Optional.empty(), counter.building);
    counter.broken = Optional.of("kukuli");
    assertTrue(solved(HERE).get(1).path("failed").booleanValue());
    assertFalse(solved(HERE).get(0).has("failed"));
  }

  @Test
  void withoutTablesNothingIsWorthAnything() {
    String none = "409 game: there are no tables of this game here";
    assertEquals(none, counter.fault(new Request.Analysis("kukuli", "x")));
    assertEquals(none, counter.fault(new Request.Puzzle("kukuli", "lamb", "a-1")));
    assertEquals(
        "400 grade: expected lamb, dog, wolf or alpha",
        counter.fault(new Request.Puzzle("kukuli", "dragon", "a")));
    assertEquals(
        "400 name: expected 1 to 40 letters, digits and hyphens",
        counter.fault(new Request.Puzzle("kukuli", "lamb", "no name")));
    play(new Holder.Program("", "random"));
    assertEquals(none, counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "1")));
  }

  @Test
  void valuesAreNotToldWhilePeoplePlayEachOther() {
    assertEquals(
        "404 table: no such match", counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "")));
    play(counter.parlour.person(1));
    assertEquals(
        "400 seq: expected a number",
        counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "now")));
    assertEquals(
        "403 table: exact values are not told while people play each other",
        counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "")));
    Guest ana = counter.parlour.attach(0);
    counter.parlour.say(ana, new FromClient.Resign("r", Parlour.TABLE, Seat.of(0)));
    assertEquals(
        "409 game: there are no tables of this game here",
        counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "")));
  }

  private void play(Holder other) {
    counter.parlour.begin(
        "kukuli", Map.of(), new Clock.None(), Optional.empty(), counter.parlour.person(0), other);
  }

  private JsonNode game(String id) {
    return Counter.json(counter.ask(new Request.AllGames()))
        .valueStream()
        .filter(game -> game.path("id").stringValue().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode option(String game, String name) {
    return game(game)
        .path("options")
        .valueStream()
        .filter(option -> option.path("name").stringValue().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static JsonNode rule(JsonNode game, String id) {
    return game.path("rules")
        .valueStream()
        .filter(rule -> rule.path("id").stringValue().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::stringValue).toList();
  }

  private JsonNode solved(Request.Leave leave) {
    return Counter.json(counter.ask(new Request.Solved(leave))).path("games");
  }
}
