package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.server.browser.Look.Light;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finding one's way around, and having it the way one likes it. */
class HouseTest extends Visit {

  @Test
  void theBackButtonLeadsBackThroughEveryScreen() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").plays("C6-C5").is("mine");
    ana.page.goBack();
    ana.isOn("game");
    ana.page.goBack();
    ana.isOn("home");
    assertThat(ana.the("under-way").locator("li")).hasCount(1);
    assertThat(ana.the("under-way")).containsText("Your turn");
    ana.the("under-way").getByRole(AriaRole.LINK).click();
    ana.isAtTheTable().is("mine").sees("C6", "");
    ana.page.goBack();
    ana.isOn("home");
    ana.page.goForward();
    ana.isAtTheTable().is("mine");
  }

  @Test
  void theLanguageIsTheBrowsersUntilTheSwitchIsTurned() {
    Guest ana = guest("Ana", Look.USUAL.in("fr")).goesHome();
    assertThat(ana.page.locator("html")).hasAttribute("lang", "fr");
    assertThat(ana.page.locator("#the-games")).hasText("Les jeux");
    ana.the("language").click();
    assertThat(ana.page.locator("#the-games")).hasText("The games");
    ana.page.reload();
    assertThat(ana.page.locator("#the-games")).hasText("The games");
    assertThat(ana.page.locator("html")).hasAttribute("lang", "en");
  }

  @Test
  void theLightIsTheSystemsUntilItIsChosen() {
    Guest ana = guest("Ana", Look.USUAL.at(Light.DUSK)).goesHome();
    assertThat(ana.page.locator("html")).hasAttribute("data-light", "dusk");
    ana.the("theme").click();
    assertThat(ana.page.locator("html")).hasAttribute("data-light", "day");
    ana.page.reload();
    ana.isOn("home");
    assertThat(ana.page.locator("html")).hasAttribute("data-light", "day");
    ana.the("theme").click();
    assertThat(ana.page.locator("html")).hasAttribute("data-light", "dusk");
  }

  @Test
  void soundThatIsOffStaysOff() {
    Guest ana = guest("Ana").goesHome();
    assertThat(ana.the("sound")).hasAttribute("aria-label", "Sound is on");
    ana.the("sound").click();
    ana.page.reload();
    ana.isOn("home");
    assertThat(ana.the("sound")).hasAttribute("aria-label", "Sound is off");
  }

  @Test
  void aForgottenGameIsGone() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").goesHome();
    ana.page.getByLabel("Forget this game").click();
    assertThat(ana.the("under-way")).hasCount(0);
    ana.page.reload();
    ana.isOn("home");
    assertThat(ana.the("under-way")).hasCount(0);
  }

  @Test
  void finishedGamesTakeNoPlaceOfThoseUnderWay() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf");
    for (int finished = 0; finished < 8; finished++) {
      ana.opens("bagh-chal").sitsAs("wolves").resigns();
    }
    ana.goesHome();
    assertThat(ana.the("under-way").locator("li")).hasCount(1);
    assertThat(ana.the("under-way")).containsText("Kukuli");
    assertThat(ana.page).hasTitle("(1) Bergerie");
  }

  @Test
  void whoseTurnItIsIsAskedAgainWhenThePageIsSeenAgain() {
    Look french = Look.USUAL.in("fr");
    Guest ana = guest("Ana", french).opens("kukuli").setsTable(List.of("link", "me"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.is("theirs").goesHome();
    Locator tag = ana.the("under-way").locator(".tag");
    assertThat(tag).hasText("Au tour de Ben");
    assertThat(ana.page).hasTitle("Bergerie");
    ben.plays("C6-C5");
    ana.comesBack();
    assertThat(tag).hasText("À vous");
    assertThat(ana.page).hasTitle("(1) Bergerie");
    ben.resigns();
    ana.comesBack();
    assertThat(ana.the("under-way")).hasCount(0);
    assertThat(ana.page).hasTitle("Bergerie");
  }

  /** As some do where people want nothing kept. */
  @Test
  void whoseBrowserKeepsNothingPlaysAllTheSame() {
    Guest ana = guest("Ana");
    ana.page.addInitScript(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('kept'); } })");
    ana.opens("kukuli").sitsAs("wolf").plays("C6-C5").is("mine");
    ana.page.goBack();
    ana.page.goBack();
    assertThat(ana.the("under-way")).containsText("Your turn");
    ana.page.reload();
    ana.isOn("home");
    assertThat(ana.the("under-way")).hasCount(0);
  }
}
