package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.browser.Look.Device;
import org.junit.jupiter.api.Test;

/** Puzzles for every day, on a server that has no tables. */
class PracticeTest extends Visit {

  @Test
  void aPuzzleThatGoesWrongCountsOnce() {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Device.PHONE)).visits("/puzzles/kukuli/lamb/1");
    assertThat(ana.page.locator(".puzzle")).isVisible();
    assertThat(ana.the("strength")).hasCount(0);
    ana.the("solution").click();
    assertThat(ana.the("strength")).containsText("Votre force ici");
    String after = ana.the("strength").textContent();
    ana.the("solution").click();
    ana.the("solution").click();
    assertEquals(after, ana.the("strength").textContent());
    ana.visits("/puzzles/kukuli");
    assertThat(ana.page.locator("[aria-current=true][data-testid=grade-lamb]")).isVisible();
  }

  /** Whoever opens it on the same day gets the same one. */
  @Test
  void thePuzzleOfTheDayIsTheSameForAll() {
    Guest ana = guest("Ana").visits("/puzzles/bagh-chal/wolf/3");
    ana.the("of-the-day").click();
    Guest ben = guest("Ben").visits("/puzzles/bagh-chal/lamb/4");
    ben.the("of-the-day").click();
    assertThat(ana.page.locator("[aria-current=true][data-testid=grade-dog]")).isVisible();
    assertThat(ben.page.locator("[aria-current=true][data-testid=grade-dog]")).isVisible();
    assertEquals(position(ana), position(ben));
  }

  private static Object position(Guest guest) {
    return guest.page.evaluate(
        "() => document.querySelector('puzzle-page').puzzle.analysis.position");
  }
}
