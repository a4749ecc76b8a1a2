package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.server.browser.Look.Device;
import bergerie.server.hall.TableConfig;
import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A first game, with somebody at one's side. */
class CoachBrowserTest extends Visit {

  /** On a machine with much to do, too, a page waits until the coach has spoken. */
  private static final String PATIENT =
      """
      const later = window.setTimeout;
      window.setTimeout = (deed, ms, ...rest) => later(deed, ms === 400 ? 60_000 : ms, ...rest);
      """;

  private static final String ONE_MOVE_WINS =
      """
      bergerie match 1
      game kukuli
      version 1
      players 2
      seat 0 Ana
      seat 1 Ben
      start S S S / S . S / . S . . . / . W . . . / . . . . . / . . . . . / . . . . .; sheep
      resign wolf
      result sheep T-4 0 0
      """;

  private final Axe axe = new Axe();

  /** And the coach sees the same on every machine. */
  @Override
  TableConfig tables() {
    return super.tables().glance(Duration.ofSeconds(3));
  }

  @Test
  void saysWhatATurnIsAbout() {
    Guest ana = begins(guest("Ana"), "kukuli");
    assertThat(ana.the("coach-says")).containsText("move one piece along a line");
    ana.plays("A3-A4").is("mine");
    assertThat(ana.the("coach-says")).containsText("never back");
    ana.the("coach-says").locator("button").click();
    assertThat(ana.the("coach-says")).hasCount(0);
  }

  /** A group can be gathered, and she wants to stop. */
  @Test
  void warnsOnceBeforeABlunder() {
    Guest ana = begins(guest("Ana", Look.USUAL.on(Device.PHONE)), "sheep-sheep").is("mine");
    assertNotEquals(List.of(), new Shepherd(ana).plan(3), "there is a group in reach");
    int before = ana.seq();
    ana.the("done").click();
    assertThat(ana.the("warning")).containsText("points. There is a much better one.");
    assertThat(ana.the("think-again")).isFocused();
    assertEquals(List.of(), axe.anything(ana.page));
    ana.the("think-again").click();
    assertThat(ana.the("warning")).hasCount(0);
    assertThat(pending(ana)).hasAttribute("data-pending", "0");
    assertThat(ana.the("done")).isVisible();
    assertEquals(before, ana.seq(), "nothing was played");

    ana.the("done").click();
    ana.hearsMore(before);
    assertThat(ana.the("warning")).hasCount(0);
    assertThat(ana.told("You win no group")).hasCount(1);
  }

  @Test
  void whatItWarnsOfCanBePlayedAllTheSame() {
    Guest ana = begins(guest("Ana"), "sheep-sheep").is("mine");
    assertNotEquals(List.of(), new Shepherd(ana).plan(3), "there is a group in reach");
    int before = ana.seq();
    ana.the("done").click();
    ana.the("play-anyway").click();
    ana.hearsMore(before);
    assertThat(ana.the("warning")).hasCount(0);
    assertThat(ana.told("You win no group")).hasCount(1);
  }

  @Test
  void showsWhatIsBetter() {
    Guest ana = begins(guest("Ana"), "sheep-sheep").is("mine");
    assertNotEquals(List.of(), new Shepherd(ana).plan(3), "there is a group in reach");
    int before = ana.seq();
    ana.the("done").click();
    ana.the("show-better").click();
    assertThat(ana.the("advice")).containsText("My advice");
    assertThat(ana.the("warning")).hasCount(0);
    assertEquals(before, ana.seq(), "nothing was played");
  }

  /** Only one move wins: whoever finds it is told so. */
  @Test
  void isGladOfAMoveThatWasHardToFind() {
    Guest ana = guest("Ana").goesHome().rereads(ONE_MOVE_WINS).continuesAs(1);
    ana.context.addInitScript(PATIENT);
    ana.page.evaluate(
        """
        () => {
          const key = Object.keys(localStorage).find(one => one.startsWith('bergerie.table.'));
          localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), coached: true });
        }
        """);
    ana.page.reload();
    ana.isAtTheTable().is("mine");
    assertThat(ana.the("praise")).hasCount(0);
    int before = ana.seq();
    ana.tries("B5-C5");
    ana.hearsMore(before);
    assertThat(ana.the("praise")).isVisible();
    ana.is("mine");
    assertThat(ana.the("praise")).isVisible();
  }

  /** Somebody who thinks for long is offered a hint, and may do without. */
  @Test
  void offersAHintToWhoeverHesitates() {
    Guest ana = guest("Ana");
    ana.context.addInitScript(
        "const later = window.setTimeout; window.setTimeout ="
            + " (deed, ms, ...rest) => later(deed, ms === 20_000 ? 500 : ms, ...rest);");
    begins(ana, "sheep-sheep").is("mine");
    ana.the("offer-hint").getByText("No, thanks").click();
    assertThat(ana.the("offer-hint")).hasCount(0);
  }

  @Test
  void isNotAtAnOrdinaryTable() {
    Guest ana = guest("Ana").opens("sheep-sheep");
    ana.setsTable(List.of("me", "lamb"), "timer=exchanges").is("mine");
    int before = ana.seq();
    assertThat(ana.the("coach-says")).hasCount(0);
    ana.the("done").click();
    ana.hearsMore(before);
    assertThat(ana.the("warning")).hasCount(0);
  }

  private static Locator pending(Guest ana) {
    return ana.page.locator(".ss-table");
  }

  private static Guest begins(Guest guest, String game) {
    guest.context.addInitScript(PATIENT);
    guest.visits("/learn/" + game).isOn("learn").the("first-game").click();
    return guest.isAtTheTable();
  }
}
