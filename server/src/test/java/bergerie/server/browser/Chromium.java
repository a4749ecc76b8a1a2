package bergerie.server.browser;

import bergerie.server.Programs;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The browser of this machine; none is downloaded. */
final class Chromium {

  /** Leads here under the name of another machine. */
  static final String ELSEWHERE = "bergerie.test";

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

  private Chromium() {}

  static Browser launch() {
    return Driver.launch(
        Driver.PLAYWRIGHT.chromium(),
        new BrowserType.LaunchOptions()
            .setExecutablePath(
                program()
                    .orElseThrow(() -> new AssertionError("the tests of the page need chromium")))
            .setArgs(ARGUMENTS));
  }

  static Optional<Path> program() {
    return Programs.find("chromium", "chromium-browser", "google-chrome");
  }
}
