package bergerie.server.safe;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Locks seeds: AES-256-GCM, each for its match only. */
final class SeedKey {

  private static final int BYTES = 32;
  private static final int ID_BYTES = 4;
  private static final int IV_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final HexFormat HEX = HexFormat.of();

  private final byte[] secret;

  private SeedKey(byte[] secret) {
    this.secret = secret;
  }

  static SeedKey made() {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    return new SeedKey(secret);
  }

  /** From a line that {@link #text} wrote. */
  static SeedKey of(String text) {
    byte[] secret = HEX.parseHex(text);
    if (secret.length != BYTES) {
      throw new IllegalArgumentException("a key has " + 2 * BYTES + " hex digits");
    }
    return new SeedKey(secret);
  }

  /** The secret itself. */
  String text() {
    return HEX.formatHex(secret);
  }

  /** A name that tells nothing of it. */
  String id() {
    return HEX.formatHex(Arrays.copyOf(derived("id"), ID_BYTES));
  }

  /** The same text for the same seed, so that what was written once can be compared. */
  String lock(String match, String seed) {
    byte[] iv = Arrays.copyOf(derived("iv\n" + match + "\n" + seed), IV_BYTES);
    byte[] locked = cipher(Cipher.ENCRYPT_MODE, iv, match, bytes(seed));
    byte[] all = ByteBuffer.allocate(iv.length + locked.length).put(iv).put(locked).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
  }

  String open(String match, String locked) {
    byte[] all = Base64.getUrlDecoder().decode(locked);
    byte[] iv = Arrays.copyOf(all, IV_BYTES);
    byte[] rest = Arrays.copyOfRange(all, IV_BYTES, all.length);
    return new String(cipher(Cipher.DECRYPT_MODE, iv, match, rest), StandardCharsets.UTF_8);
  }

  private byte[] cipher(int mode, byte[] iv, String match, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      SecretKeySpec key = new SecretKeySpec(derived("seeds"), "AES");
      cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, iv));
      cipher.updateAAD(bytes(match));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the seed of match " + match + " was changed", e);
    }
  }

  private byte[] derived(String purpose) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return mac.doFinal(bytes(purpose));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HmacSHA256", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
