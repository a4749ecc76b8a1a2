package bergerie.app.host;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A QR code for a terminal, two rows of squares to a line, dark on light whatever the theme. */
final class QrLines {

  /** Cameras want a light frame around the code. */
  private static final int FRAME = 2;

  private static final String DARK_ON_LIGHT = "\u001B[38;5;16;48;5;231m";
  private static final String AS_BEFORE = "\u001B[0m";

  private QrLines() {}

  static List<String> of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    int end = code.size + FRAME;
    return IntStream.range(0, (code.size + 2 * FRAME + 1) / 2)
        .map(line -> 2 * line - FRAME)
        .mapToObj(
            y ->
                IntStream.range(-FRAME, end)
                    .mapToObj(x -> square(code.getModule(x, y), code.getModule(x, y + 1)))
                    .collect(Collectors.joining("", DARK_ON_LIGHT, AS_BEFORE)))
        .toList();
  }

  private static String square(boolean upper, boolean lower) {
    if (upper) {
      return lower ? "█" : "▀";
    }
    return lower ? "▄" : " ";
  }
}
