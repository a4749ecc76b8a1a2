package bergerie.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Seat;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SecretsTest {

  private static final String SEED = Secrets.seed();

  @Test
  void aBotThrowsTheSameWheneverItThinksAboutAPosition() {
    assertEquals(
        Secrets.dice(SEED, Seat.of(1), 12).bits(), Secrets.dice(SEED, Seat.of(1), 12).bits());
  }

  @Test
  void bySeatPositionAndMatchItThrowsSomethingElse() {
    Set<Integer> thrown =
        Stream.of(
                Secrets.dice(SEED, Seat.of(1), 12),
                Secrets.dice(SEED, Seat.of(2), 12),
                Secrets.dice(SEED, Seat.of(1), 13),
                Secrets.dice(Secrets.seed(), Seat.of(1), 12))
            .map(dice -> dice.bits())
            .collect(Collectors.toSet());
    assertEquals(4, thrown.size());
  }
}
