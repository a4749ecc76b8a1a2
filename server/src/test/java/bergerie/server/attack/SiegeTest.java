package bergerie.server.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.http.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything at once, for five minutes, against a server with 512 MB, while people play. */
@Tag("long")
class SiegeTest {

  /** {@code -Dbergerie.siege.seconds=20} tries it. */
  private static final Duration LONG =
      Duration.ofSeconds(Integer.getInteger("bergerie.siege.seconds", 300));

  private static final Duration QUIET = Duration.ofSeconds(10);

  /** Tables that nobody sits at any more stay in memory for a minute. */
  private static final Duration CLEARING = Duration.ofSeconds(90);

  private static final int TABLES = 20;
  private static final long MOST_GROWTH = 40 << 20;
  private static final long MOST_CROWDED = 100 << 20;
  private static final int STALLED = 3_000;
  private static final double SECOND = 1_000;

  @Test
  void theHouseStands() throws IOException {
    Duration patience = Limits.standard().patience();
    try (Besieged server = Besieged.start()) {
      Guests.Waits quiet;
      Guests.Waits besieged;
      List<String> errors;
      Besieged.Health before;
      Besieged.Health last;
      Siege siege = new Siege(server.port(), patience, Attack.all());
      try (Guests guests = new Guests(server.port(), TABLES)) {
        Stranger.rest(QUIET);
        quiet = guests.waits();
        // What is loaded once is not what grows.
        new Siege(server.port(), patience, Attack.all()).last(Duration.ofSeconds(1));
        before = settled(server);
        guests.waits();
        siege.last(LONG);
        besieged = guests.waits();
        last = server.health();
        errors = guests.troubles();
      }
      Besieged.Health after = settled(server);
      System.out.println(siege.report());
      System.out.println("quiet     " + quiet);
      System.out.println("besieged  " + besieged);
      System.out.println("before    " + before);
      System.out.println("last      " + last);
      System.out.println("after     " + after);
      errors.stream().limit(5).forEach(System.out::println);
      server.troubles().stream().limit(5).forEach(System.out::println);
      assertEquals(List.of(), errors);
      assertEquals(List.of(), server.troubles());
      assertEquals(0, siege.stillOpen());
      // On a machine that does other things too, even quiet moves take their time.
      assertTrue(besieged.p99() < Math.max(SECOND, 5 * quiet.p99()), besieged.toString());
      assertTrue(after.heap() - before.heap() < MOST_GROWTH, before + " became " + after);
    }
  }

  /** Connections of all kinds that stall, three thousand of them, cost little and for a while. */
  @Test
  void threeThousandStall() throws Exception {
    Duration patience = Limits.standard().patience();
    List<Attack> stalls = Stalls.attacks();
    int strangers = stalls.stream().mapToInt(Attack::strangers).sum();
    int times = STALLED / Stalls.EACH / strangers + 1;
    List<Attack> many =
        stalls.stream()
            .map(one -> new Attack(one.name(), times * one.strangers(), one.round()))
            .toList();
    try (Besieged server = Besieged.start();
        Guests guests = new Guests(server.port(), TABLES)) {
      new Siege(server.port(), patience, stalls).last(Duration.ofMillis(1));
      Besieged.Health before = server.health();
      Guests.Waits quiet = guests.waits();
      Siege siege = new Siege(server.port(), patience, many);
      Thread all = Thread.ofVirtual().start(() -> siege.last(Duration.ofMillis(1)));
      // When all have come and none is turned away yet.
      Stranger.rest(patience.multipliedBy(2).dividedBy(3));
      Besieged.Health crowded = server.health();
      all.join();
      Guests.Waits besieged = guests.waits();
      Besieged.Health after = server.health();
      System.out.println(siege.report());
      System.out.println("quiet     " + quiet);
      System.out.println("besieged  " + besieged);
      System.out.println("before    " + before);
      System.out.println("crowded   " + crowded);
      System.out.println("after     " + after);
      assertEquals(0, siege.stillOpen());
      assertEquals(List.of(), guests.troubles());
      assertEquals(List.of(), server.troubles());
      assertTrue(crowded.used() - before.used() < MOST_CROWDED, before + " became " + crowded);
      assertTrue(after.used() - before.used() < MOST_GROWTH, before + " became " + after);
      assertTrue(besieged.p99() < Math.max(SECOND, 5 * quiet.p99()), besieged.toString());
    }
  }

  /** Waits until tables that strangers left are out of memory, as far as they ever are. */
  private static Besieged.Health settled(Besieged server) throws IOException {
    long end = System.nanoTime() + CLEARING.toNanos();
    Besieged.Health health = server.health();
    while (health.tables() > TABLES + 2 && System.nanoTime() < end) {
      Stranger.rest(Duration.ofSeconds(5));
      health = server.health();
    }
    return health;
  }
}
