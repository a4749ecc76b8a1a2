package bergerie.server.browser;

import bergerie.server.browser.webkit.WebKit;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** A window of WebKit. What its page says is written down by a script. */
final class WebKitWindow implements Window {

  private static final String EARS =
      """
      const heard = (window.heard = []);
      const write = (what, words) => heard.push(`${what}: ${words}`);
      addEventListener('error', (event) => write('uncaught', event.message ?? event.target.outerHTML), true);
      addEventListener('unhandledrejection', (event) => write('uncaught', event.reason));
      addEventListener('securitypolicyviolation', (event) => write('policy', event.violatedDirective));
      for (const way of ['error', 'warn', 'assert']) console[way] = (...words) => write(way, words.join(' '));
      """;

  private final WebKit webKit;
  private final List<String> before = new ArrayList<>();

  WebKitWindow(String house, Size size) {
    this.webKit = WebKit.launch(URI.create(house), "{" + Luck.PAGE + EARS + "}");
    webKit.open("/icon.svg");
    fit(size);
  }

  /** The page is smaller than its window, by what the browser puts around it. */
  private void fit(Size size) {
    webKit.resize(size.width, size.height);
    Patience.until("a window as wide as the page", () -> ask("innerWidth").equals("" + size.width));
    int bar = size.height - Integer.parseInt(ask("innerHeight"));
    webKit.resize(size.width, size.height + bar);
    Patience.until("a page so high", () -> ask("innerHeight").equals("" + size.height));
  }

  @Override
  public String address() {
    return webKit.address();
  }

  @Override
  public void open(String path) {
    before.addAll(heard());
    webKit.open(path);
  }

  @Override
  public boolean clicks(String css) {
    return webKit.clicks(css);
  }

  @Override
  public boolean writes(String css, String text) {
    // Not before it is left is a field taken to have changed.
    return webKit.writes(css, text + "\t");
  }

  @Override
  public String ask(String expression) {
    return webKit.ask(expression);
  }

  @Override
  public byte[] picture() {
    return webKit.picture();
  }

  @Override
  public List<String> complaints() {
    before.addAll(heard());
    return List.copyOf(before);
  }

  private List<String> heard() {
    return ask("(window.heard ?? []).splice(0).join('\\n')").lines().toList();
  }

  @Override
  public void close() {
    webKit.close();
  }
}
