package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.browser.Look.Device;
import bergerie.server.browser.Look.Light;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Wolf &amp; Hound in real browsers: with every number of players, on a desk and on a phone. */
class WolfAndHoundBrowserTest extends Visit {

  /** Seats as they are, where it matters who is with whom. */
  private static final String CHOSEN = "seats=chosen";

  private static final Path PICTURES = Path.of("target", "screenshots");

  private final Axe axe = new Axe();

  @Test
  void onePersonAndThreeBotsPlayToTheEnd() {
    Guest ana = guest("Ana").opens("wolf-and-hound");
    ana.the("start").click();
    ana.isAtTheTable().is("mine").reads("status", "play a card");
    assertThat(meadow(ana, "P1")).hasAttribute("data-seat", "0");
    assertThat(meadow(ana, "P3")).hasAttribute("data-seat", "2");
    hand(ana).first().hover();
    assertThat(ana.the("about")).not().isEmpty();
    passes(ana, "wolf-and-hound-table");
    playsToTheEnd(ana);
    assertThat(ana.the("ending")).isVisible();
    ana.reads("round-end", "Sheep in the pens");
    passes(ana, "wolf-and-hound-end");
  }

  @Test
  void seatsAreDrawnAndEverybodyIsToldWhoIsWithWhom() {
    Guest ana = guest("Ana").opens("wolf-and-hound").setsTable(List.of("me", "link", "random"));
    assertThat(ana.page.locator(".wh-meadow.undrawn")).hasCount(4);
    assertThat(ana.opensTheMenu().page.locator(".panel .wh-shepherd.undrawn")).hasCount(4);
    ana.presses("Escape");
    passes(ana, "wolf-and-hound-undrawn");
    Guest ben = guest("Ben").accepts(ana.invitation());
    for (Guest guest : List.of(ana, ben)) {
      assertThat(guest.told("The seats are drawn.")).hasCount(1);
      assertThat(guest.opensTheMenu().page.locator(".undrawn")).hasCount(0);
      for (int seat = 0; seat < 4; seat++) {
        String team =
            (String)
                guest.page.evaluate(
                    "seat => document.querySelector('wolf-and-hound-table').desk.view.meadows"
                        + ".find((one) => one.seat === seat).team.toLowerCase()",
                    seat);
        assertThat(guest.page.locator(".wh-meadow." + team + "[data-seat='" + seat + "']"))
            .hasCount(1);
        assertThat(guest.the("seat-" + seat).locator(".wh-shepherd." + team)).hasCount(1);
      }
      guest.presses("Escape");
    }
    passes(ana, "wolf-and-hound-drawn");
  }

  @Test
  void threePlayersAndAGhostWhoseCardIsExchanged() {
    Guest ana = guest("Ana", Look.USUAL.at(Light.DUSK));
    sets(ana, 3, 1, "");
    assertThat(meadow(ana, "P4")).hasAttribute("data-seat", "ghost");
    assertThat(meadow(ana, "P4")).hasAttribute("data-cards", "4");
    playsUntil(ana, moves -> moves.contains("swap"));
    assertThat(ana.the("exchange")).isVisible();
    ana.the("keep").hover();
    passes(ana, "wolf-and-hound-exchange");
    ana.the("swap").click();
    assertThat(ana.told("You exchange the")).hasCount(1);
    playsToTheEnd(ana);
  }

  @Test
  void twoPlayersAndTwoGhosts() {
    Guest ana = guest("Ana");
    sets(ana, 2, 0, "M01+M02+W02");
    assertThat(ana.page.locator("[data-seat=ghost]")).hasCount(2);
    assertThat(ana.page.locator("[data-animal].wh-piece")).hasCount(3);
    playsToTheEnd(ana);
    assertThat(ana.the("ending")).isVisible();
  }

  @Test
  void aMatchOfFiveRounds() {
    Guest ana = guest("Ana").visits("/game/wolf-and-hound?combo=W01+W05&rounds=5").isOn("game");
    ana.the("start").click();
    ana.isAtTheTable();
    assertThat(ana.the("pile")).hasAttribute("data-round", "1");
    playsUntil(ana, _ -> ana.the("round-end").isVisible());
    ana.reads("round-end", "Round 1 is over.").reads("round-end", "wins");
    assertThat(ana.the("pile")).hasAttribute("data-score", Pattern.compile("1-0|0-1"));
    picture(ana, "wolf-and-hound-round");
    playsToTheEnd(ana);
    assertThat(ana.the("pile")).hasAttribute("data-round", "5");
    assertThat(ana.the("ending")).hasAttribute("data-rule", "WH-10");
  }

