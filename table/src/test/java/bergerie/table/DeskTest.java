package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.tables.Almanac;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Cloakroom;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Request;
import bergerie.table.desk.Rereading;
import bergerie.table.desk.Reviewer;
import bergerie.table.desk.Ticket;
import bergerie.table.desk.Works;
import bergerie.table.match.Clock;
import bergerie.table.wire.codec.ShelfViews;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The desk without a server: what comes of requests, and when. */
class DeskTest {

  private static final String WISH =
      """
      {"game":"kukuli","seats":[{"kind":"me"},{"kind":"link"}],"name":"Ana"}
      """;

  private final Parlour parlour = new Parlour(100);
  private final List<Answer> answers = new ArrayList<>();
  private final Desk desk =
      new Desk(
          parlour.house,
          this::bring,
          ShelfViews::write,
          Almanac.empty(),
          new Ruin(),
          new Nobody(),
          new Nowhere(),
          () -> (_, finding) -> finding.get());

  /** The only table there is answers. */
  private void bring(
      String table, Function<Question, Letter> letter, Consumer<Dispatch.Answer> done) {
    parlour.post(letter.apply(new Question(7)));
    parlour.read();
    done.accept((Dispatch.Answer) parlour.sent.getLast());
  }

  /** A place where everything breaks. */
  private static final class Ruin implements Works {
    @Override
    public boolean isOf(String game) {
      throw new StackOverflowError();
    }

    @Override
    public Optional<Long> offer(String game) {
      return Optional.empty();
    }

    @Override
    public Optional<Progress> progress() {
      return Optional.empty();
    }

    @Override
    public Optional<String> failed() {
      return Optional.empty();
    }

    @Override
    public boolean begin(String game) {
      return false;
    }

    @Override
    public void stop(String game) {}
  }

  /** Nobody has time to read anything again. */
  private static final class Nobody implements Reviewer {
    @Override
    public Optional<Rereading<?, ?, ?>> find(String table) {
      return Optional.empty();
    }

    @Override
    public Optional<Rereading<?, ?, ?>> begin(String table, Supplier<Rereading<?, ?, ?>> match) {
      return Optional.empty();
    }
  }

  /** Nothing that is left here is ever found again. */
  private static final class Nowhere implements Cloakroom {
    @Override
    public void keep(String code, Ticket ticket) {}

    @Override
    public Optional<Ticket> collect(String code, long now) {
      return Optional.empty();
    }
  }

  private Answer ask(Request request) {
    desk.ask(request, answers::add);
    return answers.removeLast();
  }

  private static JsonNode json(Answer answer) {
    return JsonMapper.shared().readTree(answer.body());
  }

  @Test
  void aTableIsToldOfOnceItIsDurable() {
    parlour.store.slowDown();
    desk.ask(new Request.NewTable(WISH), answers::add);
    assertEquals(List.of(), answers);
    parlour.store.catchUp();
    assertEquals(201, answers.getFirst().status());
    String table = json(answers.getFirst()).path("table").stringValue();
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
    Answer answer = ask(new Request.NewTable("{\"game\":\"kukuli\",\"seats\":[]}"));
    assertEquals(400, answer.status());
    assertEquals("seats", json(answer).path("error").path("field").stringValue());
    assertEquals(400, ask(new Request.NewTable("nonsense")).status());
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
    Answer info = ask(new Request.TableInfo(Parlour.TABLE));
    assertEquals("kukuli", json(info).path("game").stringValue());
    Answer joined = ask(new Request.Join(Parlour.TABLE, "{\"invite\":\"forged\"}"));
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
    assertEquals(409, ask(new Request.Export(Parlour.TABLE)).status());
    assertEquals(404, ask(new Request.Export("elsewhere")).status());
  }

  @Test
  void aStoreThatIsAwayIsNobodysMistake() {
    parlour.store.goAway();
    assertEquals(Answer.AWAY, ask(new Request.Export(Parlour.TABLE)));
    assertEquals(1, parlour.troubles.size());
  }

  @Test
  void evenAStackThatOverflowsIsAnswered() {
    assertEquals(500, ask(new Request.Solved(Request.Leave.GIVEN)).status());
    assertInstanceOf(StackOverflowError.class, parlour.troubles.getFirst());
  }

  @Test
  void everyGameIsToldOf() {
    JsonNode games = json(ask(new Request.AllGames()));
    assertEquals(7, games.size());
    assertTrue(games.valueStream().allMatch(game -> game.path("rules").size() > 0));
  }
}
