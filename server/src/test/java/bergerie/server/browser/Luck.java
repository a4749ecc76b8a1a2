package bergerie.server.browser;

import bergerie.server.Seeds;
import com.microsoft.playwright.BrowserContext;

/** The chance in a browser's test, on both sides of the wire. */
final class Luck {

  /**
   * What pages draw: their share in the dice, and the names of puzzles and meadows. In an insecure
   * place they draw the ids of messages as well, of which no two may be alike.
   */
  static final String PAGE =
      """
      let state = 7;
      Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
      crypto.getRandomValues = (bytes) =>
        isSecureContext ? bytes.fill(7) : bytes.forEach((_, i) => (bytes[i] = Math.random() * 256)) ?? bytes;
      """;

  private volatile Seeds seeds = Seeds.of("");

  void begin(String test) {
    seeds = Seeds.of(test);
  }

  /** A seed for the next match. */
  String seed() {
    return seeds.get();
  }

  BrowserContext settle(BrowserContext context) {
    context.addInitScript(PAGE);
    return context;
  }
}
