package bergerie.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class KeyringTest {

  private static final Keyring KEYRING = new Keyring(Parlour::sha256, byte[]::new);
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
  void aTokenForAnInvitationIsWhatThisJavaMakesOfIt() throws GeneralSecurityException {
    for (String invite : List.of("i", "é’\"", "x".repeat(64), "y".repeat(65), "é".repeat(64))) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(invite.getBytes(UTF_8), "HmacSHA256"));
      byte[] token = Arrays.copyOf(mac.doFinal("request é".getBytes(UTF_8)), 18);
      assertEquals(
          Base64.getUrlEncoder().encodeToString(token), KEYRING.token(invite, "request é"));
    }
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
