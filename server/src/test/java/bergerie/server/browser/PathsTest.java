package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every screen has an address of its own, which holds no secret where a server could read it. */
class PathsTest extends Visit {

  @Test
  void screensChangeWithoutThePageBeingFetchedAnew() {
    Guest ana = guest("Ana").goesHome();
    ana.page.evaluate("() => { window.same = true; }");
    ana.page.locator("[data-game=kukuli] a[href^='/game/']").first().click();
    ana.isOn("game");
    assertThat(ana.page).hasURL(inn.address() + "/game/kukuli");
    ana.the("start").click();
    ana.isAtTheTable();
    assertThat(ana.page).hasURL(Pattern.compile("/table/[a-z0-9]+$"));
    ana.page.goBack();
    ana.isOn("game");
    ana.page.goBack();
    ana.isOn("home");
    ana.page.goForward();
    ana.isOn("game");
    ana.page.locator("a.brand").click();
    ana.isOn("home");
    assertThat(ana.page).hasURL(inn.address() + "/");
    assertEquals(true, ana.page.evaluate("() => window.same"));
  }

  @Test
  void everyPathCanBeOpenedByItself() {
    Guest ana = guest("Ana").visits("/game/bagh-chal").isOn("game");
    ana.the("start").click();
    ana.isAtTheTable().page.reload();
    ana.isAtTheTable().visits("/train/sheep-sheep/2026-11-16").isOn("train");
    ana.visits("/puzzles/kukuli").isOn("puzzles").visits("/kit").isOn("kit");
    ana.visits("/game").isOn("lost");
  }

  @Test
  void anInvitationHidesWhatOpensTheSeat() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    String link = ana.invitation();
    assertTrue(link.matches(".*/join/[a-z0-9]+#[A-Za-z0-9_-]+"), link);
    Guest ben = guest("Ben").goesHome();
    ben.accepts(link);
    assertThat(ben.page).hasURL(Pattern.compile("/table/[a-z0-9]+$"));
    ben.page.goBack();
    ben.isOn("home");
    Guest eve = guest("Eve").visits(link.replaceFirst("#.*", ""));
    assertThat(eve.page.locator("h1")).hasText("This invitation is not for this table.");
  }

  @Test
  void anInvitationThatLostItsEndSaysSo() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest eve = guest("Eve").visits(ana.invitation().replaceFirst("#.*", ""));
    assertThat(eve.page.locator("h1")).hasText("This invitation is not for this table.");
  }

  @Test
  void oldLinksBecomeNewOnes() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    String old = ana.invitation().replaceFirst("/join/([a-z0-9]+)#", "/#/join/$1/");
    Guest ben = guest("Ben").visits(old).isOn("join");
    assertThat(ben.page).hasURL(ana.invitation());
    ben.visits("/#/game/wolf-and-hound?combo=W01+W05").isOn("game");
    assertThat(ben.page).hasURL(inn.address() + "/game/wolf-and-hound?combo=W01+W05");
    ben.goesHome().page.evaluate("() => { location.hash = '#/kit'; }");
    ben.isOn("kit");
    assertThat(ben.page).hasURL(inn.address() + "/kit");
  }
}
