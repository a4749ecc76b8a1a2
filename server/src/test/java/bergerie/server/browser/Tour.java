package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;

/** A walk through every screen of the page. */
final class Tour {

  private final Guest guest;
  private final Guest friend;

  /** What is looked at on every screen, which has a name. */
  private final BiConsumer<Guest, String> look;

  Tour(Guest guest, Guest friend, BiConsumer<Guest, String> look) {
    this.guest = guest;
    this.friend = friend;
    this.look = look;
  }

  void walk() {
    aroundTheHouse();
    String table = invitation();
    playing();
    ending();
    replay(table);
  }

  private void aroundTheHouse() {
    look.accept(guest.goesHome(), "home");
    guest.the("help").click();
    assertThat(guest.the("help-dialog")).isVisible();
    look.accept(guest, "help");
    guest.presses("Escape");
    look.accept(guest.visits("/#/kit").isOn("kit"), "kit");
    look.accept(guest.visits("/#/nowhere").isOn("lost"), "lost");
    for (String game : List.of("bagh-chal", "bagh-bandi", "kukuli")) {
      look.accept(guest.opens(game), "game-" + game);
    }
    puzzles();
    sheepSheep();
    friend.visits("/table/none");
    assertThat(friend.page.locator("main h1")).isVisible();
    look.accept(friend, "no-seat");
  }

  private void puzzles() {
    guest.visits("/puzzles/kukuli/lamb/tour").isOn("puzzles");
    assertThat(guest.page.locator(".puzzle")).isVisible();
    look.accept(guest, "puzzle");
    for (String game : List.of("wolf-and-hound", "wolfwalkers", "pavillon")) {
      guest.visits("/train/" + game + "/2026-11-16").isOn("train");
      assertThat(guest.page.locator(".lesson")).isVisible();
      look.accept(guest, "daily-" + game);
    }
  }

  /** Without sand, so that nothing happens while it is looked at. */
  private void sheepSheep() {
    look.accept(guest.opens("sheep-sheep"), "game-sheep-sheep");
    guest.setsTable(List.of("me", "best-group"), "timer=exchanges").is("mine");
    guest.page.locator(".ss-own").first().click();
    look.accept(guest, "sheep-sheep");
    guest.visits("/train/sheep-sheep/2026-11-16").isOn("train");
    assertThat(guest.the("best")).isVisible();
    look.accept(guest, "training");
  }

  private String invitation() {
    guest.opens("kukuli").setsTable(List.of("me", "link")).is("waiting");
    look.accept(guest, "invite");
    look.accept(friend.visits(guest.invitation()).isOn("join"), "join");
    friend.accepts(guest.invitation());
    return guest.page.url().replaceFirst(".*/", "");
  }

  private void playing() {
    guest.plays("C6-C5");
    friend.plays("A3-A4");
    guest.plays("C5-C4");
    friend.is("mine").clicks("C2");
    look.accept(friend, "table");
    friend.clicks("C1");
    assertThat(friend.the("objection")).isVisible();
    look.accept(friend, "why");
    friend.presses("r");
    assertThat(friend.the("rules-drawer").locator(".rules-panel")).isVisible();
    look.accept(friend, "rules");
    friend.presses("Escape");
    assertThat(friend.the("rules-drawer")).hasCount(0);
    friend.chooses("draw");
    assertThat(guest.the("offer")).isVisible();
    look.accept(guest, "offer");
    guest.the("decline").click();
    friend.presses("Escape");
    friend.plays("B2-B3");
    chat();
    look.accept(guest.opensTheMenu(), "menu");
    guest.the("resign").click();
    look.accept(guest, "sure");
    guest.the("sure-no").click();
    look.accept(guest.goesHome(), "under-way");
    guest.page.goBack();
    guest.isAtTheTable();
  }

  /** Where there is no room for it beside the board, it lies in a drawer. */
  private void chat() {
    boolean drawer = guest.the("talk").isVisible();
    if (drawer) {
      guest.the("talk").click();
    }
    guest.page.locator("#tab-chat").click();
    look.accept(guest, "chat");
    guest.page.locator("#tab-log").click();
    if (drawer) {
      guest.presses("Escape");
      assertThat(guest.page.locator("#tab-log")).isHidden();
    }
  }

  private void ending() {
    guest.resigns();
    look.accept(guest, "end");
    look.accept(friend.is("over"), "end-won");
  }

  private void replay(String table) {
    guest.the("replay").click();
    guest.isOn("replay");
    assertThat(guest.the("slider")).isVisible();
    guest.presses("ArrowRight", "ArrowRight");
    assertThat(guest.table()).hasAttribute("data-step", "2");
    look.accept(guest, "replay");
    assertThat(guest.page).hasURL(java.util.regex.Pattern.compile(table));
  }
}
