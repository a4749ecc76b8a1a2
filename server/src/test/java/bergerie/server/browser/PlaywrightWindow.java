package bergerie.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;

/** A window of a browser that Playwright drives. */
final class PlaywrightWindow implements Window {

  /** So long one try may take: an element that comes or moves is tried again. */
  private static final double TRY = 1_000;

  private final Browser browser;
  private final String address;
  private final Complaints complaints;
  private final Page page;

  PlaywrightWindow(Browser browser, String address, Size size) {
    this.browser = browser;
    this.address = address;
    BrowserContext context =
        browser.newContext(Look.USUAL.options(address).setViewportSize(size.width, size.height));
    context.addInitScript(Luck.PAGE);
    context.setDefaultTimeout(Guest.PATIENCE);
    this.complaints = new Complaints(context);
    // Firefox says so when its driver takes a picture.
    complaints.expect("blocked an inline style");
    this.page = context.newPage();
  }

  @Override
  public String address() {
    return address;
  }

  @Override
  public void open(String path) {
    page.navigate(path);
  }

  @Override
  public boolean clicks(String css) {
    return isDone(() -> first(css).click(new Locator.ClickOptions().setTimeout(TRY)));
  }

  @Override
  public boolean writes(String css, String text) {
    return isDone(
        () -> {
          // Not fill(), by which Firefox's driver adds to what is there and tells the page nothing.
          first(css).selectText(new Locator.SelectTextOptions().setTimeout(TRY));
          page.keyboard().type(text);
          page.keyboard().press("Tab");
        });
  }

  private Locator first(String css) {
    return page.locator(css).first();
  }

  private static boolean isDone(Runnable deed) {
    try {
      deed.run();
      return true;
    } catch (TimeoutError notYet) {
      return false;
    }
  }

  @Override
  public String ask(String expression) {
    return (String) page.evaluate("() => String(" + expression + ")");
  }

  @Override
  public byte[] picture() {
    return page.screenshot();
  }

  @Override
  public List<String> complaints() {
    // What the browser has to say is heard while it is asked something.
    ask("1");
    return complaints.unexpected();
  }

  @Override
  public void close() {
    browser.close();
  }
}
