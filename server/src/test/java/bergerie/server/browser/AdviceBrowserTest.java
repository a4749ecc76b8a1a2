package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Somebody who asks what to play, and looks back afterwards. */
class AdviceBrowserTest extends Visit {

  @Test
  void isAskedByKeyShownOnTheBoardAndPlayed() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").is("mine");
    ana.presses("h");
    assertThat(ana.the("advice")).containsText("My advice");
    ana.presses("h");
    assertThat(ana.the("advice")).hasCount(0);
    ana.presses("h");
    assertThat(ana.the("advice")).containsText("My advice");
    String move = ana.the("advice").getAttribute("data-move");
    assertThat(ana.page.locator(".board .mark")).hasCount(move.split("[-x]").length - 1);
    ana.the("play-advice").click();
    ana.is("mine");
    assertThat(ana.the("advice")).hasCount(0);
    assertThat(ana.page.locator(".log").first()).containsText("C6");
  }

  @Test
  void aGameIsReviewedAndItsMovesAreShown() {
    Guest ana =
        guest("Ana").opens("wolf-and-hound").setsFullTable(List.of("me", "random")).is("mine");
    ana.the("advise").click();
    assertThat(ana.the("advice")).containsText("games I imagined");
    ana.the("play-advice").click();
    assertThat(ana.the("advice")).hasCount(0);
    ana.resigns().is("over");
    ana.the("replay").click();
    ana.isOn("replay").the("review").click();
    assertThat(ana.the("reviewed"))
        .hasAttribute(
            "data-done", "true", new LocatorAssertions.HasAttributeOptions().setTimeout(60_000));
    assertThat(ana.the("reviewed")).containsText("decisions looked at");
  }

  @Test
  void isNotOfferedAgainstPeople() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here")).is("mine");
    assertThat(ana.the("talk")).hasCount(1);
    assertThat(ana.the("advise")).hasCount(0);
  }
}
