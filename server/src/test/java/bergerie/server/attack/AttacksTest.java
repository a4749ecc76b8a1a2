package bergerie.server.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.TestServer;
import bergerie.server.http.Limits;
import bergerie.server.store.Database;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every attack once, in small: afterwards the house is as it was. */
class AttacksTest {

  private static final Duration PATIENCE = Duration.ofSeconds(3);

  @Test
  void oneRoundOfEach() {
    try (TestServer server =
        TestServer.start(
            TestServer.config(Database.SQLITE.place())
                .limits(Limits.standard().patience(PATIENCE)))) {
      List<Attack> once =
          Attack.all().stream()
              .map(attack -> new Attack(attack.name(), 1, attack.round()))
              .toList();
      Siege siege = new Siege(server.port(), PATIENCE, once);
      try (Guests guests = new Guests(server.port(), 2)) {
        siege.last(Duration.ofMillis(1));
        assertEquals(List.of(), guests.troubles(), siege::report);
      }
      assertEquals(0, siege.stillOpen(), siege::report);
      assertEquals(200, server.get("/health").status());
    }
  }
}
