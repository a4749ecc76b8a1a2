package bergerie.server.browser;

import bergerie.server.hall.Secrets;
import com.microsoft.playwright.BrowserContext;

/**
 * The chance in tests. A test has the same in every run, so that what went well for one developer
 * goes well for the next; the long tests take another one each time.
 */
final class Luck {

  /** What pages draw: their share in the dice, and the names of puzzles and meadows. */
  private static final String PAGE =
      """
      let state = 7;
      Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
      crypto.getRandomValues = (bytes) => bytes.fill(7);
      """;

  private String test = "";
  private int seeds;

  synchronized void begin(String name) {
    test = Boolean.getBoolean("bergerie.long") ? Secrets.seed() : name;
    seeds = 0;
  }

  /** A seed for the next match. */
  synchronized String seed() {
    return Secrets.hash(test + " " + seeds++);
  }

  BrowserContext settle(BrowserContext context) {
    context.addInitScript(PAGE);
    return context;
  }
}
