package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** A game’s page says of each rule where it comes from. */
class SourcesBrowserTest extends Visit {

  @Test
  void aBadgeShowsWhatStandsThereAndMovesNothing() {
    Guest ana = sourcesOf("rules", guest("Ana", Look.USUAL.in("fr")).opens("kukuli"));
    Locator rule = ana.page.locator("[data-rule='KU-2']");
    Locator badge = rule.locator("button").filter(new Locator.FilterOptions().setHasText("livret"));
    Locator note = rule.locator(".source-note").first();
    assertThat(badge).hasText("livret, Kukuli · Déroulement");
    badge.scrollIntoViewIfNeeded();
    String before = places(ana);

    badge.press("Enter");
    assertThat(badge).hasAttribute("aria-expanded", "true");
    assertThat(note).isVisible();
    assertThat(note).containsText("les Moutons n’ont pas le droit de reculer");
    assertEquals(before, places(ana), "nothing moves");

    ana.page.keyboard().press("Escape");
    assertThat(note).isHidden();
    assertThat(badge).hasAttribute("aria-expanded", "false");
    assertThat(badge).isFocused();
  }

  @Test
  void ourOwnChoicesSayWhyInBothLanguages() {
    Guest ana = sourcesOf("rules", guest("Ana").opens("kukuli"));
    Locator rule = ana.page.locator("[data-rule='KU-7']");
    rule.locator("button").click();
    assertThat(rule.locator("button")).hasText("our choice");
    assertThat(rule.locator(".source-note")).containsText("no end for a game that goes in circles");
    ana.page.keyboard().press("Escape");
    ana.the("language").click();
    assertThat(rule.locator("button")).hasText("notre choix");
  }

  @Test
  void whatIsOursAndTheCreditsAreALinkAway() {
    Guest ana = guest("Ana").opens("wolf-and-hound");
    assertTrue(linked(ana, "ours").startsWith("# Wolf & Hound – What is ours"));
    assertTrue(linked(ana, "credits").contains("independent implementation"));
  }

  @Test
  void theBoxSaysWhereEachThingInItComesFrom() {
    Guest ana = sourcesOf("cards", guest("Ana", Look.USUAL.in("fr")).opens("pavillon"));
    ana.page.locator("[data-card=morsure-de-mangouste]").click();
    Locator spell = ana.the("large-card");
    Locator badge =
        spell.locator(".source").filter(new Locator.FilterOptions().setHasText("notre"));
    badge.press("Enter");
    assertThat(badge).hasAttribute("aria-expanded", "true");
    assertThat(spell.locator("h3")).hasText("Morsure de mangouste");
    assertThat(guest("Ben").opens("bagh-chal").the("rules-tab-cards")).hasCount(0);
  }

  private static Guest sourcesOf(String tab, Guest guest) {
    guest.the("rules-tab-" + tab).click();
    guest.the("rules-numbers").check();
    return guest;
  }

  private static String places(Guest guest) {
    return String.valueOf(
        guest.page.evaluate(
            "() => [...document.querySelectorAll('.rule')]"
                + ".map((rule) => JSON.stringify(rule.getBoundingClientRect())).join()"));
  }

  private static String linked(Guest guest, String id) {
    return String.valueOf(
        guest.the(id).evaluate("async (link) => (await fetch(link.href)).text()"));
  }
}
