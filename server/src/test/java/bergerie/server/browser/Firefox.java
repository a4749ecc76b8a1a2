package bergerie.server.browser;

import bergerie.server.Programs;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Firefox as people have it, spoken to in WebDriver BiDi. */
final class Firefox {

  /** What can't be asked of it page by page; and scroll bars that take no room, as on a phone. */
  private static final Map<String, Object> PREFERENCES =
      Map.of(
          "ui.prefersReducedMotion",
          1,
          "ui.useOverlayScrollbars",
          1,
          "widget.gtk.overlay-scrollbars.enabled",
          true);

  private Firefox() {}

  static Browser launch() {
    return Driver.launch(
        Driver.PLAYWRIGHT.firefox(),
        new BrowserType.LaunchOptions()
            .setChannel("moz-firefox")
            .setExecutablePath(program().orElseThrow())
            .setFirefoxUserPrefs(PREFERENCES));
  }

  static Optional<Path> program() {
    return Programs.find("firefox-esr", "firefox");
  }
}
