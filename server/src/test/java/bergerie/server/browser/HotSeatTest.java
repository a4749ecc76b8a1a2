package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Both sides on one device, and the finer points of moving a piece. */
class HotSeatTest extends Visit {

  @Test
  void bothSidesTakeTurnsOnOneDevice() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here"));
    ana.plays("C6-C5").plays("A3-A4").plays("C5-C4").sees("C4", "WOLF").sees("A4", "SHEEP");
    ana.the("takeback").click();
    ana.reads("offer", "take the last move back").the("accept").click();
    ana.sees("C5", "WOLF").sees("C4", "").is("mine").plays("C5-C6").is("mine");
  }

  @Test
  void aChainIsJumpedStepByStep() {
    Guest ana = chainAhead();
    ana.clicks("C1").sees("A3", "");
    assertThat(ana.point("A3")).hasAttribute("data-legal", "true");
    ana.clicks("A3").sees("A3", "WOLF").sees("B2", "").reads("status", "capture further");
    assertThat(ana.the("stop-here")).isVisible();
    assertThat(ana.point("C3")).hasAttribute("data-legal", "true");
    ana.clicks("C3").sees("C3", "WOLF");
    assertThat(ana.the("captured")).hasAttribute("data-captured", "0");
    ana.presses("s");
    assertThat(ana.the("captured")).hasAttribute("data-captured", "2");
    ana.sees("C3", "WOLF").sees("B2", "").is("mine").reads("status", "move a sheep");
    assertThat(ana.told("C3")).hasCount(1);
  }

  @Test
  void aChainIsLetGoOf() {
    Guest ana = chainAhead();
    ana.clicks("C1").clicks("A3").sees("A3", "WOLF").presses("Escape");
    ana.sees("C1", "WOLF").sees("B2", "SHEEP").sees("A3", "").is("mine");
    ana.plays("C1xA3xC3xA5xC5");
    assertThat(ana.the("captured")).hasAttribute("data-captured", "4");
  }

  private Guest chainAhead() {
    Guest ana = guest("Ana").opens("bagh-bandi").setsTable(List.of("me", "here"));
    return ana.plays("B3-B2").plays("C2-C1").plays("B3-B4").is("mine");
  }

  @Test
  void whyNot() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here")).plays("C6-C5");
    ana.clicks("A3").clicks("A2");
    assertThat(ana.the("objection")).hasAttribute("data-rule", "HG-1");
    ana.presses("Escape");
    ana.plays("A3-A4").plays("C5-C6");
    assertThat(ana.the("objection")).hasCount(0);
    ana.clicks("A4").clicks("A3");
    assertThat(ana.the("objection")).hasAttribute("data-rule", "KU-2");
    assertThat(ana.the("objection").locator("cite")).hasText("KU-2");
    ana.reads("objection", "Sheep never step back").is("mine").sees("A4", "SHEEP");
    ana.the("objection").getByLabel("Close").click();
    assertThat(ana.the("objection")).hasCount(0);
  }

  @Test
  void sheepAndRamsArePlaced() {
    Guest ana = guest("Ana").opens("bagh-chal").setsTable(List.of("here", "me"), "rams=3");
    ana.plays("@B1").sees("B1", "SHEEP").plays("E5-D5").plays("@rC3").sees("C3", "RAM");
    ana.reads("in-hand", "16 sheep").reads("in-hand", "2 rams");
    assertThat(ana.point("A1")).hasAttribute("data-piece", "RED_WOLF");
  }

  @Test
  void aPieceIsDragged() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here"));
    drag(ana, "C6", "D6");
    ana.sees("D6", "WOLF").sees("C6", "").is("mine").reads("status", "move a sheep");
    ana.presses("f");
    drag(ana, "A3", "A4");
    ana.sees("A4", "SHEEP").reads("status", "move the wolf");
  }

  private static void drag(Guest guest, String from, String to) {
    Mouse mouse = guest.page.mouse();
    BoundingBox start = middle(guest.point(from));
    BoundingBox end = middle(guest.point(to));
    mouse.move(start.x, start.y);
    mouse.down();
    mouse.move(end.x, end.y, new Mouse.MoveOptions().setSteps(6));
    mouse.up();
  }

  private static BoundingBox middle(Locator point) {
    BoundingBox box = point.boundingBox();
    box.x += box.width / 2;
    box.y += box.height / 2;
    return box;
  }
}
