package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** While somebody watches, a bot that has made up its mind moves when a person would. */
class HumanPaceTest {

  private static final Duration PAUSE = Duration.ofMillis(600);

  @Test
  void aBotMovesAfterAPauseAndNotBefore() {
    Parlour parlour =
        new Parlour(new Manners(PAUSE, PAUSE, Duration.ofSeconds(45), 10_000), Parlour::sha256);
    Holder random = new Holder.Program("", "random");
    parlour.begin("bagh-chal", Map.of(), new Clock.None(), Optional.empty(), random, random);
    parlour.post(
        new Letter.Attach(
            new Guest(9),
            new FromClient.Attach("watch", Parlour.TABLE, 0, List.of(), Optional.of("watch"))));
    parlour.read();
    assertEquals(List.of(), parlour.steps(), "it has thought, and waits");
    parlour.passAndRing(PAUSE.toMillis() - 1);
    assertEquals(0, parlour.steps().size());
    parlour.passAndRing(1);
    assertEquals(1, parlour.steps().size());
    parlour.passAndRing(PAUSE.toMillis());
    assertEquals(2, parlour.steps().size(), "and so does the other");
  }
}
