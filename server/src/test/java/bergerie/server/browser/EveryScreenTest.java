package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.browser.Look.Device;
import bergerie.server.browser.Look.Light;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every screen, on both devices, in both lights and both languages: it fits, it reads, and it is within reach of all. */
class EveryScreenTest extends Visit {

  private static final Path PICTURES = Path.of("target", "screenshots");

  /** The kit is for programmers; a question was asked in the language of its moment. */
  private static final Set<String> BY_THEMSELVES = Set.of("kit", "sure");

  private final Axe axe = new Axe();
  private final Speech speech = new Speech();

  static Stream<Look> looks() {
    return Stream.of(Look.USUAL, Look.USUAL.in("fr").on(Device.PHONE));
  }

  @ParameterizedTest
  @MethodSource("looks")
  void isFitToBeSeen(Look look) {
    List<String> faults = new ArrayList<>();
    Guest ana = guest("Ana", look);
    Guest ben = guest("Benoît", look);
    new Tour(
            ana,
            ben,
            (guest, screen) ->
                inspect(guest, look, screen).forEach(fault -> faults.add(screen + ": " + fault)))
        .walk();
    assertEquals("", String.join("\n", faults));
  }

  private List<String> inspect(Guest guest, Look look, String screen) {
    List<String> faults = new ArrayList<>(fits(guest));
    picture(guest, look, screen);
    faults.addAll(axe.violations(guest.page));
    guest.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(guest.page.locator("html")).hasAttribute("data-light", "dusk");
    if (look.device() == Device.DESK && !BY_THEMSELVES.contains(screen)) {
      faults.addAll(speech.turn(guest));
      picture(guest, look.at(Light.DUSK).in("fr"), screen);
      faults.addAll(speech.turn(guest));
    } else {
      picture(guest, look.at(Light.DUSK), screen);
    }
    faults.addAll(axe.contrasts(guest.page));
    guest.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    return faults;
  }

  private static void picture(Guest guest, Look look, String screen) {
    Path file = PICTURES.resolve(look + "-" + screen + ".png");
    guest.page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }

  /** No screen scrolls sideways, and a board is wholly in sight. */
  @SuppressWarnings("unchecked")
  private static List<String> fits(Guest guest) {
    return (List<String>)
        guest.page.evaluate(
            """
            () => {
              const faults = [];
              const wide = document.documentElement;
              if (wide.scrollWidth > wide.clientWidth)
                faults.push(`scrolls sideways, ${wide.scrollWidth} in ${wide.clientWidth}`);
              for (const board of document.querySelectorAll('.table-board .board')) {
                const box = board.getBoundingClientRect();
                if (box.left < 0 || box.right > innerWidth || box.height > innerHeight)
                  faults.push(`the board is ${box.width} by ${box.height}, from ${box.left}`);
              }
              for (const one of document.querySelectorAll('button, a, h1, h2, h3, .status, .tag, label, th, td')) {
                const box = one.getBoundingClientRect();
                if (box.width > 0 && !one.closest('.hand') && !one.closest('.sr, .skip') && !one.matches('.sr, .skip')
                    && (box.left < -1 || box.right > innerWidth + 1))
                  faults.push(`out of sight: ${one.outerHTML.slice(0, 80)}`);
                if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX === 'hidden')
                  faults.push(`clipped: ${one.textContent.trim().slice(0, 60)}`);
              }
              return faults;
            }
            """);
  }
}
