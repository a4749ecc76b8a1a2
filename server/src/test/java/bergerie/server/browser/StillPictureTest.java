package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Somebody who asked for less motion: arrows tell what has moved. */
class StillPictureTest extends Visit {

  @Test
  void anArrowLeadsFromWhereAPieceWasToWhereItIs() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").is("mine");
    assertThat(strokes(ana)).hasCount(0);
    ana.plays("C6-C5").is("mine");
    assertThat(strokes(ana)).hasCount(1);
    String moved = (String) ana.page.evaluate("document.querySelector('hunt-table').desk.last.cue");
    assertEquals(
        middle(ana, moved.split("-")[0]) + " " + middle(ana, moved.split("-")[1]),
        strokes(ana).getAttribute("data-from") + " " + strokes(ana).getAttribute("data-to"));
    assertThat(ana.page.locator(".strokes")).hasAttribute("aria-hidden", "true");
    ana.clicks("C5");
    assertThat(strokes(ana)).hasCount(0);
    assertThat(ana.point("C5")).hasAttribute("aria-pressed", "true");
  }

  @Test
  void allThatHappenedSinceOnesLastTurnIsNumbered() {
    Guest ana = guest("Ana").opens("wolf-and-hound");
    ana.setsFullTable(List.of("me", "random", "random", "random"), "seats=chosen").is("mine");
    int before = ana.seq();
    ana.page.locator(".hand-card[data-legal=true]").first().click();
    ana.hearsMore(before).is("mine");
    assertThat(strokes(ana)).not().hasCount(0);
    int drawn = strokes(ana).count();
    assertThat(ana.page.locator(".strokes .stroke-number")).hasCount(drawn);
    ana.the("pile").click();
    assertThat(strokes(ana)).hasCount(0);
  }

  private static Locator strokes(Guest guest) {
    return guest.page.locator(".strokes .stroke");
  }

  /** The middle of a point, seen from the corner of the layer above the board. */
  private static String middle(Guest guest, String point) {
    return (String)
        guest.page.evaluate(
            """
            (point) => {
              const at = document.querySelector(`[data-point=${point}]`).getBoundingClientRect();
              const layer = document.querySelector('be-strokes').getBoundingClientRect();
              const [x, y] = [at.left + at.width / 2 - layer.left, at.top + at.height / 2 - layer.top];
              return `${Math.round(x)},${Math.round(y)}`;
            }
            """,
            point);
  }
}
