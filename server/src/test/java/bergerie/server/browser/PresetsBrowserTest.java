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
    Locator quiet = ana.page.locator("[data-option=quiet] input[type=number]");
    assertThat(quiet).hasValue("100");

    preset(ana, "book").check();
    assertThat(option(ana, "quiet", "off")).isChecked();
    assertThat(quiet).hasCount(0);
    ana.the("start").click();
    ana.isAtTheTable().opensTheMenu();
    Locator agreed = ana.the("agreed");
    assertThat(agreed).hasAttribute("data-preset", "book");
    assertThat(agreed.locator("summary")).hasText("À la lettre du livret");
    agreed.locator("summary").click();
    assertThat(agreed.locator("dd").first()).isVisible();
  }

  @Test
  void aNumberMayBeReplacedByAWordAndBack() {
    Guest ana = guest("Ana").opens("bagh-bandi");
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator quiet = ana.page.locator("[data-option=quiet] input[type=number]");
    Locator off = option(ana, "quiet", "off");
    off.check();
    assertThat(quiet).hasCount(0);
    off.uncheck();
    assertThat(quiet).hasValue("100");
    quiet.fill("45");
    ana.the("start").click();
    ana.isAtTheTable().opensTheMenu();
    ana.the("agreed").locator("summary").click();
    assertThat(ana.the("agreed")).containsText("45");
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
    ana.isAtTheTable().opensTheMenu();
    assertThat(ana.the("agreed").locator("summary")).hasText("A choice of rules");
  }

  private static Locator preset(Guest guest, String id) {
    return guest.the("presets").locator("input[value=" + id + "]");
  }

  private static Locator option(Guest guest, String name, String value) {
    return guest.page.locator("[data-option=" + name + "] input[value='" + value + "']");
  }
}
