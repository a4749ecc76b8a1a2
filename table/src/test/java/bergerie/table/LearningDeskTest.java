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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  @Test
  void aCourseIsToldInTheOrderOneLearns() {
    assertTrue(game("kukuli").path("taught").booleanValue());
    JsonNode course = Counter.json(counter.ask(new Request.Course("kukuli")));
    assertEquals("the-wolf", course.get(0).path("lesson").stringValue());
    assertEquals("Le loup", course.get(0).path("title").path("fr").stringValue());
    assertEquals(List.of("KU-1", "HG-1"), texts(course.get(0).path("rules")));
    assertTrue(course.get(0).path("minutes").intValue() >= 1);
    assertEquals("404 game: no such game", counter.fault(new Request.Course("chess")));
  }

  /** The wolf is looked at, then is to leave its den by C5. */
  @Test
  void aLessonIsToldPartByPart() {
    JsonNode lesson = Counter.json(counter.ask(new Request.Lesson("kukuli", "the-wolf")));
    assertEquals(0, lesson.path("viewer").intValue());
    JsonNode first = lesson.path("parts").get(0);
    assertTrue(first.path("task").isNull());
    assertTrue(texts(first.path("light")).contains("C6"));
    JsonNode pieces = first.path("frames").get(0).path("view").path("pieces");
    assertEquals(1 + 12, pieces.size());
    JsonNode task = lesson.path("parts").get(2).path("task");
    assertEquals(List.of("C6-C5"), texts(task.path("right")));
    assertTrue(texts(task.path("moves")).containsAll(List.of("C6-C5", "C6-B6")));
    assertEquals(
        "404 lesson: no such lesson", counter.fault(new Request.Lesson("kukuli", "the-cat")));
    assertEquals("404 game: no such game", counter.fault(new Request.Lesson("chess", "the-wolf")));
  }

  @Test
  void aMoveOfALessonIsAnswered() {
    JsonNode right = answered("the-wolf", "2", "C6-C5");
    assertEquals("right", right.path("kind").stringValue());
    assertEquals(3, right.path("frames").size(), "as it was, the wolf’s step, a sheep’s");
    assertEquals("other", answered("the-wolf", "2", "C6-C7").path("kind").stringValue());
    JsonNode wrong = answered("side-by-side", "1", "C4-B4");
    assertEquals("wrong", wrong.path("kind").stringValue());
    JsonNode refused = answered("the-jump", "1", "C4-C5");
    assertEquals("refused", refused.path("kind").stringValue());
    assertEquals("KU-3", refused.path("rule").stringValue());
    assertFalse(refused.path("why").path("fr").stringValue().isBlank());
  }

  /** The guide says of which rules there are; the course has them not. */
  @Test
  void theExamplesOfARuleAreALessonNamedAfterIt() {
    JsonNode guide = Counter.json(counter.ask(new Request.Guide("kukuli")));
    assertTrue(texts(guide.path("played")).contains("KU-3"));
    JsonNode lesson = Counter.json(counter.ask(new Request.Lesson("kukuli", "KU-3")));
    assertEquals("KU-3", lesson.path("lesson").stringValue());
    assertTrue(lesson.path("parts").get(0).path("task").isNull());
    JsonNode task = lesson.path("parts").get(1).path("task");
    assertEquals(List.of("C5xC3"), texts(task.path("right")));
    assertEquals("right", answered("KU-3", "1", "C5xC3").path("kind").stringValue());
    assertEquals("KU-3", answered("KU-3", "1", "C5-D5").path("rule").stringValue());
    JsonNode course = Counter.json(counter.ask(new Request.Course("kukuli")));
    assertTrue(
        course.valueStream().noneMatch(one -> one.path("lesson").stringValue().equals("KU-3")));
  }

  @Test
  void onlyMovesWhereOneIsAskedForAreAnswered() {
    String none = "400 part: expected the number of a part that asks for a move";
    assertEquals(none, fault("the-wolf", "0", "C6-C5"), "it only tells");
    assertEquals(none, fault("the-wolf", "99", "C6-C5"));
    assertEquals(none, fault("the-wolf", "-1", "C6-C5"));
    assertEquals(none, fault("the-wolf", "two", "C6-C5"));
    assertTrue(fault("the-wolf", "2", "nonsense").startsWith("400 move: "));
    assertEquals("404 lesson: no such lesson", fault("the-cat", "2", "C6-C5"));
  }

  private JsonNode answered(String lesson, String part, String move) {
    return Counter.json(counter.ask(new Request.Answered("kukuli", lesson, part, move)));
  }

  private String fault(String lesson, String part, String move) {
    return counter.fault(new Request.Answered("kukuli", lesson, part, move));
  }

  /** A meadow of nine cards, and four to exchange. */
  @Test
  void aMeadowToTrainOnComesWithTheBestGroup() {
    JsonNode lesson = Counter.json(counter.ask(new Request.Exercise("sheep-sheep", "2026-11-16")));
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
        "404 game: no training for this game", counter.fault(new Request.Exercise("kukuli", "a")));
    assertEquals(
        "404 game: no training for this game", counter.fault(new Request.Exercise("chess", "a")));
    assertTrue(
        counter
            .fault(new Request.Exercise("sheep-sheep", "no name"))
            .startsWith("400 meadow: expected a date"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pavillon", "wolf-and-hound", "wolfwalkers"})
  void aTaskOfTheDayIsALessonThatAnswersEveryMove(String game) {
    JsonNode lesson = Counter.json(counter.ask(new Request.DayTask(game, "2026-11-16")));
    int part = 0;
    while (lesson.path("parts").get(part).path("task").isNull()) {
      part++;
    }
    JsonNode task = lesson.path("parts").get(part).path("task");
    List<String> right = texts(task.path("right"));
    assertEquals(1, right.size());
    for (String move : texts(task.path("moves"))) {
      JsonNode reply =
          Counter.json(
              counter.ask(new Request.DayAnswer(game, "2026-11-16", Integer.toString(part), move)));
      assertEquals(right.contains(move), reply.path("kind").stringValue().equals("right"), move);
    }
  }

  @Test
  void thereIsNoTaskOfTheDayForOtherGamesAndNamesThatAreNone() {
    assertEquals(
        "404 game: no puzzle of the day for this game",
        counter.fault(new Request.DayTask("kukuli", "a")));
    assertEquals(
        "404 game: no puzzle of the day for this game",
        counter.fault(new Request.DayAnswer("chess", "a", "0", "C4-C5")));
    assertTrue(
        counter
            .fault(new Request.DayTask("pavillon", "no name"))
            .startsWith("400 name: expected a date"));
  }

  @Test
  void whatCouldBeSolvedIsOfferedOnTheOwnMachineOnly() {
    JsonNode games = solved(HERE);
    assertEquals(
        List.of("bagh-bandi", "bagh-chal", "kukuli"),
        games.valueStream().map(game -> game.path("game").stringValue()).toList());
    JsonNode kukuli = games.get(2);
    assertEquals(List.of("lamb", "dog"), texts(kukuli.path("grades")));
    assertFalse(kukuli.path("ready").booleanValue());
    assertEquals(1_000, kukuli.path("offer").intValue());
    assertFalse(kukuli.has("building"));
    assertFalse(kukuli.has("failed"));
    assertFalse(games.get(0).has("offer"));
    assertFalse(solved(ELSEWHERE).get(2).has("offer"));
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
    JsonNode building = solved(ELSEWHERE).get(2).path("building");
    assertEquals(30, building.path("done").intValue());
    assertEquals(100, building.path("total").intValue());
    assertFalse(building.path("mayStop").booleanValue());
    assertTrue(solved(HERE).get(2).path("building").path("mayStop").booleanValue());
    assertFalse(solved(HERE).get(0).has("building"));
    assertEquals(
        "403 game: tables are built and stopped on the host's own machine only",
        counter.fault(new Request.StopBuilding("kukuli", ELSEWHERE)));
    assertTrue(counter.building.isPresent());
    assertEquals(202, counter.ask(new Request.StopBuilding("kukuli", HERE)).status());
    assertEquals(Optional.empty(), counter.building);
    counter.broken = Optional.of("kukuli");
    assertTrue(solved(HERE).get(2).path("failed").booleanValue());
    assertFalse(solved(HERE).get(0).has("failed"));
  }

  @Test
  void withoutTablesNothingIsWorthAnything() {
    String none = "409 game: there are no tables of this game here";
    assertEquals(none, counter.fault(new Request.Analysis("kukuli", "x")));
    play(new Holder.Program("", "random"));
    assertEquals(none, counter.fault(new Request.MatchAnalysis(Parlour.TABLE, "1")));
  }

  /** A page without tables asks for the position after each move, its own and the answers. */
  @Test
  void aPuzzleIsPlayedToItsEndWithoutTables() {
    JsonNode puzzle = puzzle("kukuli", "dog", "2026-11-18");
    assertEquals(puzzle, puzzle("kukuli", "dog", "2026-11-18"));
    JsonNode now = puzzle.path("analysis");
    for (String move : texts(puzzle.path("line"))) {
      assertEquals(move, now.path("best").stringValue());
      JsonNode played = named(now.path("moves"), "move", move);
      assertEquals(now.path("value").stringValue(), played.path("value").stringValue());
      String next = played.path("next").stringValue();
      now = Counter.json(counter.ask(new Request.Analysis("kukuli", next)));
      assertEquals(next, now.path("position").stringValue());
    }
    assertEquals("over", now.path("turn").path("kind").stringValue());
  }

  @Test
  void ofThePuzzlesMovesOneWinsAndAllOthersAreJudged() {
    JsonNode puzzle = puzzle("bagh-chal", "alpha", "1");
    assertTrue(puzzle.path("turns").intValue() >= 17);
    List<String> values =
        puzzle
            .path("analysis")
            .path("moves")
            .valueStream()
            .map(m -> m.path("value").asString())
            .toList();
    assertEquals(1, values.stream().filter("win"::equals).count());
    assertTrue(
        values.stream().allMatch(List.of("win", "draw", "loss")::contains), values::toString);
  }

  @Test
  void whatIsNoPuzzleIsRefused() {
    assertEquals(
        "409 game: there are no puzzles of this game",
        counter.fault(new Request.Puzzle("pavillon", "lamb", "a-1")));
    assertEquals(
        "404 grade: there are no puzzles of this grade; try another",
        counter.fault(new Request.Puzzle("kukuli", "alpha", "a-1")));
    assertEquals(
        "400 grade: expected lamb, dog, wolf or alpha",
        counter.fault(new Request.Puzzle("kukuli", "dragon", "a")));
    assertEquals(
        "400 name: expected 1 to 40 letters, digits and hyphens",
        counter.fault(new Request.Puzzle("kukuli", "lamb", "no name")));
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

  private JsonNode puzzle(String game, String grade, String name) {
    return Counter.json(counter.ask(new Request.Puzzle(game, grade, name)));
  }

  private static JsonNode named(JsonNode list, String field, String value) {
    return list.valueStream()
        .filter(one -> one.path(field).stringValue().equals(value))
        .findFirst()
        .orElseThrow();
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
