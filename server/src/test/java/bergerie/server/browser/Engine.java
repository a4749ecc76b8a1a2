package bergerie.server.browser;

import bergerie.server.browser.webkit.WebKit;
import java.util.List;

/** The browsers that families hold, by what draws their pages. */
enum Engine {
  CHROMIUM {
    @Override
    List<String> missing() {
      return Chromium.program().isPresent() ? List.of() : List.of("chromium");
    }

    @Override
    Window open(String house, Window.Size size) {
      return new PlaywrightWindow(Chromium.launch(), house, size);
    }
  },
  FIREFOX {
    @Override
    List<String> missing() {
      return Firefox.program().isPresent() ? List.of() : List.of("firefox-esr");
    }

    @Override
    Window open(String house, Window.Size size) {
      return new PlaywrightWindow(Firefox.launch(), house, size);
    }
  },
  WEBKIT {
    @Override
    List<String> missing() {
      return WebKit.missing();
    }

    @Override
    Window open(String house, Window.Size size) {
      return new WebKitWindow(house, size);
    }
  };

  /** What has to be installed on this machine before it can be opened. */
  abstract List<String> missing();

  abstract Window open(String house, Window.Size size);
}
