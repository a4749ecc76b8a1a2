package bergerie.server.hall;

import bergerie.table.Keyring;
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
  private static final int NAME_BYTES = 12;

  /** With the digests of this Java. */
  public static final Keyring KEYRING = new Keyring(Secrets::sha256);

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

  /** What a table is called in links: not secret, and easy to read out. */
  public static String table() {
    return Keyring.name(random(NAME_BYTES));
  }

  /** How a secret is kept. */
  public static String hash(String secret) {
    return KEYRING.hash(secret);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
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
