package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyringTest {

  private static final Keyring KEYRING = new Keyring(Parlour::sha256);
  private static final String SEED = "11".repeat(32);

  @Test
  void aBotThrowsTheSameWheneverItThinksAboutAPosition() {
    assertEquals(
        KEYRING.dice(SEED, Seat.of(1), 12).bits(), KEYRING.dice(SEED, Seat.of(1), 12).bits());
  }

  @Test
  void bySeatPositionAndMatchItThrowsSomethingElse() {
    Set<Integer> thrown =
        Stream.of(
                KEYRING.dice(SEED, Seat.of(1), 12),
                KEYRING.dice(SEED, Seat.of(2), 12),
                KEYRING.dice(SEED, Seat.of(1), 13),
                KEYRING.dice("22".repeat(32), Seat.of(1), 12))
            .map(dice -> dice.bits())
            .collect(Collectors.toSet());
    assertEquals(4, thrown.size());
  }

  @Test
  void aSecretIsKnownByItsHashAndByNothingElse() {
    assertTrue(KEYRING.matches("token", KEYRING.hash("token")));
    assertFalse(KEYRING.matches("token", KEYRING.hash("Token")));
    assertFalse(KEYRING.matches("token", ""));
    assertFalse(KEYRING.matches("token", KEYRING.hash("token").substring(1)));
    // As sha256sum says.
    assertEquals(
        "3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0", KEYRING.hash("token"));
  }
}
