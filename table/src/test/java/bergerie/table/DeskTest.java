package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.desk.Answer;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Request;
import bergerie.table.match.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The desk without a server: what comes of requests, and when. */
class DeskTest {

  private static final String WISH =
      """
      {"game":"kukuli","seats":[{"kind":"me"},{"kind":"link"}],"name":"Ana"}
      """;

  private final Parlour parlour = new Parlour(100);
  private final List<Answer> answers = new ArrayList<>();
  private final Counter counter = new Counter(parlour);
  private final Desk desk = counter.desk;

  @Test
  void aTableIsToldOfOnceItIsDurable() {
    parlour.store.slowDown();
    desk.ask(new Request.NewTable(WISH), answers::add);
    assertEquals(List.of(), answers);
    parlour.store.catchUp();
    assertEquals(201, answers.getFirst().status());
    String table = Counter.json(answers.getFirst()).path("table").stringValue();
    assertEquals(1, parlour.store.log(table).size());
  }

  @Test
  void aTableThatCouldNotBeWrittenIsNone() {
    parlour.store.slowDown();
    desk.ask(new Request.NewTable(WISH), answers::add);
    parlour.store.lose();
    assertEquals(503, answers.getFirst().status());
    assertEquals(1, parlour.troubles.size());
  }

  @Test
  void whoeverAsksForNonsenseHearsWhatIsWrong() {
    Answer answer = counter.ask(new Request.NewTable("{\"game\":\"kukuli\",\"seats\":[]}"));
    assertEquals(400, answer.status());
    assertEquals("seats", Counter.json(answer).path("error").path("field").stringValue());
    assertEquals(400, counter.ask(new Request.NewTable("nonsense")).status());
    assertEquals(List.of(), parlour.store.appends());
  }

  @Test
  void aTableIsAskedWhatOnlyItKnows() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1));
    Answer info = counter.ask(new Request.TableInfo(Parlour.TABLE));
    assertEquals("kukuli", Counter.json(info).path("game").stringValue());
    Answer joined = counter.ask(new Request.Join(Parlour.TABLE, "{\"invite\":\"forged\"}"));
    assertEquals(403, joined.status());
  }

  @Test
  void aMatchThatGoesOnKeepsItsSecrets() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1));
    assertEquals(409, counter.ask(new Request.Export(Parlour.TABLE)).status());
    assertEquals(404, counter.ask(new Request.Export("elsewhere")).status());
  }

  @Test
  void aStoreThatIsAwayIsNobodysMistake() {
    parlour.store.goAway();
    assertEquals(Answer.AWAY, counter.ask(new Request.Export(Parlour.TABLE)));
    assertEquals(1, parlour.troubles.size());
  }

  @Test
  void evenAStackThatOverflowsIsAnswered() {
    counter.ruined = true;
    assertEquals(500, counter.ask(new Request.Solved(Request.Leave.GIVEN)).status());
    assertInstanceOf(StackOverflowError.class, parlour.troubles.getFirst());
  }

  @Test
  void everyGameIsToldOf() {
    JsonNode games = Counter.json(counter.ask(new Request.AllGames()));
    assertEquals(7, games.size());
    assertTrue(games.valueStream().allMatch(game -> game.path("rules").size() > 0));
  }
}
