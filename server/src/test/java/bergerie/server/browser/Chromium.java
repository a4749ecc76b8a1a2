package bergerie.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The browser of this machine; none is downloaded. */
final class Chromium {

  /** Leads here under the name of another machine. */
  static final String ELSEWHERE = "bergerie.test";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          // A name that is not this machine's own, for pages that are not from a secure place.
          "--host-resolver-rules=MAP " + ELSEWHERE + " 127.0.0.1",
          // The address bar's suggestions are a page of their own, and cost more than ours.
          "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,Translate,HttpsUpgrades,"
              + "MediaRouter,OptimizationHints,PaintHolding");

  /** One driver for the whole run: it ends with the JVM. */
  private static final Playwright DRIVER =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));

  private Chromium() {}

  static Browser launch() {
    // Generous, for a machine that is busy with other things; nobody waits longer than needed.
    PlaywrightAssertions.setDefaultAssertionTimeout(Guest.PATIENCE);
    return DRIVER
        .chromium()
        .launch(new BrowserType.LaunchOptions().setExecutablePath(onPath()).setArgs(ARGUMENTS));
  }

  private static Path onPath() {
    List<String> folders = List.of(System.getenv("PATH").split(File.pathSeparator));
    return NAMES.stream()
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new AssertionError("the tests of the page need Chromium: " + NAMES + " on PATH"));
  }
}
