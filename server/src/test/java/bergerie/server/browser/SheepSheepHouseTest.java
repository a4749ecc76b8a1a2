package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sheep Sheep in real browsers: undersides that are hidden, and games that nobody can win. */
class SheepSheepHouseTest extends Visit {

  private static final String NO_HURRY = "sand=300";

  // SS-18, SS-21
  @Test
  void playersAgreeToCountAfterThreeRoundsWithoutAGroup() {
    Guest ana =
        guest(
                "Ana",
                Look.USUAL.options(inn.address()).setReducedMotion(ReducedMotion.NO_PREFERENCE))
            .opens("sheep-sheep")
            .setsTable(List.of("me", "link"), NO_HURRY, "first=P2", "barren=4");
    Guest ben = guest("Ben").accepts(ana.invitation());
    for (int round = 1; round <= 3; round++) {
      assertThat(ana.the("lean")).hasCount(0);
      for (Guest mover : List.of(ben, ana)) {
        new Shepherd(mover.is("mine")).plays("done");
      }
    }
    ana.reads("lean", "3 rounds in a row without a group: after 4 the points are counted.");
    ana.the("stop").click();
    ana.reads("offer", "You have proposed to stop and count the points.");
    watchesTheLog(ana);
    ben.reads("offer", "Ana proposes to stop and count the points.").the("accept").click();
    for (Guest guest : List.of(ana.is("over"), ben.is("over"))) {
      assertThat(guest.page.locator("[data-tally] .ss-fetish:not(.back)")).hasCount(2);
      assertThat(guest.the("lean")).hasCount(0);
    }
    String end = ana.page.locator("[data-testid=ending] > p").first().textContent();
    assertThat(ana.told(end.strip())).hasCount(1);
    assertFalse(logBeforeTheEnd(ana).contains(end.strip()), "told before it is counted");
  }

  /** From now on remembers what stood in the log as long as the result was not named. */
  private static void watchesTheLog(Guest guest) {
    guest.page.evaluate(
        """
        () => {
          window.logged = '';
          new MutationObserver(() => {
            if (!document.querySelector('[data-testid=ending]'))
              window.logged += document.querySelector('[data-testid=log]').textContent;
          }).observe(document.body, { childList: true, subtree: true });
        }
        """);
  }

  private static String logBeforeTheEnd(Guest guest) {
    return (String) guest.page.evaluate("window.logged");
  }

  // SS-20
  @Test
  void aHiddenUndersideIsSeenOnceTheCardIsTaken() {
    Guest ana =
        guest("Ana")
            .opens("sheep-sheep")
            .setsTable(List.of("me", "lamb"), NO_HURRY, "sand2=30", "first=P1", "versos=hidden");
    ana.is("mine");
    Shepherd shepherd = new Shepherd(ana);
    Locator secrets = ana.page.locator(".ss-cell .ss-corner.secret");
    int hidden = secrets.count();
    assertEquals(hidden, unknown(ana), "what is drawn as hidden was not sent");
    String move =
        shepherd.moves().stream()
            .filter(one -> one.contains("@") && secret(shepherd, one).count() == 1)
            .findFirst()
            .orElseThrow();
    shepherd.plays(move);
    assertThat(secrets).hasCount(hidden - 1);
    assertThat(secret(shepherd, move)).hasCount(0);
    assertEquals(hidden - 1, unknown(ana));
    assertThat(ana.page.locator(".ss-own .ss-corner.secret")).hasCount(0);
  }

  private static Locator secret(Shepherd shepherd, String move) {
    return shepherd.cell(move.split("@")[1]).locator(".ss-corner.secret");
  }

  /** How many undersides of the meadow the server did not tell this page. */
  private static int unknown(Guest guest) {
    return (Integer)
        guest.page.evaluate(
            "() => document.querySelector('sheep-sheep-table').desk.view.meadow"
                + ".filter((spot) => spot.card && spot.card.down === undefined).length");
  }
}
