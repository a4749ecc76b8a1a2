package bergerie.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.solve.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.server.TestServer;
import bergerie.server.match.Clock;
import bergerie.server.match.Event;
import bergerie.server.match.Holder;
import bergerie.server.match.Logged;
import bergerie.server.store.Database;
import bergerie.server.store.Store;
import bergerie.server.wire.FromClient;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The last second of the sand: when a tap arrived decides, not when the table gets to read it. Time
 * and the table's thread are in the test's own hands.
 */
class LastSecondTest {

  private static final int SAND = 30_000;
  private static final Seat FIRST = Seat.of(0);

  /** A meadow where the first player may exchange, and no group stands. */
  private static final String START =
      "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";

  private final long begin = System.currentTimeMillis();
  private long now = begin;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final List<String> heard = new ArrayList<>();
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final Store store = Database.SQLITE.place().open();
  private final TableConfig config = TableConfig.standard().hasty();
  private final BotPool bots = new BotPool(config, Almanac.empty(), timer);
  private String name = "";
  private Table table;

  private final Guest guest =
      new Guest() {
        @Override
        public void say(String message) {
          heard.add(message);
        }

        @Override
        public void dismiss() {
          throw new AssertionError("nobody is sent away here");
        }
      };

  @BeforeEach
  void sitDown() {
    Shelf shelf = new Shelf(Shelf.all());
    var game = shelf.game("sheep-sheep").orElseThrow();
    Setup setup = game.info().setup(2, Map.of("sand", "30")).orThrow();
    Event.Created head =
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            List.of(person(0), person(1)),
            new Clock.None(),
            Secrets.hash("watch"),
            "11".repeat(32),
            Optional.of(START));
    name =
        Hall.create(
                store, List.of(head, new Event.Nonce(FIRST, "a"), new Event.Nonce(Seat.of(1), "b")))
            .join();
    House house =
        new House(store, shelf, config, () -> Instant.ofEpochMilli(now), timer, bots, new Counts());
    table = new Table(name, house, waiting::add);
    table.post(
        new Letter.Attach(
            guest, new FromClient.Attach("a", name, 0, List.of("token0"), Optional.empty())));
    read();
  }

  private static Holder person(int seat) {
    return new Holder.Person("P" + seat, Secrets.hash("token" + seat));
  }

  @AfterEach
  void close() {
    timer.shutdownNow();
    bots.close();
    store.close();
  }

  @Test
  void aTapThatArrivedInTimeCountsHoweverLateItIsRead() {
    now = deadline() - 1;
    tap("rv@A1");
    now = deadline() + 2_000;
    table.post(new Letter.Tick());
    read();
    assertEquals("ack", answer().path("type").asString());
    assertEquals(List.of("rv@A1", "done"), steps());
  }

  @Test
  void aTapThatArrivesTooLateIsRefusedEvenBeforeTheGlassIsNoticed() {
    now = deadline();
    tap("rv@A1");
    read();
    assertEquals("refused", answer().path("type").asString());
    assertEquals(List.of("done"), steps());
  }

  @Test
  void theDeadlineStandsInEveryState() {
    now = begin + 20_000;
    tap("rv@A1");
    read();
    JsonNode sand = last("state").path("sand");
    assertEquals(SAND, sand.path("length").asLong());
    // The exchange did not turn the glass.
    assertTrue(sand.path("deadline").asLong() - now <= SAND - 20_000 + 1_000, sand.toString());
  }

  private long deadline() {
    return last("state").path("sand").path("deadline").asLong();
  }

  private void tap(String move) {
    long seen = last("state").path("seq").asLong();
    table.post(new Letter.Said(guest, new FromClient.Move("tap", name, FIRST, seen, move)));
  }

  /** Lets the table read all that waits. */
  private void read() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private List<String> steps() {
    return Ledger.log(store, name).stream()
        .map(Logged::event)
        .filter(Event.Step.class::isInstance)
        .map(event -> ((Event.Step) event).text())
        .toList();
  }

  private JsonNode answer() {
    return all().stream()
        .filter(message -> message.path("id").asString("").equals("tap"))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode last(String type) {
    return all().reversed().stream()
        .filter(message -> message.path("type").asString().equals(type))
        .findFirst()
        .orElseThrow();
  }

  private List<JsonNode> all() {
    return heard.stream().map(TestServer.JSON::readTree).toList();
  }
}
