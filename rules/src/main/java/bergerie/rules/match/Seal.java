package bergerie.rules.match;

import bergerie.rules.Seat;
import bergerie.rules.dice.SealedDice;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * What binds the dice of a match.
 *
 * @param commitment the SHA-256 of the seed, shown before the nonces are given
 * @param seed the server's 32 bytes in hex, once revealed
 * @param nonces what the seats gave, in seat order
 * @param pledges what seats were bound to before any nonce was shown
 */
public record Seal(
    String commitment, Optional<String> seed, List<String> nonces, Map<Seat, String> pledges) {

  public static final int LONGEST_NONCE = 64;

  /** What stands for a seat's nonce when no person gives one. */
  public static final String BOT_NONCE = "bot";

  public Seal {
    nonces = List.copyOf(nonces);
    pledges = Collections.unmodifiableMap(new TreeMap<>(pledges));
  }

  public static Seal of(String seed, List<String> nonces) {
    return of(seed, nonces, Map.of());
  }

  public static Seal of(String seed, List<String> nonces, Map<Seat, String> pledges) {
    return new Seal(SealedDice.commitment(seed), Optional.of(seed), nonces, pledges);
  }

  /** How the nonces came together. */
  public Fairness fairness() {
    return Seat.all(nonces.size()).stream()
            .allMatch(seat -> nonce(seat).equals(BOT_NONCE) || pledges.containsKey(seat))
        ? Fairness.PLEDGED
        : Fairness.OPEN;
  }

  /** The first seat whose nonce is not the one that it was bound to. */
  Optional<Seat> broken() {
    return pledges.keySet().stream()
        .filter(seat -> seat.index() < nonces.size())
        .filter(seat -> !pledge(seat).equals(pledges.get(seat)))
        .findFirst();
  }

  private String pledge(Seat seat) {
    return SealedDice.pledge(commitment, seat.index(), nonce(seat));
  }

  private String nonce(Seat seat) {
    return nonces.get(seat.index());
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

  /** Whether a text is a SHA-256, or a seed. */
  public static boolean isHex(String text) {
    return text.matches("[0-9a-f]{64}");
  }
}
