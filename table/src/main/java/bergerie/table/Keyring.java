package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.port.Digest;
import bergerie.table.port.Random;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** How secrets are kept and recognised, and what else follows from them. */
public record Keyring(Digest digest, Random random) {

  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int NAME_LENGTH = 12;

  /** Without vowels, so that no word comes of them, and without what sounds or looks alike. */
  private static final String CODE_LETTERS = "BCDFGHJKLMPRSTVXZ";

  private static final int CODE_LENGTH = 6;
  private static final int TOKEN_BYTES = 18;
  private static final int BLOCK = 64;

  /** What a person keeps, 144 bits. */
  public String token() {
    return text(random.bytes(TOKEN_BYTES));
  }

  /**
   * The token of someone who accepts an invitation. The same answer to the same request, so that a
   * lost answer costs nobody the seat.
   */
  public String token(String invite, String request) {
    return text(Arrays.copyOf(hmac(bytes(invite), bytes(request)), TOKEN_BYTES));
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** HMAC-SHA256, by RFC 2104. */
  private byte[] hmac(byte[] key, byte[] text) {
    byte[] block = Arrays.copyOf(key.length > BLOCK ? digest.sha256(key) : key, BLOCK);
    return digest.sha256(
        joined(padded(block, 0x5c), digest.sha256(joined(padded(block, 0x36), text))));
  }

  private static byte[] padded(byte[] block, int pad) {
    byte[] padded = new byte[block.length];
    for (int i = 0; i < block.length; i++) {
      padded[i] = (byte) (block[i] ^ pad);
    }
    return padded;
  }

  private static byte[] joined(byte[] some, byte[] others) {
    byte[] all = Arrays.copyOf(some, some.length + others.length);
    System.arraycopy(others, 0, all, some.length, others.length);
    return all;
  }

  /** A name for a new table. */
  public String table() {
    return name(random.bytes(NAME_LENGTH));
  }

  /** A word of six letters that is easy to read out, and is good for a short while only. */
  public String code() {
    StringBuilder code = new StringBuilder();
    while (code.length() < CODE_LENGTH) {
      for (byte one : random.bytes(CODE_LENGTH)) {
        // Every letter is as likely as any other: bytes that would favour some are passed over.
        int number = one & 0xFF;
        if (number < CODE_LETTERS.length() * (256 / CODE_LETTERS.length())
            && code.length() < CODE_LENGTH) {
          code.append(CODE_LETTERS.charAt(number % CODE_LETTERS.length()));
        }
      }
    }
    return code.toString();
  }

  /** How a secret is kept. */
  public String hash(String secret) {
    return HexFormat.of().formatHex(digest(secret));
  }

  /** Whether a secret is the one kept, in time that tells nothing. */
  public boolean matches(String secret, String hash) {
    byte[] brought = bytes(hash(secret));
    byte[] kept = bytes(hash);
    // All hashes are equally long: that one is not tells nothing.
    int difference = brought.length ^ kept.length;
    for (int i = 0; i < Math.min(brought.length, kept.length); i++) {
      difference |= brought[i] ^ kept[i];
    }
    return difference == 0;
  }

  /**
   * What a bot throws when it thinks about a position of a match: secret as the seed is, and the
   * same whenever it thinks about it again.
   */
  Dice dice(String seed, Seat seat, long position) {
    byte[] digest = digest("bot " + seat.index() + " " + position + " " + seed);
    return new QuickDice(ByteBuffer.wrap(digest).getLong());
  }

  /** The table of a rematch: always the same for the same match, so that it is made once. */
  public String rematch(String seed) {
    return name(digest("rematch " + seed));
  }

  /** What a table is called in links: not secret, and easy to read out. */
  private static String name(byte[] bytes) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < NAME_LENGTH; i++) {
      name.append(LETTERS.charAt(bytes[i] & 31));
    }
    return name.toString();
  }

  private byte[] digest(String text) {
    return digest.sha256(bytes(text));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
