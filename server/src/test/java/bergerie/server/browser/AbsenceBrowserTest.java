package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.server.hall.TableConfig;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Somebody goes away from a table without a clock, and the others choose what to do (T-12). */
class AbsenceBrowserTest extends Visit {

  @Override
  TableConfig tables() {
    return super.tables().grace(Duration.ZERO);
  }

  @Test
  void oneWaitsOrLetsABotPlayUntilTheOtherIsBack() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.plays("C6-C5");
    ben.is("mine").goesHome();
    ana.reads("absent", "Ben is no longer here.").the("wait").click();
    ana.reads("absent", "You are waiting.").is("theirs");
    ana.the("no-longer").click();
    ana.the("stand-in").click();
    // The bot plays at once, and then it is Ana's turn.
    ana.is("mine").reads("seat-1", "bot");
    assertThat(ana.the("absent")).hasCount(0);
    ben.page.goBack();
    ben.isAtTheTable();
    assertThat(ana.the("seat-1")).not().containsText("bot");
    ana.plays(ana.moves().getFirst());
    ben.is("mine");
  }

  @Test
  void whoIsThereAloneEndsTheGame() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ben.goesHome();
    ana.the("call-off").click();
    ana.the("sure-no").click();
    ana.is("mine").the("call-off").click();
    ana.the("sure-yes").click();
    ana.is("over").reads("ending", "the others ended the match");
  }

  @Test
  void allWhoAreThereAreAskedBeforeTheGameEnds() {
    Guest ana = guest("Ana").opens("wolf-and-hound").setsFullTable(List.of("me", "link", "link"));
    List<String> links = ana.the("invite-link").all().stream().map(l -> l.inputValue()).toList();
    Guest ben = guest("Ben").accepts(links.getFirst());
    Guest cleo = guest("Cleo").accepts(links.getLast());
    cleo.goesHome();
    ana.the("call-off").click();
    ana.the("sure-yes").click();
    ana.reads("end-proposal", "if the others agree");
    ben.reads("end-proposal", "Ana proposes to end the game").the("end-no").click();
    assertThat(ana.the("end-proposal")).hasCount(0);
    ana.the("call-off").click();
    ana.the("sure-yes").click();
    ben.the("end-yes").click();
    ana.is("over").reads("ending", "the others ended the match");
    ben.is("over");
  }
}
