package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What two players ask of each other: to take back, to call it a draw, to play again. */
class OffersTest extends Visit {

  @Test
  void aMoveIsTakenBackIfTheOtherAgrees() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.plays("C6-C5").the("takeback").click();
    ana.reads("offer", "You have asked to take back.");
    ben.reads("offer", "Ana would like to take the last move back.");
    ben.the("decline").click();
    assertThat(ana.the("offer")).hasCount(0);
    ana.sees("C5", "WOLF").is("theirs");

    ana.the("takeback").click();
    ben.the("accept").click();
    ana.is("mine").sees("C5", "").sees("C6", "WOLF").plays("C6-D6");
    ben.is("mine").sees("D6", "WOLF");
  }

  @Test
  void aBotLetsEverythingBeTakenBack() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf").plays("C6-C5").is("mine");
    ana.the("takeback").click();
    ana.sees("C6", "WOLF").sees("C5", "").is("mine").plays("C6-B6");
  }

  @Test
  void aDrawIsAgreed() {
    Guest ana = guest("Ana").opens("bagh-bandi").setsTable(List.of("link", "me"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ben.chooses("draw");
    ana.reads("offer", "Ben offers a draw.").the("accept").click();
    ana.is("over").reads("ending", "A draw.");
    ben.is("over").reads("ending", "A draw.");
  }

  @Test
  void aBotAgreesToNoDraw() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf");
    ana.chooses("draw");
    ana.reads("objection", "bots agree to no draw").is("mine");
  }

  @Test
  void noDrawIsOfferedToABotThatKnowsNone() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "random")).opensTheMenu();
    assertThat(ana.the("resign")).isVisible();
    assertThat(ana.the("draw")).hasCount(0);
  }

  /** The wolf on A5 may capture the fifth sheep; for forty turns of each side nothing was done. */
  private static String idleMatch() {
    String board = "W S . . W / S S S . . / S S S S . / S S S S S / W S S S W";
    String past = String.join(" | ", Collections.nCopies(40, board + ", wolves"));
    return """
        bergerie match 1
        game bagh-chal
        version 1
        players 2
        seat 0 Ana
        seat 1 Ben
        start %s; wolves; past %s
        move wolves A5xC5
        result wolves BC-4 1 0
        """
        .formatted(board, past);
  }

  @Test
  void aBotAgreesToADrawWhenItExpectsNoMore() {
    Guest ana = guest("Ana").goesHome().rereads(idleMatch()).continuesAs(0);
    ana.is("mine").chooses("draw");
    ana.is("over").reads("ending", "A draw.");
  }

  @Test
  void whoResignsLosesAndMayAskForARematch() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    String first = ana.page.url();
    ana.chooses("resign");
    ana.the("sure-no").click();
    ana.is("mine").resigns().reads("ending", "You lose.");
    ben.is("over").reads("ending", "You win!");

    ana.the("rematch").click();
    assertThat(ana.the("rematch")).isDisabled();
    ben.reads("offer", "Ana would like a rematch.").the("accept").click();
    ana.isAtTheTable().is("theirs");
    ben.isAtTheTable().is("mine");
    assertThat(ana.page).not().hasURL(first);
    assertNotEquals(first, ben.page.url());
    // The sides have changed: now Ben is the wolf.
    ben.plays("C6-C5");
    ana.sees("C5", "WOLF").is("mine");
    assertThat(ana.the("seat-0")).containsText(Pattern.compile("Ben"));
  }

  @Test
  void aSeatIsLeftToABotAndTakenBack() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.chooses("leave");
    ana.the("sure-yes").click();
    ben.is("mine").reads("seat-0", "bot");
    ana.reads("status", "A bot plays your seat.").the("return").click();
    assertThat(ana.the("return")).hasCount(0);
    ben.plays(ben.moves().getFirst());
    ana.is("mine");
  }
}
