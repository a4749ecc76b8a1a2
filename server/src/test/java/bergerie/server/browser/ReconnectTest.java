package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Reloading, lost connections and restarts: the page comes back by itself, each move is played
 * once.
 */
class ReconnectTest extends Visit {

  @Test
  void aReloadInTheMiddleOfAMoveLosesNothing() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.plays("C6-C5");
    ben.is("mine").clicks("A3");
    assertThat(ben.page.locator("[data-legal]")).not().hasCount(0);
    ben.page.reload();
    ben.isAtTheTable().is("mine").sees("C5", "WOLF").plays("A3-A4");
    assertThat(ben.told("A4")).hasCount(1);
    ana.is("mine").sees("A4", "SHEEP");
  }

  @Test
  void aMoveThatNeverArrivedIsSentAgain() {
    Guest ana = guest("Ana");
    Wire wire = new Wire(ana.page);
    ana.opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.is("mine").watchesTheLine();
    wire.cutBeforeMove();
    ana.tries("C6-C5");
    saysItIsBack(ana);
    assertThat(ana.told("C5")).hasCount(1);
    assertThat(ben.told("C5")).hasCount(1);
    ben.plays("A3-A4");
    ana.is("mine").sees("C5", "WOLF").sees("A4", "SHEEP");
  }

  @Test
  void aMoveWhoseAnswerWasLostIsNotDoubled() {
    Guest ana = guest("Ana");
    Wire wire = new Wire(ana.page);
    ana.opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.is("mine").watchesTheLine();
    wire.cutAfterMove();
    ana.tries("C6-C5");
    saysItIsBack(ana);
    ana.is("theirs").sees("C5", "WOLF");
    assertThat(ana.told("C5")).hasCount(1);
    assertThat(ben.told("C5")).hasCount(1);
    assertThat(ana.the("objection")).hasCount(0);
    ben.plays("A3-A4");
    ana.plays("C5-C4");
  }

  @Test
  void aMoveMadeOfflineIsPlayedWhenTheServerIsBack() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    List.of(ana, ben)
        .forEach(
            guest -> {
              guest.complaints.expect("WebSocket connection to");
              guest.complaints.expect("ERR_CONNECTION_REFUSED");
            });
    ana.is("mine").watchesTheLine();
    inn.close();
    ana.reads("line", "Connection lost. Reconnecting…");
    ben.reads("line", "Connection lost. Reconnecting…");
    ana.tries("C6-C5");
    ana.sees("C5", "WOLF");
    inn.reopen();
    saysItIsBack(ana);
    ana.is("theirs");
    ben.is("mine").sees("C5", "WOLF").plays("A3-A4");
    assertThat(ana.the("line")).hasCount(0);
    ana.is("mine").sees("A4", "SHEEP");
    assertThat(ana.told("C5")).hasCount(1);
    assertThat(ben.told("C5")).hasCount(1);
  }

  @Test
  void homeWithoutAServerOffersToTryAgain() {
    Guest ana = guest("Ana").goesHome();
    ana.complaints.expect("Failed to load resource");
    ana.page.route("**/api/games", route -> route.abort());
    ana.page.reload();
    assertThat(ana.page.locator("main h1")).hasText("The server does not answer.");
    ana.page.unroute("**/api/games");
    ana.page.locator("main button").click();
    assertThat(ana.page.locator("[data-game=kukuli] a[href^='/game/']")).isVisible();
  }

  private static void saysItIsBack(Guest guest) {
    guest.wasTold("Connection lost. Reconnecting…").wasTold("Connected again.");
  }
}
