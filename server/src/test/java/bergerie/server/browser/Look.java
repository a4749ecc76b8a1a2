package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Locale;

/** How somebody looks at the page: in which language and light, on what device. */
record Look(String language, Light light, Device device) {

  enum Light {
    DAY,
    DUSK;

    /** Turns the light of a page. */
    void shineOn(Page page) {
      page.emulateMedia(
          new Page.EmulateMediaOptions()
              .setColorScheme(this == DUSK ? ColorScheme.DARK : ColorScheme.LIGHT));
      assertThat(page.locator("html")).hasAttribute("data-light", name().toLowerCase(Locale.ROOT));
    }
  }

  enum Device {
    DESK(1280, 860),
    PHONE(360, 740);

    final int width;
    final int height;

    Device(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  static final Look USUAL = new Look("en", Light.DAY, Device.DESK);

  Look in(String next) {
    return new Look(next, light, device);
  }

  Look at(Light next) {
    return new Look(language, next, device);
  }

  Look on(Device next) {
    return new Look(language, light, next);
  }

  Browser.NewContextOptions options(String address) {
    return new Browser.NewContextOptions()
        .setBaseURL(address)
        .setLocale(language.equals("fr") ? "fr-FR" : "en-GB")
        .setColorScheme(light == Light.DUSK ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setViewportSize(device.width, device.height)
        .setHasTouch(device == Device.PHONE)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  @Override
  public String toString() {
    return "%s-%s-%s".formatted(device, light, language).toLowerCase(Locale.ROOT);
  }
}
