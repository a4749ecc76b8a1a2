package bergerie.server.kill;

import bergerie.server.store.Database;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The server is killed at random moments under load. Whatever it acknowledged or showed must be in
 * the log, once; and clients go on playing by themselves.
 */
class KillTest {

  private static final int KILLS = Boolean.getBoolean("bergerie.long") ? 50 : 5;
  private static final int MOST_ACKS = 60;

  @ParameterizedTest
  @EnumSource
  void nothingAcknowledgedIsLostOrDoubled(Database database)
      throws IOException, InterruptedException {
    Database.Place place = database.place();
    int port = Victim.freePort();
    Guests guests = new Guests(port);
    Random random = new Random(database.ordinal() + 1L);
    List<Long> starts = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Victim victim = Victim.start(port, place);
      if (kill > 0) {
        starts.add(victim.startMillis());
      }
      guests.sitDown();
      guests.play(1 + random.nextInt(MOST_ACKS), "after kill " + kill);
      victim.kill();
    }
    guests.checkOut(place);
    System.out.printf("%s: %d kills, start to first answer %s ms%n", database, KILLS, starts);
  }
}
