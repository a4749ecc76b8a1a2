package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.browser.Look.Device;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rules are played where one meets them: at a refusal, in the drawer, and on a page of their own.
 */
class LivingRulesTest extends Visit {

  private static final Path PICTURES = Path.of("target", "screenshots");

  private final Axe axe = new Axe();

  @ParameterizedTest
  @CsvSource({"fr, PHONE", "en, DESK"})
  void aRefusalLeadsToItsExampleAndBackToTheTable(String tongue, Device device) {
    Look look = Look.USUAL.in(tongue).on(device);
    Guest ana = guest("Ana", look).opens("kukuli").setsTable(List.of("me", "here"));
    ana.plays("C6-C5").plays("A3-A4").plays("C5-C6").is("mine");
    int seq = ana.seq();
    ana.clicks("A4").clicks("A3");
    assertThat(ana.the("objection")).hasAttribute("data-rule", "KU-2");
    ana.the("try").click();
    Locator example = ana.the("rule-lesson");
    assertThat(example.getByTestId("words"))
        .containsText(look.language().equals("fr") ? "jamais vers le bas" : "never down");
    picture(ana, "rule-told-" + tongue);
    assertEquals(List.of(), axe.anything(ana.page));
    example.getByTestId("next").click();
    tap(example, "C3");
    tap(example, "C2");
    assertThat(example.locator(".teacher")).hasAttribute("data-kind", "refused");
    picture(ana, "rule-refused-" + tongue);
    assertEquals(List.of(), axe.anything(ana.page));
    tap(example, "C4");
    assertThat(example.locator(".teacher")).hasAttribute("data-kind", "right");
    example.getByTestId("next").click();
    picture(ana, "rule-done-" + tongue);
    example.getByTestId("done").click();
    assertThat(example).hasCount(0);
    assertThat(ana.the("objection")).hasAttribute("data-rule", "KU-2");
    ana.is("mine").sees("A4", "SHEEP").sees("C6", "WOLF");
    assertEquals(seq, ana.seq());
    ana.the("objection").locator("button.plain").click();
    // The sheep that was taken up is still in the hand.
    ana.clicks("A5").sees("A5", "SHEEP");
  }

  /** With keys alone; the drawer is there again behind it, and its button has the keyboard. */
  @Test
  void aRuleOfTheDrawerIsPlayedOverIt() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here")).is("mine");
    ana.presses("r");
    ana.the("rules-tab-rules").click();
    Locator button = ana.the("rules-drawer").locator("#rule-KU-4").getByTestId("try");
    button.focus();
    ana.presses("Enter");
    Locator example = ana.the("rule-lesson");
    assertThat(example.locator(".lesson[data-part='0']")).isVisible();
    ana.presses("Enter");
    assertThat(example.locator(".lesson[data-part='1']")).isVisible();
    tapped(example, "C5").focus();
    ana.presses("Enter", "ArrowDown", "ArrowDown", "Enter");
    assertThat(example.locator(".teacher")).hasAttribute("data-kind", "right");
    ana.presses("Escape");
    assertThat(example).hasCount(0);
    assertThat(ana.the("rules-drawer")).isVisible();
    assertThat(button).isFocused();
  }

  @Test
  void aRuleReadWithoutATableIsPlayedOnAPageOfItsOwn() {
    Guest ana = guest("Ana").opens("wolf-and-hound");
    ana.the("rules-tab-rules").click();
    ana.page.locator("#rule-WH-24").getByTestId("try").click();
    ana.isOn("learn");
    assertThat(ana.page).hasURL(Pattern.compile("/learn/wolf-and-hound/WH-24$"));
    assertThat(ana.page.locator(".lesson h1")).containsText("Rule WH-24");
    picture(ana, "rule-page");
    ana.the("next").click();
    ana.the("show").click();
    ana.the("to-course").click();
    ana.isOn("game");
  }

  private static void picture(Guest guest, String name) {
    guest.page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
  }

  private static void tap(Locator example, String point) {
    tapped(example, point).click();
  }

  private static Locator tapped(Locator example, String point) {
    return example.locator("[data-point=" + point + "]");
  }
}
