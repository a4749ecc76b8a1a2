package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.io.File;
import java.util.List;
import java.util.Locale;
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
  void onAPhoneALinkIsCopiedBeforeTheSquareAndDevelopersLookBelow() {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Look.Device.PHONE));
    ana.opens("kukuli").setsTable(List.of("me", "link")).is("waiting");
    Locator invite = ana.the("invite");
    double copy = invite.locator("be-copy button").first().boundingBox().y;
    double square = invite.locator("svg.qr").boundingBox().y;
    assertTrue(copy < square, copy + " " + square);
    assertThat(ana.the("program").locator("summary")).hasText("Pour les développeurs");
    assertThat(ana.the("program").locator("input")).isHidden();
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
    String match = ana.page.url().replaceAll(".*/table/", "");
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
    return "/join/%s#%s"
        .formatted(
            table.path("table").asString(), table.path("seats").path(1).path("invite").asString());
  }

  @Test
  void whoeverComesTooLateMayLookOn() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    String link = ana.invitation();
    Guest ben = guest("Ben").accepts(link);
    Guest eve = guest("Eve");
    eve.complaints.expect("status of 409");
    eve.visits(link);
    assertThat(eve.page.locator("h1")).hasText("This seat is taken already.");
    assertThat(eve.the("sit-down")).hasCount(0);
    eve.the("watch").click();
    eve.isAtTheTable().is("watching");
    ben.visits(link).isAtTheTable();
    ana.resigns();
    Guest late = guest("Late").visits(link);
    assertThat(late.page.locator("h1")).hasText("This game is over.");
    assertThat(late.page.locator("main a[href^='/replay/']")).isVisible();
  }

  /** Also while the table still waits for others. */
  @Test
  void aUsedInvitationSaysSoAtOnce() {
    Guest ana = guest("Ana").opens("wolfwalkers").setsFullTable(List.of("me", "link", "link"));
    ana.is("waiting");
    List<String> links =
        ana.the("invite-link").all().stream().map(Locator::inputValue).distinct().toList();
    assertEquals(2, links.size());
    guest("Ben").accepts(links.getFirst());
    Guest eve = guest("Eve");
    eve.complaints.expect("status of 409");
    eve.visits(links.getFirst());
    assertThat(eve.the("trouble")).hasAttribute("data-trouble", "taken");
    eve.the("watch").click();
    eve.isAtTheTable().is("waiting");
    guest("Cleo").accepts(links.get(1)).isAtTheTable();
    eve.is("watching");
  }

  @Test
  void anInvitationToAnotherTableSaysSo() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest eve = guest("Eve");
    eve.complaints.expect("status of 403");
    eve.visits(ana.invitation() + "x");
    assertThat(eve.page.locator("h1")).hasText("This invitation is not for this table.");
    assertThat(eve.the("sit-down")).hasCount(0);
    eve.complaints.expect("status of 404");
    eve.visits("/#/join/nowhere/x");
    assertThat(eve.page.locator("h1")).hasText("There is no such table.");
    eve.the("other").click();
    eve.isOn("home");
  }

  @Test
  void sixLettersAreAsGoodAsALink() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    ana.the("ask-code").click();
    String code = ana.the("code").textContent();
    Guest ben = guest("Ben").goesHome();
    Locator field = ben.page.locator("input[name=code]");
    ben.complaints.expect("status of 404");
    field.fill("zzz zzz");
    ben.the("use-code").click();
    assertThat(ben.page.locator("code-form [role=alert]")).containsText("no such code");
    field.fill(code.toLowerCase(Locale.ROOT));
    ben.the("use-code").click();
    ben.isOn("join").the("sit-down").click();
    ben.isAtTheTable();
    assertThat(ana.the("invite")).hasCount(0);
  }

  @Test
  void aSeatGoesAlongToAnotherDevice() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "random"));
    ana.context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
    ana.opensTheMenu().the("carry").click();
    assertThat(ana.the("carried").locator("svg.qr")).isVisible();
    ana.the("carried").locator("be-copy button").click();
    String link = ana.pastes("/carry#");

    Guest phone = guest("Ana on a phone").visits(link).isOn("carry");
    phone.the("carry-here").click();
    phone.isAtTheTable().is("mine").plays("C6-C5");
    Guest eve = guest("Eve").visits(link).isOn("carry");
    eve.complaints.expect("status of 404");
    eve.the("carry-here").click();
    assertThat(eve.page.locator("main [role=alert]")).containsText("ask for a new one");
  }

  /** By the name of another machine and without HTTPS a page has no clipboard. */
  @Test
  void aLinkIsCopiedInTheOldWayToo() {
    String elsewhere = inn.address().replace("127.0.0.1", Chromium.ELSEWHERE);
    Guest ana =
        guest("Ana", Look.USUAL.options(elsewhere))
            .opens("kukuli")
            .setsTable(List.of("me", "link"));
    assertEquals(false, ana.page.evaluate("isSecureContext"));
    assertEquals(true, ana.invitation().startsWith(elsewhere));
    Locator copy = ana.the("invite").locator("be-copy button").first();
    copy.click();
    assertThat(copy).hasText("Copied");
    ana.page.evaluate("document.execCommand = () => false");
    copy.click();
    assertThat(ana.the("by-hand")).isFocused();
    assertThat(ana.the("by-hand")).hasValue(ana.invitation());
  }

  @Test
  void aSpectatorSeesEverythingAndMovesNothing() {
    Guest ana = guest("Ana").opens("bagh-chal").setsTable(List.of("link", "me"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    ana.context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
    ana.opensTheMenu().the("watch-link").getByRole(AriaRole.BUTTON).click();
    String link = ana.pastes("/watch/");
    ana.presses("Escape");

    Guest eve = guest("Eve").visits(link).isAtTheTable().is("watching");
    ana.plays("@C3");
    eve.sees("C3", "SHEEP").reads("status", "Ben is to play.");
    eve.clicks("A1").clicks("A2");
    assertEquals(0, eve.page.locator("[data-legal], [data-movable]").count());
    assertThat(eve.opensTheMenu().the("resign")).hasCount(0);
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
