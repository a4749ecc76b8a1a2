package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Solved hunts on the page: tables built from it, puzzles, and what moves are worth. */
class SolvedBrowserTest extends Visit {

  /** Five sheep; whichever way the wolf captures, four are left and it has won (KU-4). */
  private static final String WON_MATCH =
      """
      bergerie match 1
      game kukuli
      version 1
      players 2
      seat 0 Ana
      seat 1 Ben
      start . . . / . . . / S . . . . / . . . . . / . . S . . / . S W S . / . . S . .; wolves
      move wolf C2xC4
      result wolf KU-4 1 0
      """;

  private static final Pattern DONE = Pattern.compile("solved|clear");

  @BeforeAll
  void tablesAreOfferedAndBuiltWithAProgressBar() {
    Guest ana = guest("Ana").goesHome();
    ana.rereads(WON_MATCH);
    ana.the("values").locator("summary").click();
    ana.reads("tables-offer", "24 MB");
    ana.the("build").click();
    assertThat(ana.the("progress")).isVisible();
    assertThat(ana.the("show-values")).isVisible();
    goHome();
  }

  private Guest puzzle(String grade, String name) {
    Guest guest = guest("Ana").visits("/puzzles/kukuli/" + grade + "/" + name).isOn("puzzles");
    return isIn(guest, "asking");
  }

  private static Guest isIn(Guest guest, String mood) {
    assertThat(guest.page.locator(".puzzle")).hasAttribute("data-mood", mood);
    return guest;
  }

  /** A move of the position shown, of some worth. */
  private static String move(Guest guest, String worth) {
    return (String)
        guest.page.evaluate(
            """
            worth => {
              const { analysis } = document.querySelector('puzzle-page').way.at(-1);
              return analysis.moves.find((one) => one.value === worth)?.move ?? '';
            }
            """,
            worth);
  }

  /** Plays winning moves until the puzzle is solved. */
  private static void solves(Guest guest, Consumer<String> plays) {
    Locator page = guest.page.locator(".puzzle");
    for (int found = 1; !DONE.matcher(page.getAttribute("data-mood")).matches(); found++) {
      plays.accept(move(guest, "win"));
      assertThat(page).hasAttribute("data-found", String.valueOf(found));
      assertThat(page).hasAttribute("data-mood", Pattern.compile("asking|solved|clear"));
    }
    guest.reads("status", "Solved!");
  }

  @Test
  void aPuzzleIsSolvedByTaps() {
    Guest ana = puzzle("dog", "taps");
    ana.reads("task", "Only one move wins");
    solves(ana, ana::tries);
    ana.the("another").click();
    isIn(ana, "asking").reads("status", "Which move wins?");
  }

  @Test
  void aPuzzleIsSolvedByKeys() {
    Guest ana = puzzle("lamb", "keys");
    solves(
        ana,
        move -> {
          for (String stop : move.split("[-x]")) {
            ana.point(stop).focus();
            ana.presses("Enter");
          }
          if (ana.the("stop-here").isVisible()) {
            ana.the("stop-here").focus();
            ana.presses("Enter");
          }
        });
  }

  @Test
  void aWrongMoveComesBackAndTheSolutionIsShown() {
    Guest ana = puzzle("dog", "wrong");
    String wrong = move(ana, "draw").isEmpty() ? move(ana, "loss") : move(ana, "draw");
    ana.tries(wrong);
    isIn(ana, "wrong").reads("status", wrong);
    String first = move(ana, "win");
    ana.the("solution").click();
    assertThat(ana.the("line").locator("li").first()).hasText(first);
    ana.the("step-on").click();
    assertThat(ana.page.locator(".puzzle")).hasAttribute("data-step", "1");
    ana.the("solution").click();
    assertThat(ana.page.locator(".puzzle")).hasAttribute("data-step", "0");
  }

  @Test
  void aReplayAndAGameAgainstBotsTellWhatMovesAreWorth() {
    Guest ana = guest("Ana").goesHome();
    ana.rereads(WON_MATCH);
    ana.the("show-values").check();
    ana.reads("verdict", "Wolf: a forced win");
    assertThat(ana.page.locator("[data-badge=C2]")).hasAttribute("data-worth", "win");
    Locator capture = ana.page.locator("[data-move=C2xC4]");
    assertThat(capture).hasAttribute("data-worth", "win");
    capture.click();
    assertThat(ana.page.locator(".table-board .mark")).hasCount(1);
    ana.presses("End");
    ana.reads("verdict", "The game is over.");

    ana.presses("Home");
    ana.page.locator(".actions details summary").click();
    ana.the("continue-0").click();
    ana.isAtTheTable().is("mine").reads("verdict", "Wolf: a forced win");
    ana.plays("C2xC4").is("over").reads("verdict", "The game is over.");
  }

  @Test
  void nothingIsToldWhilePeoplePlayEachOther() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here"));
    ana.plays("C6-C5").is("mine");
    assertThat(ana.page.locator("exact-values")).hasCount(0);
    String table = ana.page.url().replaceAll(".*/table/", "");
    Object status =
        ana.page.evaluate(
            "async table => (await fetch(`/api/matches/${table}/analysis`)).status", table);
    ana.complaints.expect("status of 403");
    assertTrue(status.equals(403), "status " + status);
  }
}
