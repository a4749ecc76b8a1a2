package bergerie.rules.content;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** One word for all that is printed on the cards of a game. */
public final class Fingerprint {

  private Fingerprint() {}

  /** A word that changes when the text does. */
  public static String of(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(sum.getValue());
  }
}
