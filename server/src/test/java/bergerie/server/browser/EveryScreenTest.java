package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.browser.Look.Device;
import bergerie.server.browser.Look.Light;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Every screen fits its device, reads well in both languages, and is within reach of everybody. */
class EveryScreenTest extends Visit {

  private static final Path PICTURES = Path.of("target", "screenshots");

  /** The kit is for programmers; a question was asked in the language of its moment. */
  private static final Set<String> BY_THEMSELVES = Set.of("kit", "sure");

  private static final Set<String> PICTURED =
      Set.of(
          "home",
          "game-kukuli",
          "invite",
          "join",
          "table",
          "why",
          "rules",
          "end",
          "replay",
          "sheep-sheep",
          "training",
          "daily-pavillon",
          "daily-wolf-and-hound",
          "daily-wolfwalkers");

  private final Axe axe = new Axe();
  private final Speech speech = new Speech();

  @Test
  void isFitForADeskInBothLanguagesAndLights() {
    tour(
        Look.USUAL,
        (guest, screen) -> {
          List<String> faults = new ArrayList<>(fits(guest));
          faults.addAll(axe.anything(guest.page));
          picture(guest, Look.USUAL, screen);
          Light.DUSK.shineOn(guest.page);
          faults.addAll(axe.contrasts(guest.page));
          if (!BY_THEMSELVES.contains(screen)) {
            faults.addAll(speech.turn(guest));
          }
          picture(guest, Look.USUAL.at(Light.DUSK).in("fr"), screen);
          if (!BY_THEMSELVES.contains(screen)) {
            faults.addAll(speech.turn(guest));
          }
          Light.DAY.shineOn(guest.page);
          return faults;
        });
  }

  @Test
  void isFitForAPhone() {
    Look look = Look.USUAL.in("fr").on(Device.PHONE);
    tour(
        look,
        (guest, screen) -> {
          List<String> faults = new ArrayList<>(fits(guest));
          faults.addAll(axe.contrasts(guest.page));
          picture(guest, look, screen);
          Light.DUSK.shineOn(guest.page);
          picture(guest, look.at(Light.DUSK), screen);
          Light.DAY.shineOn(guest.page);
          return faults;
        });
  }

  private void tour(Look look, BiFunction<Guest, String, List<String>> inspect) {
    List<String> faults = new ArrayList<>();
    new Tour(
            guest("Ana", look),
            guest("Benoît", look),
            (guest, screen) ->
                inspect.apply(guest, screen).forEach(fault -> faults.add(screen + ": " + fault)))
        .walk();
    assertEquals("", String.join("\n", faults));
  }

  private static void picture(Guest guest, Look look, String screen) {
    if (!PICTURED.contains(screen)) {
      return;
    }
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
