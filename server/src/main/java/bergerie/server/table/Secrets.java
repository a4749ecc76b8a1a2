package bergerie.server.table;

import bergerie.rules.Dice;
import bergerie.rules.QuickDice;
import bergerie.rules.Seat;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Tokens, and how they are kept. */
public final class Secrets {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 18;
  private static final int SEED_BYTES = 32;
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int NAME_LENGTH = 12;

  private Secrets() {}

  /** What a person keeps, 144 bits. */
  public static String token() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random(TOKEN_BYTES));
  }

  /**
   * The token of someone who accepts an invitation. The same answer to the same request, so that a
   * lost answer costs nobody the seat.
   */
  public static String token(String invite, String request) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(bytes(invite), "HmacSHA256"));
      byte[] digest = mac.doFinal(bytes(request));
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(java.util.Arrays.copyOf(digest, TOKEN_BYTES));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HmacSHA256", e);
    }
  }

  public static String seed() {
    return HexFormat.of().formatHex(random(SEED_BYTES));
  }

  /**
   * What a bot throws when it thinks about a position of a match: secret as the seed is, and the
   * same whenever it thinks about it again.
   */
  static Dice dice(String seed, Seat seat, long position) {
    byte[] digest = digest("bot " + seat.index() + " " + position + " " + seed);
    return new QuickDice(ByteBuffer.wrap(digest).getLong());
  }

  /** What a table is called in links: not secret, and easy to read out. */
  public static String table() {
    return letters(random(NAME_LENGTH));
  }

  /** The table of a rematch: always the same for the same match, so that it is made once. */
  public static String rematch(String seed) {
    return letters(digest("rematch " + seed));
  }

  private static String letters(byte[] bytes) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < NAME_LENGTH; i++) {
      name.append(LETTERS.charAt(bytes[i] & 31));
    }
    return name.toString();
  }

  /** How a secret is kept. */
  public static String hash(String secret) {
    return HexFormat.of().formatHex(digest(secret));
  }

  /** Whether a secret is the one kept, in time that tells nothing. */
  public static boolean matches(String secret, String hash) {
    return MessageDigest.isEqual(bytes(hash(secret)), bytes(hash));
  }

  private static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes(text));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
