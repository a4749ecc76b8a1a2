package bergerie.server.browser;

import bergerie.server.browser.Window.Size;
import bergerie.server.browser.webkit.WebKit;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** The browsers that families hold, by what draws their pages. */
enum Engine {
  CHROMIUM(
      () -> unless(Chromium.program(), "chromium"),
      (house, size) -> new PlaywrightWindow(Chromium.launch(), house, size)),
  FIREFOX(
      () -> unless(Firefox.program(), "firefox-esr"),
      (house, size) -> new PlaywrightWindow(Firefox.launch(), house, size)),
  WEBKIT(WebKit::missing, WebKitWindow::new);

  private final Supplier<List<String>> missing;
  private final BiFunction<String, Size, Window> window;

  Engine(Supplier<List<String>> missing, BiFunction<String, Size, Window> window) {
    this.missing = missing;
    this.window = window;
  }

  private static List<String> unless(Optional<Path> program, String name) {
    return program.isPresent() ? List.of() : List.of(name);
  }

  /** What has to be installed on this machine before it can be opened. */
  List<String> missing() {
    return missing.get();
  }

  /** A window for pages of one house. */
  Window open(String house, Size size) {
    return window.apply(house, size);
  }
}
