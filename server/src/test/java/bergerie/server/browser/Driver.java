package bergerie.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.Map;

/** What drives browsers of this machine; none is downloaded. */
final class Driver {

  /** One for the whole run: it ends with the JVM. */
  static final Playwright PLAYWRIGHT =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));

  private Driver() {}

  static Browser launch(BrowserType type, BrowserType.LaunchOptions options) {
    // Generous, for a machine that is busy with other things; nobody waits longer than needed.
    PlaywrightAssertions.setDefaultAssertionTimeout(Guest.PATIENCE);
    return type.launch(options);
  }
}
