package bergerie.rules.match;

import bergerie.rules.dice.SealedDice;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What binds the dice of a match.
 *
 * @param commitment the SHA-256 of the seed, shown before the nonces are given
 * @param seed the server's 32 bytes in hex, once revealed
 * @param nonces what the seats gave, in seat order
 */
public record Seal(String commitment, Optional<String> seed, List<String> nonces) {

  public static final int LONGEST_NONCE = 64;

  public Seal {
    nonces = List.copyOf(nonces);
  }

  public static Seal of(String seed, List<String> nonces) {
    return new Seal(SealedDice.commitment(seed), Optional.of(seed), nonces);
  }

  /** Nonces stand on one line of a file, so they hold no control characters or outer spaces. */
  public static boolean isNonce(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST_NONCE
        && text.equals(text.strip())
        && isLine(text);
  }

  /** Whether a text can stand on one line and survives UTF-8. */
  public static boolean isLine(String text) {
    return consistsOf(
        text, c -> !Character.isISOControl(c) && c != 0x2028 && c != 0x2029 && !isHalf(c));
  }

  /** Whether a text survives UTF-8: half of a letter does not. */
  public static boolean isWhole(String text) {
    return consistsOf(text, c -> !isHalf(c));
  }

  /** Without a stream: whole files are read line by line. */
  private static boolean consistsOf(String text, IntPredicate allowed) {
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (!allowed.test(text.codePointAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHalf(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }

  static boolean isHex(String text) {
    return text.matches("[0-9a-f]{64}");
  }
}
