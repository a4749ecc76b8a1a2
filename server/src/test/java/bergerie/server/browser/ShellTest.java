package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every table fits its room: whatever a turn needs is in the window without scrolling, nothing
 * covers it, and nothing that happens moves the board.
 */
class ShellTest extends Visit {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");

  private static final Path PICTURES = Path.of("target", "screenshots", "shell");

  private static final List<String> GAMES =
      List.of(
          "kukuli",
          "bagh-chal",
          "bagh-bandi",
          "sheep-sheep",
          "wolf-and-hound",
          "wolfwalkers",
          "pavillon");

  /** Small phone, phone, laptop and large screen; then tablets both ways, and a television. */
  private record Size(int width, int height) {
    @Override
    public String toString() {
      return width + "x" + height;
    }
  }

  private static final List<Size> ALWAYS = List.of(new Size(360, 640), new Size(1366, 768));

  private static final List<Size> ELSE =
      List.of(
          new Size(390, 844),
          new Size(1920, 1080),
          new Size(820, 1180),
          new Size(1180, 820),
          new Size(844, 390),
          new Size(3840, 2160));

  private final Axe axe = new Axe();

  static Stream<Arguments> rooms() {
    return Stream.concat(ALWAYS.stream(), LONG ? ELSE.stream() : Stream.empty())
        .flatMap(size -> GAMES.stream().map(game -> Arguments.of(game, size)));
  }

  @AfterAll
  void lookAtAll() {
    ContactSheet.of(PICTURES).write(PICTURES.resolveSibling("shell.png"));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aTurnIsInOneWindowAndNothingMoves(String game, Size size) {
    Guest ana = guest("Ana", at(size)).visits("/").isOn("home");
    ana.page.locator("[data-game=" + game + "] a[href^='/game/']").click();
    ana.isOn("game").the("start").click();
    ana.isAtTheTable().is("mine");
    List<String> faults = new ArrayList<>();
    String first = boxes(ana);
    for (int turn = 0; turn < (LONG ? 12 : 3); turn++) {
      faults.addAll(outOfSight(ana));
      assertEquals(first, boxes(ana), "the board and what is around it stay");
      ana.the("advise").click();
      assertThat(ana.the("advice")).isVisible();
      assertEquals(first, boxes(ana), "advice moves nothing");
      int seen = ana.seq();
      ana.the("play-advice").click();
      ana.hearsMore(seen);
      if (!goesOn(ana)) {
        break;
      }
    }
    faults.addAll(axe.anything(ana.page));
    ana.page.screenshot(
        new Page.ScreenshotOptions().setPath(PICTURES.resolve(size + "-" + game + ".png")));
    if (ana.table().getAttribute("data-status").equals("mine")) {
      ana.chooses("resign").the("sure-yes").click();
    }
    assertThat(ana.the("ending")).isVisible();
    assertEquals(first, boxes(ana), "the end moves nothing");
    assertEquals("", String.join("\n", faults));
  }

  static Stream<Arguments> modes() {
    return (LONG
            ? Stream.concat(ALWAYS.stream(), ELSE.stream().limit(2))
            : Stream.of(ALWAYS.getFirst()))
        .flatMap(
            size ->
                (LONG ? GAMES.stream() : Stream.of("wolfwalkers"))
                    .flatMap(
                        game ->
                            Stream.of("here", "link").map(mode -> Arguments.of(game, size, mode))));
  }

  /** Handed round or waiting for others, a table fits as well. */
  @ParameterizedTest
  @MethodSource("modes")
  void aTableOfPeopleFitsToo(String game, Size size, String mode) {
    Guest ana = guest("Ana", at(size)).visits("/").isOn("home");
    ana.page.locator("[data-game=" + game + "] a[href^='/game/']").click();
    ana.isOn("game")
        .page
        .locator(".mode-card")
        .filter(
            new Locator.FilterOptions()
                .setHas(ana.page.locator("input[name=mode][value=" + mode + "]")))
        .click();
    ana.the("start").click();
    ana.isAtTheTable();
    Locator begun =
        ana.page.locator(
            ".table:is([data-status=mine], [data-status=curtain], [data-status=waiting])");
    assertThat(begun).isVisible();
    if (ana.the("open-curtain").isVisible()) {
      ana.the("open-curtain").click();
      ana.is("mine");
    }
    // An invitation may lie over all the rest: there is nothing else to do yet.
    boolean waiting = ana.table().getAttribute("data-status").equals("waiting");
    List<String> faults =
        new ArrayList<>(
            outOfSight(ana).stream()
                .filter(fault -> !waiting || !fault.startsWith("covered"))
                .toList());
    faults.addAll(axe.anything(ana.page));
    assertEquals("", String.join("\n", faults));
  }

  private Browser.NewContextOptions at(Size size) {
    return Look.USUAL
        .in("fr")
        .options(inn.address())
        .setViewportSize(size.width(), size.height())
        .setHasTouch(size.width() < 900);
  }

  /** Waits for the next turn; false if there is none. */
  private static boolean goesOn(Guest guest) {
    guest.page.waitForFunction(
        "() => ['mine', 'over'].includes(document.querySelector('.table').dataset.status)");
    return guest.table().getAttribute("data-status").equals("mine");
  }

  /** Where the board and all that is always there stands, in whole pixels. */
  private static String boxes(Guest guest) {
    return (String)
        guest.page.evaluate(
            """
            () => ['.table-head', '.status', '.table-strip', '.table-board', '.board', '.ss-meadow', '.wh-picture',
                '.ww-own .ww-grid', '.pt-ring'].flatMap((one) => {
              const at = document.querySelector('.table ' + one)?.getBoundingClientRect();
              return at ? [one + ' ' + [at.x, at.y, at.width, at.height].map(Math.round)] : [];
            }).join('\\n')
            """);
  }

  /** What one would have to scroll for, or what lies under something else. */
  @SuppressWarnings("unchecked")
  private static List<String> outOfSight(Guest guest) {
    return (List<String>)
        guest.page.evaluate(
            """
            () => {
              const faults = [];
              const page = document.documentElement;
              if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
                faults.push(`the page scrolls: ${page.scrollWidth} by ${page.scrollHeight}`);
              const needed = '.status, .actions button, .table-head button, [data-legal=true], .hand-card, .ss-own,'
                + ' .ww-market button, .pt-spell, .pt-land, [data-move]';
              for (const one of document.querySelectorAll(needed)) {
                const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
                if (width === 0 || one.closest('.table-side, .sr')) continue;
                // On a phone on its side, what there is to choose from and what is said may scroll by themselves.
                if (innerHeight < 500 && one.closest('.pt-panel, .table-notices')) continue;
                const name = one.outerHTML.slice(0, 90);
                if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                  faults.push(`out of the window: ${name}`);
                const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                if (there && !one.contains(there) && !there.contains(one) && !one.closest('.pt-land'))
                  faults.push(`covered by ${there.outerHTML.slice(0, 60)}: ${name}`);
                if (height > 0 && one.matches('.actions button') && height < 40) faults.push(`hard to hit: ${name}`);
              }
              for (const land of document.querySelectorAll('.pt-land'))
                for (const gear of land.querySelectorAll('.pt-chip'))
                  for (const pet of land.querySelectorAll('.pt-pet')) {
                    const [over, under] = [gear, pet].map((it) => it.getBoundingClientRect());
                    const across = Math.min(over.right, under.right) - Math.max(over.left, under.left);
                    const along = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
                    if (across > 2 && along > 2) faults.push(`on a pet, by ${along}: ${gear.outerHTML.slice(0, 60)}`);
                  }
              return faults;
            }
            """);
  }
}
