package bergerie.rules.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of a match: HMAC-SHA-256 under the server's seed over the players' nonces and the number
 * of the draw. The server commits to its seed before it sees a nonce and reveals it at the end
 * (commit–reveal). Every draw has dice of its own, so each can be checked alone. docs/fairness.md
 * writes the same down for other programs.
 */
public final class SealedDice implements Dice {

  private static final byte[] LABEL = "bergerie dice 1".getBytes(StandardCharsets.UTF_8);
  private static final String PLEDGE = "bergerie pledge 1";

  private final Mac mac;
  private final byte[] nonces;
  private final long draw;
  private int block;
  private ByteBuffer left = ByteBuffer.allocate(0);

  /**
   * @param seed the server's 32 bytes, in hex
   * @param nonces what the seats gave, in seat order
   * @param draw the number of the draw in its match
   */
  public SealedDice(String seed, List<String> nonces, long draw) {
    this.mac = hmac(HexFormat.of().parseHex(seed));
    this.nonces = digest(String.join("\n", nonces));
    this.draw = draw;
  }

  /** What is shown before the nonces are given: the SHA-256 of the seed's bytes, in hex. */
  public static String commitment(String seed) {
    return HexFormat.of().formatHex(sha256().digest(HexFormat.of().parseHex(seed)));
  }

  /**
   * What a seat shows before it shows its nonce: a SHA-256, in hex. It is good for this match and
   * this seat only, so that nobody can hand in what another one has shown.
   */
  public static String pledge(String commitment, int seat, String nonce) {
    String text = String.join("\n", PLEDGE, commitment, Integer.toString(seat), nonce);
    return HexFormat.of().formatHex(digest(text));
  }

  @Override
  public int bits() {
    if (!left.hasRemaining()) {
      mac.update(LABEL);
      mac.update(nonces);
      mac.update(ByteBuffer.allocate(12).putLong(draw).putInt(block++).flip());
      left = ByteBuffer.wrap(mac.doFinal());
    }
    return left.getInt();
  }

  private static byte[] digest(String text) {
    return sha256().digest(text.getBytes(StandardCharsets.UTF_8));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static Mac hmac(byte[] key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HmacSHA256", e);
    }
  }
}
