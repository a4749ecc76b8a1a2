package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * T-13: pages are bound to their shares in the dice, keep what they saw, and say what it proves.
 */
class SharesBrowserTest extends Visit {

  /** Falsifies what this device has kept, as if the server had told something else since. */
  private static final String FORGED =
      """
      () => Object.keys(localStorage)
        .filter((key) => key.startsWith('bergerie.table.'))
        .forEach((key) => {
          const kept = JSON.parse(localStorage[key]);
          kept.bound.pledges[0] = '0'.repeat(64);
          localStorage[key] = JSON.stringify(kept);
        })""";

  @Test
  void whoeverPlaysFarApartIsBoundBeforeAnythingIsShown() {
    Guest ana = guest("Ana").opens("sheep-sheep").setsTable(List.of("me", "link"), "first=P1");
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.is("mine");
    ben.is("theirs");
    ana.opensTheMenu().reads("fairness", "Everybody was bound to their share in the dice");
    assertThat(ana.the("fairness")).hasAttribute("data-fairness", "2");
    ana.reads("house-record", "0 of ");
    ana.presses("Escape");

    ana.resigns();
    ben.is("over").the("replay").click();
    ben.isOn("replay").reads("kept", "this device has kept them");
    assertThat(ben.the("fairness")).hasAttribute("data-fairness", "2");
    Download file = ben.page.waitForDownload(() -> ben.the("download").click());
    ben.the("verify").click();
    ben.page.locator("#file").setInputFiles(file.path());
    assertThat(ben.page.locator("#verdict")).containsText("Fairness 2");
  }

  @Test
  void aPledgeThatIsNoLongerTheOneSeenIsSaid() {
    Guest ana = guest("Ana").opens("sheep-sheep").setsTable(List.of("me", "lamb"), "first=P1");
    ana.is("mine");
    assertThat(ana.the("dice-warning")).hasCount(0);
    ana.page.evaluate(FORGED);
    ana.page.reload();
    ana.isAtTheTable().reads("dice-warning", "somebody has changed it");
    ana.resigns().the("replay").click();
    ana.isOn("replay").reads("dice-warning", "somebody has changed it");
  }
}
