package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything by keys, without a mouse. */
class KeyboardTest extends Visit {

  @Test
  void fromHomeToAMoveWithoutAMouse() {
    Guest ana = guest("Ana").goesHome();
    tabTo(ana, ana.page.locator("[data-game=kukuli] a[href^='/game/']"));
    ana.presses("Enter");
    ana.isOn("game");
    tabTo(ana, ana.the("start"));
    ana.presses("Enter");
    ana.isAtTheTable().is("mine");

    tabTo(ana, ana.point("C6"));
    ana.presses("Enter");
    assertThat(ana.point("C6")).hasAttribute("aria-pressed", "true");
    // Up into the den, where nothing can be captured yet, whatever the bot answers.
    ana.presses("ArrowUp");
    assertThat(ana.point("C7")).isFocused();
    assertThat(ana.point("C7")).hasAttribute("aria-label", "C7, empty, can be reached");
    ana.presses("Enter");
    assertThat(ana.told("from C6 to C7")).hasCount(1);
    ana.is("mine");

    ana.presses("Space", "ArrowDown");
    assertThat(ana.point("C6")).isFocused();
    ana.presses("Space");
    assertThat(ana.told("from C7 to C6")).hasCount(1);
    ana.sees("C6", "WOLF").sees("C7", "");
  }

  /** Whole games take minutes; in a hurry a few moves of each. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kukuli",
        "bagh-chal",
        "bagh-bandi",
        "sheep-sheep",
        "wolf-and-hound",
        "wolfwalkers",
        "pavillon"
      })
  void aGameIsPlayedWithoutAMouse(String game) {
    Guest ana = guest("Ana").opens(game);
    tabTo(ana, ana.the("start"));
    ana.presses("Enter");
    ana.isAtTheTable();
    boolean whole = Boolean.getBoolean("bergerie.long");
    new Keys(ana, new Random(7)).plays(whole ? Integer.MAX_VALUE : 2);
    if (whole) {
      ana.is("over");
    }
  }

  @Test
  void escapeLetsGo() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf");
    ana.point("C6").focus();
    ana.presses("Enter");
    assertThat(ana.page.locator("[data-legal]")).hasCount(4);
    ana.presses("Escape");
    assertThat(ana.page.locator("[data-legal]")).hasCount(0);
    ana.presses("ArrowUp", "ArrowDown");
    assertThat(ana.point("C6")).isFocused();
  }

  @Test
  void helpOpensAndCloses() {
    Guest ana = guest("Ana").goesHome();
    ana.presses("?");
    assertThat(ana.the("help-dialog")).isVisible();
    ana.presses("Escape");
    assertThat(ana.the("help-dialog")).hasCount(0);
  }

  @Test
  void theBarIsSkipped() {
    Guest ana = guest("Ana").goesHome();
    ana.presses("Tab", "Enter");
    assertThat(ana.page.locator("main")).isFocused();
    ana.isOn("home");
  }

  private static void tabTo(Guest guest, Locator goal) {
    assertThat(goal).isVisible();
    for (int presses = 0; presses < 60; presses++) {
      guest.presses("Tab");
      if ((boolean) goal.evaluate("element => element === document.activeElement")) {
        return;
      }
    }
    throw new AssertionError("Tab does not lead to " + goal);
  }
}
