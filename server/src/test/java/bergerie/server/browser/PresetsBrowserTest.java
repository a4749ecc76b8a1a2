package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/**
 * Families choose between the rules of the house and those of the book, and see which they play.
 */
class PresetsBrowserTest extends Visit {

  @Test
  void theBookAnswersEverythingAtOnceAndTheTableTellsIt() {
    Guest ana = guest("Ana", Look.USUAL.in("fr")).opens("bagh-chal");
    ana.page.locator("[data-testid=setup] > summary").click();
    assertThat(preset(ana, "house")).isChecked();
    assertThat(option(ana, "quiet", "100")).isChecked();

    preset(ana, "book").check();
    assertThat(option(ana, "quiet", "off")).isChecked();
    ana.the("start").click();
    ana.isAtTheTable();
    Locator agreed = ana.the("agreed");
    assertThat(agreed).hasAttribute("data-preset", "book");
    assertThat(agreed.locator("summary")).hasText("À la lettre du livret");
    agreed.locator("summary").click();
    assertThat(agreed.locator("dd").first()).isVisible();
  }

  @Test
  void ownChoicesAreNoPreset() {
    Guest ana = guest("Ana").opens("pavillon");
    ana.page.locator("[data-testid=setup] > summary").click();
    preset(ana, "book").check();
    option(ana, "coin", "yes").check();
    assertThat(preset(ana, "book")).not().isChecked();
    assertThat(preset(ana, "house")).not().isChecked();
    assertThat(ana.the("presets")).containsText("Your own choices");
    ana.the("start").click();
    ana.isAtTheTable();
    assertThat(ana.the("agreed").locator("summary")).hasText("A choice of rules");
  }

  private static Locator preset(Guest guest, String id) {
    return guest.the("presets").locator("input[value=" + id + "]");
  }

  private static Locator option(Guest guest, String name, String value) {
    return guest.page.locator("[data-option=" + name + "] input[value='" + value + "']");
  }
}
