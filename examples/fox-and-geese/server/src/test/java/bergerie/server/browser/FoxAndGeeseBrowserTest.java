package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fox and Geese by taps on its board. */
class FoxAndGeeseBrowserTest extends Visit {

  private final Axe axe = new Axe();
  private final Speech speech = new Speech();

  @Test
  void theFoxTakesAGooseThatLeftAGap() {
    Guest ana = guest("Ana").opens("fox-and-geese").setsTable(List.of("me", "here"));
    ana.plays("C3-C4").plays("D4xB4").sees("B4", "FOX").sees("C4", "").sees("D4", "");
    assertThat(ana.the("standing").first()).hasText("Captured: 1 of 10");
    assertThat(ana.the("standing").last()).hasText("12 geese");
  }

  @Test
  void aChainIsJumpedStepByStep() {
    Guest ana = guest("Ana").opens("fox-and-geese").setsTable(List.of("me", "here"));
    ana.plays("E3-E4").plays("D4-C5").plays("C3-C4").is("mine");
    ana.clicks("C5").clicks("C3").sees("C3", "FOX").sees("C4", "");
    assertThat(ana.the("stop-here")).isVisible();
    assertThat(ana.the("standing").first()).hasText("Captured: 0 of 10");
    ana.clicks("E3").sees("E3", "FOX").sees("D3", "").is("mine");
    assertThat(ana.the("standing").first()).hasText("Captured: 2 of 10");
  }

  @Test
  void everybodyCanReadIt() {
    Guest ana = guest("Ana").opens("fox-and-geese");
    passes(ana, "fox-and-geese-page");
    ana.setsTable(List.of("me", "here")).plays("C3-C4").plays("D4xB4").is("mine");
    passes(ana, "fox-and-geese-table");
  }

  private void passes(Guest guest, String screen) {
    Path file = Path.of("target", "screenshots", screen + ".png");
    guest.page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
    assertEquals(List.of(), axe.violations(guest.page), screen);
    assertEquals(List.of(), speech.turn(guest), screen);
    assertEquals(List.of(), speech.turn(guest), screen);
  }

  @Test
  void whyNot() {
    Guest ana = guest("Ana").opens("fox-and-geese").setsTable(List.of("me", "here"));
    ana.is("mine").clicks("D3").clicks("D2");
    assertThat(ana.the("objection")).hasAttribute("data-rule", "FG-2");
  }
}
