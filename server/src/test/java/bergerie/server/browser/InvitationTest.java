package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.io.File;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two people, each in a browser of their own, and whoever looks on. */
class InvitationTest extends Visit {

  @Test
  void twoPeoplePlayByALink() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link")).is("waiting");
    assertThat(ana.the("invite").locator("svg.qr")).isVisible();
    Guest ben = guest("Ben").accepts(ana.invitation());
    assertThat(ana.the("invite")).hasCount(0);

    assertThat(ana.page).hasTitle(Pattern.compile("Your turn.*Kukuli"));
    assertThat(ben.page).hasTitle("Kukuli · Bergerie");
    ana.plays("C6-C5");
    assertThat(ben.page).hasTitle(Pattern.compile("Your turn.*Kukuli"));
    assertThat(ana.page).hasTitle("Kukuli · Bergerie");
    ben.sees("C6", "").sees("C5", "WOLF").plays("A3-A4");
    ana.sees("A3", "").sees("A4", "SHEEP").reads("log", "Ben");
    ben.reads("seat-0", "Ana");
  }

  @Test
  void aProgramIsInvitedByACommand() throws Exception {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link")).is("waiting");
    ana.context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
    ana.the("program").locator("summary").click();
    ana.the("program").getByRole(AriaRole.BUTTON).click();
    String command = ana.pastes("random_bot.py");
    Process program =
        new ProcessBuilder("sh", "-c", command)
            .directory(new File(".."))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      ana.reads("seat-1", "Python").plays("C6-C5");
      assertThat(ana.page).hasTitle(Pattern.compile("Your turn.*Kukuli"));
    } finally {
      program.destroy();
    }
  }

  /** Whoever made the table has seen all cards of the match it comes from. */
  @Test
  void knownCardsAreToldBeforeOneSitsDown() {
    Guest ana = guest("Ana").opens("sheep-sheep").setsTable(List.of("me", "random"));
    ana.isAtTheTable();
    String match = ana.page.url().replaceAll(".*#/table/", "");
    ana.resigns().the("replay").click();
    ana.isOn("replay");

    Guest ben = guest("Ben").visits(invitationTo(ana, match, "")).isOn("join");
    ben.reads("origin", "What was hidden has been dealt anew.");
    assertThat(ben.the("agree")).hasCount(0);

    Guest eve = guest("Eve").visits(invitationTo(ana, match, ", \"known\": true")).isOn("join");
    eve.reads("origin", "whoever has seen that match knows it").the("sit-down").click();
    assertThat(eve.the("sit-down")).isVisible();
    eve.the("agree").check();
    eve.the("sit-down").click();
    eve.isAtTheTable().reads("origin", "whoever has seen that match knows it");
  }

  /** A table that goes on from the middle of a match, as a program would set it up. */
  private String invitationTo(Guest asker, String match, String more) {
    String made =
        asker
            .page
            .request()
            .post(
                inn.address() + "/api/matches/" + match + "/continue",
                RequestOptions.create()
                    .setHeader("Content-Type", "application/json")
                    .setData(
                        "{\"from\": 9, \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"link\"}]%s}"
                            .formatted(more)))
            .text();
    JsonNode table = new JsonMapper().readTree(made);
    return "/#/join/%s/%s"
        .formatted(
            table.path("table").asString(), table.path("seats").path(1).path("invite").asString());
  }

  @Test
  void aUsedInvitationIsOfNoUse() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    String link = ana.invitation();
    Guest ben = guest("Ben").accepts(link);
    Guest eve = guest("Eve").visits(link).isOn("join");
    eve.complaints.expect("status of 409");
    eve.the("sit-down").click();
    assertThat(eve.page.locator("h1")).hasText("This seat is taken already.");
    ben.visits(link).isAtTheTable();
  }

  @Test
  void aSpectatorSeesEverythingAndMovesNothing() {
    Guest ana = guest("Ana").opens("bagh-chal").setsTable(List.of("link", "me"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
    ana.the("watch-link").getByRole(AriaRole.BUTTON).click();
    String link = ana.pastes("#/watch/");

    Guest eve = guest("Eve").visits(link).isAtTheTable().is("watching");
    ana.plays("@C3");
    eve.sees("C3", "SHEEP").reads("status", "Ben is to play.");
    eve.clicks("A1").clicks("A2");
    assertEquals(0, eve.page.locator("[data-legal], [data-movable]").count());
    assertThat(eve.the("resign")).hasCount(0);
    ben.plays("A1-A2");
    eve.sees("A1", "").sees("A2", "WOLF");
  }

  @Test
  void theyTalk() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.presses("c");
    ana.page.keyboard().type("Béé ! <b>hello</b>");
    ana.presses("Enter");
    ben.page.locator("#tab-chat").click();
    ben.reads("chat", "Ana").reads("chat", "Béé ! <b>hello</b>");
  }
}
