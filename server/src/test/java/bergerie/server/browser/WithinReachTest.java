package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.server.browser.Look.Device;
import bergerie.server.browser.Look.Light;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every screen of every game is within reach of everybody, by day and at dusk, on a phone and at a
 * desk; in a hurry only those of two games.
 */
class WithinReachTest extends Visit {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");

  private final Axe axe = new Axe();

  static Stream<Arguments> rooms() {
    return LONG
        ? Shelf.all().stream()
            .map(game -> game.info().id())
            .flatMap(game -> Stream.of(Device.values()).map(device -> Arguments.of(game, device)))
        : Stream.of(Arguments.of("pavillon", Device.PHONE));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void nothingKeepsAnybodyOut(String game, Device device) {
    List<String> faults = new ArrayList<>();
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(device)).opens(game);
    setsUp(ana, faults);
    plays(ana, faults);
    ends(ana, faults);
    assertEquals("", String.join("\n", faults));
  }

  private void setsUp(Guest ana, List<String> faults) {
    Locator tabs = ana.page.locator(".rules [role=tab]");
    assertThat(tabs.first()).isVisible();
    for (Locator tab : LONG ? tabs.all() : List.<Locator>of()) {
      tab.click();
      look(ana, "page, " + tab.textContent().strip(), faults);
    }
    ana.page.locator("[data-testid=setup] > summary").click();
    // Sand would run while it is looked at.
    Locator patient = ana.page.locator("[data-option=timer] input[value=exchanges]");
    if (patient.count() > 0) {
      patient.check();
    }
    look(ana, "set-up", faults);
    ana.the("start").click();
    ana.isAtTheTable().is("mine");
  }

  private void plays(Guest ana, List<String> faults) {
    look(ana, "table", faults);
    ana.the("advise").click();
    assertThat(ana.the("advice")).isVisible();
    look(ana, "advice", faults);
    ana.page.locator(".advice > .plain").click();
    assertThat(ana.the("advice")).hasCount(0);
    ana.presses("r");
    assertThat(ana.the("rules-drawer").locator(".rules-panel")).isVisible();
    look(ana, "rules", faults);
    ana.presses("Escape");
    assertThat(ana.the("rules-drawer")).hasCount(0);
    look(ana.opensTheMenu(), "menu", faults);
    ana.presses("Escape");
    if (ana.the("talk").isVisible()) {
      ana.the("talk").click();
      assertThat(ana.page.locator("#tab-log")).isVisible();
      look(ana, "log", faults);
      ana.presses("Escape");
    }
  }

  private void ends(Guest ana, List<String> faults) {
    ana.chooses("resign").the("sure-yes").click();
    assertThat(ana.the("ending")).isVisible();
    look(ana, "end", faults);
    ana.the("replay").click();
    ana.isOn("replay");
    assertThat(ana.the("slider")).isVisible();
    look(ana, "replay", faults);
  }

  private void look(Guest guest, String screen, List<String> faults) {
    for (Light light : List.of(Light.DUSK, Light.DAY)) {
      light.shineOn(guest.page);
      axe.anything(guest.page)
          .forEach(fault -> faults.add("%s (%s): %s".formatted(screen, light, fault)));
    }
  }
}
