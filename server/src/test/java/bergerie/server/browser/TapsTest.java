package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * How many taps lead from the first screen to the first move, by game and by who plays. The list
 * stands in the docs, and is made by this test: {@code -Dbergerie.write=true} writes it anew.
 */
class TapsTest extends Visit {

  private static final boolean WRITES = Boolean.getBoolean("bergerie.write");

  private static final Path LIST = Path.of("..", "docs", "taps.md");

  private static final String HEAD =
      """
      # Taps to the first move

      What somebody taps from the first screen until they can move, in each game and each way to play, with nothing \
      remembered from before. At a distance it is until the invitation is there to be sent; whoever gets it opens the \
      link, taps “Sit down”, and is at the table. `TapsTest` walks it in a browser and keeps this list.

      | game | against a robot | together here | at a distance |
      |---|---|---|---|
      """;

  /** Titles of the games in the order of the gallery, by their ids. */
  private static final List<String> GAMES =
      List.of(
          "kukuli",
          "bagh-chal",
          "bagh-bandi",
          "sheep-sheep",
          "wolf-and-hound",
          "wolfwalkers",
          "pavillon");

  /** How each way to play is called in the set-up, and what says that one has arrived. */
  private static final Map<String, String> ARRIVED =
      Map.of(
          "bot", ".table[data-status=mine]",
          "here", ".table[data-status=mine]",
          "link", "[data-testid=invite]");

  /** In a hurry one game without and one with a curtain. */
  private static final List<String> WALKED =
      Boolean.getBoolean("bergerie.long") || WRITES ? GAMES : List.of("kukuli", "sheep-sheep");

  @Test
  void areAsFewAsTheListSays() throws IOException {
    Guest ana = guest("Ana");
    List<String> rows = new ArrayList<>();
    for (String game : WALKED) {
      StringBuilder row = new StringBuilder("| ").append(title(ana, game));
      for (String mode : List.of("bot", "here", "link")) {
        row.append(" | ").append(walk(ana, game, mode));
      }
      rows.add(row.append(" |").toString());
    }
    if (WRITES) {
      Files.writeString(LIST, HEAD + String.join("\n", rows) + "\n");
    }
    List<String> listed = Files.readAllLines(LIST);
    assertEquals(List.of(), rows.stream().filter(row -> !listed.contains(row)).toList());
  }

  private static String title(Guest ana, String game) {
    return ana.goesHome().page.locator("[data-game=" + game + "] h3").textContent().strip();
  }

  private static String walk(Guest ana, String game, String mode) {
    ana.goesHome().page.evaluate("() => localStorage.clear()");
    ana.page.reload();
    ana.isOn("home");
    List<String> taps = new ArrayList<>();
    tap(taps, ana.page.locator("[data-game=" + game + "] a[href^='/game/']"), "the game");
    ana.isOn("game");
    Locator choice = ana.page.locator("input[name=mode][value=" + mode + "]");
    if (!choice.isChecked()) {
      Locator card =
          ana.page.locator(".mode-card").filter(new Locator.FilterOptions().setHas(choice));
      tap(taps, card, card.locator("strong").textContent().strip());
    }
    tap(taps, ana.the("start"), ana.the("start").textContent().strip());
    ana.isAtTheTable();
    Locator arrived = ana.page.locator(ARRIVED.get(mode)).first();
    Locator curtain = ana.page.locator("[data-testid=open-curtain]");
    assertThat(arrived.or(curtain).first()).isVisible();
    if (curtain.isVisible()) {
      tap(taps, curtain, "the curtain");
    }
    assertThat(arrived).isVisible();
    return taps.size() + ": " + String.join(" · ", taps);
  }

  private static void tap(List<String> taps, Locator what, String called) {
    what.click();
    taps.add(called);
  }
}
