package bergerie.server.hall;

import bergerie.table.Keyring;
import bergerie.table.port.Random;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/** What nobody can guess, and how it is kept: with the digests and the chance of this Java. */
public final class Secrets {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SEED_BYTES = 32;

  public static final Keyring KEYRING = keyring(Secrets::random);

  private Secrets() {}

  /** Secrets made of other chance. */
  static Keyring keyring(Random random) {
    return new Keyring(Secrets::sha256, random);
  }

  public static String seed() {
    return HexFormat.of().formatHex(random(SEED_BYTES));
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

  static byte[] random(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
