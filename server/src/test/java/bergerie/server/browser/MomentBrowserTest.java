package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The decision that a game turned on: told at the end, drawn in the replay, and played anew. */
class MomentBrowserTest extends Visit {

  @Test
  void theTurningPointIsToldDrawnAndPlayedOnFrom() {
    Guest ana = guest("Ana").opens("sheep-sheep");
    ana.setsTable(List.of("me", "best-group"), "timer=exchanges", "first=P1").is("mine");
    // Whoever does not even try gives points away, whatever cards there are.
    new Shepherd(ana).plays("done");
    String bot = ana.is("mine").opensTheMenu().the("seat-1").locator(".panel-who").textContent();
    ana.presses("Escape");
    ana.resigns();
    ana.the("find-turning").click();
    ana.reads("turning", "The turning point").reads("turning", "You win no group.");
    assertThat(ana.the("better")).containsText("Better: You put");
    String seq = ana.the("turning").getAttribute("data-seq");

    ana.the("see-moment").click();
    ana.isOn("replay");
    assertThat(ana.the("comparison")).hasAttribute("data-seq", seq);
    ana.reads("comparison", "Ana wins no group.").reads("comparison", "Ana puts");
    assertThat(ana.the("viewer")).hasValue("0");
    assertThat(ana.page.locator(".strokes .stroke.better")).not().hasCount(0);
    assertThat(ana.page.locator("[data-testid=reviewed] [aria-current]")).containsText("Ana");
    assertEquals(List.of(), new Axe().violations(ana.page));

    // The moves of another moment are not drawn on this one.
    ana.presses("ArrowRight");
    assertThat(ana.the("comparison")).hasCount(0);
    ana.the("remark").first().click();
    assertThat(ana.the("comparison")).hasAttribute("data-seq", seq);
    assertThat(ana.page).hasURL(Pattern.compile("moment=" + seq));

    ana.the("play-on").click();
    ana.isAtTheTable().is("mine").reads("origin", "goes on from the middle of another one");
    assertThat(ana.opensTheMenu().the("seat-1").locator(".panel-who")).hasText(bot);
  }

  @Test
  void isNotLookedForBetweenPeople() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here")).is("mine").resigns();
    assertThat(ana.the("replay")).isVisible();
    assertThat(ana.the("find-turning")).hasCount(0);
  }
}
