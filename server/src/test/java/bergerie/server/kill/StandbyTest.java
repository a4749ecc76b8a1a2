package bergerie.server.kill;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.store.Database;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * One server after the other is killed under load while another one stands by. It takes over, and
 * nothing that was acknowledged or shown is lost or doubled.
 */
class StandbyTest {

  private static final int MOST_ACKS = 60;

  /** Far more than it takes; what it took is printed. */
  private static final Duration BOUND = Duration.ofSeconds(30);

  @Test
  void theNextServerGoesOn() throws IOException, InterruptedException {
    takeOver(Database.POSTGRESQL, Boolean.getBoolean("bergerie.long") ? 30 : 3);
  }

  @Test
  @Tag("long")
  void theNextServerGoesOnInAFolder() throws IOException, InterruptedException {
    takeOver(Database.SQLITE, 10);
  }

  private static void takeOver(Database database, int kills)
      throws IOException, InterruptedException {
    Database.Place place = database.place();
    int port = Victim.freePort();
    Guests guests = new Guests(port);
    Random random = new Random(database.ordinal() + 7L);
    List<Long> takeovers = new ArrayList<>();
    Victim server = Victim.start(port, place);
    for (int kill = 0; kill < kills; kill++) {
      Victim next = Victim.standBy(port, place);
      guests.sitDown();
      guests.play(1 + random.nextInt(MOST_ACKS), "before kill " + kill);
      server.kill();
      long killed = System.nanoTime();
      next.awaitOpen(port);
      Duration took = Duration.ofNanos(System.nanoTime() - killed);
      assertTrue(took.compareTo(BOUND) < 0, took.toString());
      takeovers.add(took.toMillis());
      server = next;
    }
    guests.sitDown();
    guests.play(1, "at the end");
    server.kill();
    guests.checkOut(place);
    System.out.printf("%s: %d kills, taken over after %s ms%n", database, kills, takeovers);
  }
}
