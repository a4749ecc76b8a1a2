package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A finished match, looked at again. */
class ReplayTest extends Visit {

  @Test
  void isSteppedThroughByKeysButtonsAndSlider() {
    Guest ana = finished();
    at(ana, 0).sees("C6", "WOLF").reads("status", "The start");
    ana.presses("ArrowRight");
    at(ana, 1).sees("C5", "WOLF");
    ana.presses("End");
    at(ana, 4).sees("A4", "SHEEP");
    ana.presses("ArrowLeft", "ArrowLeft");
    at(ana, 2).sees("C5", "WOLF");
    ana.presses("Home");
    at(ana, 0);
    ana.page.getByLabel("One move on").click();
    at(ana, 1);
    ana.the("slider").fill("3");
    at(ana, 3).sees("C4", "WOLF");
    ana.page.locator(".steps button").first().click();
    at(ana, 1);
    assertThat(ana.page).hasURL(Pattern.compile("at=1"));
    ana.page.reload();
    at(ana.isOn("replay"), 1).sees("C5", "WOLF");
  }

  @Test
  void runsByItself() {
    Guest ana = finished();
    ana.the("slider").fill("3");
    at(ana, 3);
    ana.the("run").click();
    at(ana, 4);
    assertThat(ana.the("run")).hasAttribute("aria-label", "Run");
  }

  @Test
  void isSeenThroughAnyonesEyes() {
    Guest ana = finished();
    ana.presses("ArrowRight");
    ana.the("viewer").selectOption("1");
    assertThat(ana.page).hasURL(Pattern.compile("viewer=1"));
    at(ana, 1).sees("C5", "WOLF");
    ana.page.goBack();
    assertThat(ana.the("viewer")).hasValue("spectator");
  }

  @Test
  void isContinuedFromTheMiddle() {
    Guest ana = finished();
    ana.presses("ArrowRight", "ArrowRight");
    at(ana, 2);
    ana.page.locator(".actions details summary").click();
    ana.the("continue-0").click();
    ana.isAtTheTable().is("mine").sees("C5", "WOLF").sees("A4", "SHEEP").plays("C5-C6").is("mine");
    ana.reads("origin", "goes on from the middle of another one")
        .the("origin")
        .locator("a")
        .click();
    ana.isOn("replay");
  }

  @Test
  void isDownloadedAndOpenedElsewhere(@TempDir Path folder) throws IOException {
    Guest ana = finished();
    Download download = ana.page.waitForDownload(() -> ana.the("download").click());
    Path file = folder.resolve("match.txt");
    download.saveAs(file);
    assertTrue(Files.readString(file).contains("C6-C5"), "the file has the moves");

    Guest ben = guest("Ben").goesHome();
    ben.page.locator("input[type=file]").setInputFiles(file);
    ben.isOn("replay").presses("ArrowRight");
    at(ben, 1).sees("C5", "WOLF");
  }

  @Test
  void waitsForTheEnd() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf");
    ana.complaints.expect("status of 409");
    ana.visits(ana.page.url().replace("/table/", "/replay/"));
    assertThat(ana.page.locator("main h1")).hasText("A match can be replayed when it is over.");
  }

  /** The replay of a match of three moves and a resignation. */
  private Guest finished() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here"));
    ana.plays("C6-C5").plays("A3-A4").plays("C5-C4").is("mine").resigns();
    ana.the("replay").click();
    return ana.isOn("replay");
  }

  private static Guest at(Guest guest, int step) {
    assertThat(guest.table()).hasAttribute("data-step", String.valueOf(step));
    return guest;
  }
}
