package bergerie.server.hall;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.match.Origin;
import bergerie.server.TestServer;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.text.EventText;
import bergerie.table.port.Entry;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * PT-35: how long a window lasts tells nothing. Many tables wait at the same time, alike but for
 * what one player holds and answers; those who watch wait equally long at all of them.
 */
class WindowTimingTest {

  private static final int TABLES = 16;
  private static final long WINDOW = 1000;

  private final Game<?, ?, ?> game = TestServer.shelf().game("pavillon").orElseThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "1")).orThrow();
  private final Vault store = Database.SQLITE.place().open();
  private final Hall hall =
      new Hall(
          store, TestServer.shelf(), TestServer.views(), Almanac.empty(), TableConfig.standard());

  @AfterEach
  void close() {
    hall.close();
    store.close();
  }

  /** Somebody who notes when the window has closed. */
  private record Watcher(CompletableFuture<Long> closed) implements Listener {
    @Override
    public void say(ToClient message, String text) {
      if (message instanceof ToClient.State state && state.timing().sand().isEmpty()) {
        closed.complete(System.currentTimeMillis());
      }
    }

    @Override
    public void dismiss() {
      closed.completeExceptionally(new AssertionError("nobody is sent away here"));
    }
  }

  /** Somebody who plays and listens to nothing. */
  private record Player() implements Listener {
    @Override
    public void say(ToClient message, String text) {}

    @Override
    public void dismiss() {}
  }

  private enum Answer {
    NONE,
    PASS
  }

  /** Who sits in the third seat. */
  private enum Third {
    PERSON,
    BOT
  }

  @ParameterizedTest
  @EnumSource(Third.class)
  void whatSomebodyHoldsAndAnswersCantBeReadFromWaitingTimes(Third third) {
    List<CompletableFuture<Long>> idle = new ArrayList<>();
    List<CompletableFuture<Long>> unplayable = new ArrayList<>();
    List<CompletableFuture<Long>> passing = new ArrayList<>();
    List<CompletableFuture<Long>> standing = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      idle.add(window("idle" + i, third, "tir-des-arcanes", Answer.NONE));
      unplayable.add(window("unplayable" + i, third, "piege-de-glace", Answer.NONE));
      passing.add(window("passing" + i, third, "tir-des-arcanes", Answer.PASS));
      standing.add(
          window("standing" + i, third, "tir-des-arcanes stands this-combat", Answer.NONE));
    }
    List<Long> reference = times(idle);
    assertAlike(reference, times(unplayable));
    assertAlike(reference, times(passing));
    assertAlike(reference, times(standing));
  }

  /** How long a window lasts at a new table whose second player holds this. */
  private CompletableFuture<Long> window(String table, Third third, String held, Answer answer) {
    String state =
        "round 2 turn P1 | P1 pets loup | P2 pets crabe spells " + held + " | P3 pets ours";
    List<Holder> holders =
        List.of(
            person(0),
            person(1),
            switch (third) {
              case PERSON -> person(2);
              case BOT -> new Holder.Program("", "random");
            });
    Event.Created head =
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            holders,
            new Clock.None(),
            Secrets.hash("watch"),
            "11".repeat(32),
            Optional.of(state),
            Origin.SOMEWHERE);
    long begun = System.currentTimeMillis();
    store.append(List.of(new Entry(table, 1, begun, EventText.write("", head)))).join();
    Watcher watcher = new Watcher(new CompletableFuture<>());
    hall.post(
        table,
        new Letter.Attach(
            hall.enter(watcher),
            new FromClient.Attach("w", table, 0, List.of(), Optional.of("watch"))));
    if (answer == Answer.PASS) {
      Seat seat = new Seat(1);
      Guest player = hall.enter(new Player());
      hall.post(
          table,
          new Letter.Attach(
              player,
              new FromClient.Attach("p", table, 0, List.of(token(seat)), Optional.empty())));
      hall.post(table, new Letter.Said(player, new FromClient.Move("m", table, seat, 1, "pass")));
    }
    return watcher.closed().thenApply(closed -> closed - begun);
  }

  private static Holder person(int seat) {
    return new Holder.Person("", Secrets.hash(token(Seat.of(seat))));
  }

  private static String token(Seat seat) {
    return "token" + seat.index();
  }

  private static List<Long> times(List<CompletableFuture<Long>> windows) {
    return windows.stream().map(CompletableFuture::join).sorted().toList();
  }

  /**
   * No window closes early, and the two-sample test of Kolmogorov and Smirnov sees no difference
   * (one in a thousand by chance: 1.95 · √(2 / n)).
   */
  private static void assertAlike(List<Long> some, List<Long> others) {
    assertTrue(some.getFirst() >= WINDOW && others.getFirst() >= WINDOW, some + " " + others);
    double widest = 0;
    for (long time : some) {
      widest = Math.max(widest, Math.abs(share(some, time) - share(others, time)));
    }
    assertTrue(widest < 1.95 * Math.sqrt(2.0 / TABLES), some + " " + others);
  }

  /** Which part of the windows was closed by a time. */
  private static double share(List<Long> times, long by) {
    return times.stream().filter(time -> time <= by).count() / (double) times.size();
  }
}
