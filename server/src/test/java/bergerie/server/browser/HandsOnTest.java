package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.browser.Look.Device;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What hands do at a table besides tapping: drag, press long, look closer; and the drawers on a
 * phone.
 */
class HandsOnTest extends Visit {

  @Test
  void aCardOfWolfWalkersIsDraggedToItsPlace() {
    Guest guest = guest("Ana");
    Storyteller ana = Storyteller.sits(guest, 2, "first=P1");
    guest.is("mine");
    int seen = guest.seq();
    drag(guest, ana.place(2), guest.page.locator(".ww-own .ww-cell.empty").first());
    guest.hearsMore(seen);
    assertThat(ana.laid()).hasCount(1);
  }

  @Test
  void aCardOfWolfAndHoundIsDraggedOntoTheTable() {
    Guest ana =
        guest("Ana").opens("wolf-and-hound").setsFullTable(List.of("me", "random")).is("mine");
    int seen = ana.seq();
    drag(ana, ana.page.locator(".hand-card.legal").first(), ana.page.locator(".wh-picture"));
    ana.hearsMore(seen);
  }

  @Test
  void aCardIsShownLargeWithItsText() {
    Guest guest = guest("Ana");
    Storyteller ana = Storyteller.sits(guest, 2, "first=P1");
    guest.is("mine");
    ana.place(2).focus();
    guest.presses("z");
    assertThat(guest.the("large")).containsText(ana.place(2).getAttribute("data-large"));
    guest.presses("z");
    assertThat(guest.the("large")).hasCount(0);
    ana.place(1).hover();
    assertThat(guest.the("large")).containsText(ana.place(1).getAttribute("data-large"));
    guest.the("status").hover();
    assertThat(guest.the("large")).hasCount(0);
    assertThat(ana.place(1)).hasAttribute("aria-pressed", "false");
  }

  /** Whoever places by keys goes on by keys. */
  @Test
  void theFocusStaysAtTheTableAfterAMove() {
    Guest guest = guest("Ana");
    Storyteller ana = Storyteller.sits(guest, 2, "first=P1");
    guest.is("mine");
    int seen = guest.seq();
    ana.place(2).focus();
    guest.presses("Enter");
    guest.page.locator(".ww-own .ww-cell.legal").first().focus();
    guest.presses("Enter");
    guest.hearsMore(seen);
    guest.is("mine");
    guest.page.waitForFunction("() => document.activeElement.closest('.table-board') !== null");
  }

  @Test
  void aRefusalIsAnnouncedEachTime() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").is("mine");
    ana.page.evaluate(
        "() => { window.heard = []; new MutationObserver(() => window.heard.push(voice.textContent))"
            + ".observe(voice, { childList: true, characterData: true, subtree: true }); }");
    for (int time = 1; time <= 2; time++) {
      ana.clicks("C6").clicks("A1");
      ana.page.waitForFunction(
          "time => window.heard.filter((one) => one.includes('not allowed')).length >= time", time);
      ana.presses("Escape");
    }
  }

  @Test
  void onAPhoneLogAndMenuLieOverTheTable() {
    Guest ana = guest("Ana", Look.USUAL.on(Device.PHONE)).opens("kukuli").sitsAs("wolf");
    ana.is("mine");
    BoundingBox board = ana.page.locator(".board").boundingBox();
    ana.the("talk").click();
    assertThat(ana.page.locator("#tab-log")).isVisible();
    assertThat(ana.the("status")).isVisible();
    assertEquals(board.y, ana.page.locator(".board").boundingBox().y);
    ana.page.locator(".side-close").click();
    assertThat(ana.page.locator("#tab-log")).isHidden();
    ana.opensTheMenu();
    assertThat(ana.the("takeback")).hasCount(0);
    ana.presses("Escape");
    ana.plays("C6-C5").is("mine");
    assertThat(ana.the("takeback")).isVisible();
  }

  /** Once the line is gone it is said, and the own move is on its way until it is back. */
  @Test
  void aMomentOfflineIsSaidAndTheMoveWaits() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").is("mine");
    ana.complaints.expect("ERR_INTERNET_DISCONNECTED");
    ana.context.setOffline(true);
    ana.reads("line", "Connection lost");
    ana.tries("C6-C5");
    assertThat(ana.table()).hasAttribute("data-sent", "");
    ana.sees("C5", "WOLF");
    ana.context.setOffline(false);
    assertThat(ana.told("from C6 to C5")).hasCount(1);
    ana.is("mine");
  }

  private static void drag(Guest guest, Locator from, Locator to) {
    BoundingBox start = from.boundingBox();
    BoundingBox end = to.boundingBox();
    guest.page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    guest.page.mouse().down();
    guest.page.mouse().move(start.x + start.width / 2 + 20, start.y + start.height / 2 + 20);
    guest.page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
    guest.page.mouse().up();
  }
}