  @Test
  void opponentsInTwoBrowsersSeeOnlyTheirOwnHands() {
    Guest ana = guest("Ana").opens("wolf-and-hound").setsTable(List.of("me", "link"), CHOSEN);
    Guest ben = guest("Ben").accepts(ana.invitation());
    decides(ana);
    ana.is("theirs");
    ben.is("mine");
    assertThat(meadow(ben, "P1")).containsText("Ana");
    assertThat(hand(ana)).hasCount(4);
    assertThat(hand(ben)).hasCount(4);
    String played =
        ana.page.locator("[data-meadow=P1] [data-played-card]").getAttribute("data-played-card");
    assertThat(ben.page.locator("[data-meadow=P1] [data-played-card]"))
        .hasAttribute("data-played-card", played);
    assertThat(ben.told("Ana draws a card")).hasCount(1);
    decides(ben);
    playsUntil(ana, _ -> true);
  }

  @Test
  void onAPhoneTheFirstTapShowsAndTheSecondPlays() {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Device.PHONE)).opens("wolf-and-hound");
    ana.the("start").click();
    ana.isAtTheTable().is("mine");
    int before = ana.seq();
    Locator card = hand(ana).first();
    card.tap();
    ana.reads("status", "Touchez encore");
    assertThat(card).hasAttribute("aria-pressed", "true");
    assertEquals(before, ana.seq());
    passes(ana, "wolf-and-hound-phone");
    assertEquals(360, ana.page.evaluate("() => document.documentElement.scrollWidth"));
    assertTrue(
        (boolean)
            ana.page.evaluate(
                "() => document.querySelector('be-hand').getBoundingClientRect().bottom + scrollY"
                    + " <= innerHeight"),
        "the hand is in sight");
    card.tap();
    ana.hearsMore(before);
  }

  @Test
  void onAPhoneOneOfTwoMetamorphsIsFlippedByATap() {
    Guest ana = guest("Ana", Look.USUAL.on(Device.PHONE));
    Locator four = ana.page.locator(".hand-card:is([data-card=b4], [data-card=w4])").first();
    // A 4 brings one of them round to the first player, where both then show one face. Seven hands
    // of ten have one.
    do {
      sets(ana, 2, 0, "M01+M02");
      ana.is("mine");
    } while (!four.isVisible());
    four.tap();
    assertThat(ana.page.locator("[data-landing]")).hasCount(1);
    four.tap();
    ana.reads("status", "metamorphs");
    assertThat(ana.page.locator(".wh-piece.choice")).hasCount(2);
    picture(ana, "wolf-and-hound-phone-two");
    Locator second = ana.page.locator(".wh-piece[data-animal=M02]");
    String face = second.getAttribute("data-colour");
    second.tap();
    assertThat(second).not().hasAttribute("data-colour", face);
    playsToTheEnd(ana);
  }

  @Test
  void animalsWalkBeforeTheNextPlayerIsAsked() {
    Guest ana = lively("Ana").visits("/game/wolf-and-hound?seats=chosen").isOn("game");
    ana.the("start").click();
    ana.isAtTheTable().is("mine");
    ana.page.evaluate(
        """
        () => {
          window.settled = [];
          new MutationObserver(([change]) => window.settled.push(change.target.dataset.settled))
            .observe(document.querySelector('.wh-table'), { attributeFilter: ['data-settled'] });
        }
        """);
    decides(ana);
    ana.is("mine");
    assertEquals("false", ana.page.evaluate("() => window.settled[0]"));
    assertThat(ana.page.locator(".wh-table")).hasAttribute("data-settled", "true");
    assertEquals(
        true,
        ana.page.evaluate(
            "() => document.querySelector('wolf-and-hound-table').desk.view.animals.every(({ id, at })"
                + " => document.querySelector(`.wh-piece[data-animal=${id}]`).dataset.at === at)"),
        "the animals are where the server says");
  }

  @Test
  void aCombinationIsBuiltAndShared() {
    Guest ana = guest("Ana").visits("/game/wolf-and-hound?combo=M03+M04").isOn("game");
    assertThat(picks(ana, "M03")).isChecked();
    assertThat(picks(ana, "H01")).not().isChecked();
    picks(ana, "T02").check();
    assertThat(ana.the("share-combo"))
        .hasAttribute(
            "data-link", Pattern.compile("/game/wolf-and-hound\\?combo=T02\\+M03\\+M04$"));
    ana.page.locator("[data-option=combo] input[value='H01+W02+W03']").check();
    assertThat(picks(ana, "W03")).isChecked();
    assertThat(picks(ana, "T02")).not().isChecked();
    passes(ana, "wolf-and-hound-builder");
    ana.the("start").click();
    ana.isAtTheTable();
    assertThat(ana.page.locator(".wh-piece")).hasCount(3);
  }

  @Test
  void theCurtainHidesTheHandsOfWhoeverSharesADevice() {
    Guest ana =
        guest("Ana").opens("wolf-and-hound").setsTable(List.of("me", "here", "random"), CHOSEN);
    ana.the("open-curtain").click();
    ana.is("mine");
    ana.page.keyboard().press("Tab");
    hand(ana).first().focus();
    ana.presses("ArrowRight", "Enter");
    ana.is("curtain");
    assertThat(hand(ana)).hasCount(0);
    ana.the("open-curtain").click();
    ana.is("mine");
    assertThat(meadow(ana, "P2")).hasAttribute("data-active", "true");
  }

  @Test
  void theCurtainFallsWhenTheAnimalsHaveRun() {
    Guest ana =
        lively("Ana").opens("wolf-and-hound").setsTable(List.of("me", "here", "random"), CHOSEN);
    ana.the("open-curtain").click();
    ana.is("mine");
    ana.page.evaluate(
        """
        () => {
          window.seen = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            const animation = animate.apply(this, how);
            if (this.matches('.wh-walks')) {
              window.seen.push('goes');
              animation.finished.then(() => window.seen.push('is there'));
            }
            return animation;
          };
          new MutationObserver(() => {
            if (document.querySelector('[data-testid=open-curtain]')) window.seen.push('curtain');
          }).observe(document.querySelector('.table-board'), { childList: true, subtree: true });
        }
        """);
    ana.page.locator(".hand-card").first().click();
    ana.page.waitForFunction("() => window.seen.includes('curtain')");
    List<?> seen = (List<?>) ana.page.evaluate("() => window.seen");
    List<?> before = seen.subList(0, seen.indexOf("curtain"));
    assertEquals("goes", before.getFirst());
    assertEquals(
        before.stream().filter("goes"::equals).count(),
        before.stream().filter("is there"::equals).count());
  }

  // What people do here

  /** Somebody for whom things move. */
  private Guest lively(String name) {
    return guest(
        name, Look.USUAL.options(inn.address()).setReducedMotion(ReducedMotion.NO_PREFERENCE));
  }

  private static void sets(Guest guest, int players, int seat, String combo) {
    guest.opens("wolf-and-hound");
    guest.page.locator("[data-testid=setup] > summary").click();
    guest.page.locator("input[name=players][value='" + players + "']").check();
    guest.page.locator("[data-seat='" + seat + "']").getByTestId("kind").selectOption("me");
    if (!combo.isEmpty()) {
      guest.page.locator("[data-option=combo] input[value='" + combo + "']").check();
    }
    guest.page.locator("[data-option=seats] input[value=chosen]").check();
    guest.the("start").click();
    guest.isAtTheTable();
  }

  private static Locator hand(Guest guest) {
    return guest.page.locator("be-hand .hand-card");
  }

  private static Locator meadow(Guest guest, String name) {
    return guest.page.locator("[data-meadow=" + name + "]");
  }

  private static Locator picks(Guest guest, String animal) {
    return guest.page.locator(".wh-pick[data-animal=" + animal + "] input");
  }

  private static void playsToTheEnd(Guest guest) {
    playsUntil(guest, List::isEmpty);
    guest.is("over");
  }

  /** Decides one thing after the other until the legal moves, or something else, are as wished. */
  private static void playsUntil(Guest guest, Predicate<List<String>> wished) {
    for (int turn = 0; turn < 300; turn++) {
      guest.page.waitForFunction(
          "() => ['mine', 'over'].includes(document.querySelector('.table').dataset.status)");
      List<String> moves = moves(guest);
      if (wished.test(moves)) {
        return;
      }
      if (moves.isEmpty()) {
        guest.is("over");
        throw new AssertionError("over before it came to that");
      }
      decides(guest);
    }
    throw new AssertionError("this game does not end");
  }

  private static void decides(Guest guest) {
    guest.is("mine");
    int before = guest.seq();
    String move = moves(guest).getFirst();
    String[] part = move.split(" ");
    if (part.length > 1) {
      guest.page.locator(".wh-piece[data-animal=" + part[1] + "]").click();
    } else if (move.matches("[bw][1-4]")) {
      guest.page.locator(".hand-card[data-card=" + move + "]").first().click();
    } else {
      guest.the(move).click();
    }
    guest.hearsMore(before);
  }

  @SuppressWarnings("unchecked")
  private static List<String> moves(Guest guest) {
    return (List<String>)
        guest.page.evaluate("() => document.querySelector('wolf-and-hound-table').desk.moves");
  }

  /** A picture of it, and nothing that keeps anybody out. */
  private void passes(Guest guest, String screen) {
    picture(guest, screen);
    assertEquals(List.of(), axe.violations(guest.page), screen);
  }

  private static void picture(Guest guest, String screen) {
    guest.page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(screen + ".png")));
  }
}
