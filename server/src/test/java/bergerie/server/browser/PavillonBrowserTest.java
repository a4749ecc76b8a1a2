package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Au Pavillon du Traqueur: whole games, spells in other players' turns, windows, one device. */
class PavillonBrowserTest extends Visit {

  private static final int MOST_GAMES = 5;

  private Hunter hunter(Guest guest, List<String> seats, String window) {
    guest.opens("pavillon");
    return new Hunter(guest.setsFullTable(seats, "window=" + window));
  }

  @Test
  void threePlayersAndASpellInAnothersTurn() {
    Guest ana = guest("Ana");
    AtomicInteger answers = new AtomicInteger();
    // Who falls early may never have held a spell: then there is another game.
    for (int game = 0; game < MOST_GAMES && answers.get() == 0; game++) {
      hunter(ana, List.of("me", "random", "random"), "0")
          .playsUntil("OVER", 1, one -> answering(one, answers));
    }
    assertTrue(answers.get() > 0, "a spell was cast in another player's turn");
    assertThat(ana.told("You cast")).not().hasCount(0);
    assertThat(ana.the("ending")).isVisible();
    assertThat(ana.page.locator(".pt-land")).hasCount(3);
  }

  /** Casts whenever it is somebody else's turn, the first time it can. */
  private static String answering(Hunter hunter, AtomicInteger answers) {
    List<String> casts = hunter.moves().stream().filter(one -> one.startsWith("cast ")).toList();
    if (!casts.isEmpty() && !hunter.active().equals("P1")) {
      answers.incrementAndGet();
      return casts.getFirst();
    }
    return Hunter.hasty(hunter);
  }

  @Test
  void fourPlayersToTheEnd() {
    Guest ana = guest("Ana", Look.USUAL.in("fr"));
    Hunter hunter = hunter(ana, List.of("me", "random", "random", "random"), "0");
    hunter.playsUntil("SHOP", 2, Hunter::hasty);
    if (!hunter.isOver()) {
      assertThat(ana.the("actions")).hasAttribute("data-left", "3");
      assertThat(ana.the("ranks").first().locator("li")).hasCount(4);
      hunter.plays("tame");
      assertEquals("ADOPT", hunter.step());
      hunter.plays("release");
      assertThat(ana.the("actions")).hasAttribute("data-left", "2");
    }
    hunter.playsUntil("OVER", 1, Hunter::hasty);
    assertThat(ana.the("ending")).hasAttribute("data-rule", "PT-38");
    ana.the("combat-log").click();
    assertThat(ana.the("combat-log-dialog").locator("li li").first())
        .containsText(Pattern.compile("[A-Z].*\\."));
    ana.presses("Escape");
  }

  @Test
  void byTheBookASpellMayBeDeclined() {
    Guest ana = guest("Ana", Look.USUAL.in("fr"));
    ana.opens("pavillon")
        .setsFullTable(List.of("me", "random", "random"), "window=0", "draft=decline");
    Hunter hunter = new Hunter(ana).playsUntil("PICK", 1, Hunter::hasty);
    hunter.plays("decline");
    assertThat(ana.told("Vous ne prenez aucun sort")).not().hasCount(0);
  }

  @Test
  void aWindowRunsOutForTwo() {
    Guest ana = guest("Ana");
    Guest ben = guest("Ben");
    Hunter first = hunter(ana, List.of("me", "link", "random"), "3");
    Hunter second = new Hunter(ben.accepts(ana.invitation()));
    Hunter one = untilAsked(first, second);
    Hunter other = one.equals(first) ? second : first;
    assertThat(other.guest().page.locator("[data-testid=window] progress")).isVisible();
    int seq = other.guest().seq();
    one.taps("pass");
    one.guest().reads("window", "You have passed");
    assertEquals(seq, other.guest().seq(), "nobody else hears of it");
    other.guest().hearsMore(seq);
    assertThat(other.guest().told("No more spells for now")).not().hasCount(0);
    assertThat(other.guest().told("passes")).hasCount(0);
  }

  /** Both play on until one of them may answer in a window. */
  private static Hunter untilAsked(Hunter first, Hunter second) {
    for (int i = 0; i < 400; i++) {
      for (Hunter hunter : List.of(first, second)) {
        List<String> moves = hunter.moves();
        if (hunter.step().equals("RESPOND") && moves.contains("pass")) {
          return hunter;
        }
        if (moves.stream().anyMatch(move -> !move.startsWith("stand"))) {
          hunter.plays(Hunter.hasty(hunter));
        }
      }
      first
          .guest()
          .page
          .waitForFunction("() => document.querySelector('.table').dataset.status !== 'dealing'");
    }
    throw new AssertionError("no window opens");
  }

  @Test
  void oneDeviceBehindTheCurtain() {
    Guest ana = guest("Ana").opens("pavillon");
    ana.setsFullTable(List.of("me", "here", "random"));
    Hunter hunter = new Hunter(ana);
    for (int player = 1; player <= 2; player++) {
      ana.is("curtain");
      assertThat(ana.page.locator("pavillon-table")).hasCount(0);
      ana.the("open-curtain").click();
      assertThat(ana.the("offer").locator("article")).hasCount(3);
      hunter.taps(Hunter.hasty(hunter));
    }
    // Whose hands are next depends on the combat: the curtain may fall at any moment.
    ana.page.waitForCondition(
        () -> {
          if (ana.the("open-curtain").isVisible()) {
            ana.the("open-curtain").click();
          }
          return ana.told("Combat 1 begins").count() > 0;
        });
    assertThat(ana.page.locator("progress")).hasCount(0);
    assertThat(ana.the("standing")).hasCount(0);
  }

  /** Who falls before the first strike sits down to another game. */
  private Hunter striking(Guest guest) {
    for (int game = 0; game < MOST_GAMES; game++) {
      Hunter hunter = hunter(guest, List.of("me", "random", "random", "random"), "0");
      hunter.waits().seesNoOverflow();
      if (!hunter.playsUntil("STRIKE", 1, Hunter::hasty).isOver()) {
        return hunter;
      }
    }
    throw new AssertionError("never a strike");
  }

  /** Saves spells until one can be aimed at a pet, in as many games as it takes. */
  private Hunter aiming(Guest guest) {
    for (int game = 0; game < MOST_GAMES; game++) {
      Hunter hunter = hunter(guest, List.of("me", "random", "random"), "0");
      while (!hunter.playsUntil("RESPOND", 2, Hunter::sparing).isOver()) {
        if (hunter.aimable().isPresent()) {
          return hunter;
        }
        hunter.plays("pass");
      }
    }
    throw new AssertionError("never a spell to aim");
  }

  @Test
  void aSpellIsSeenThroughBeforeItIsCast() {
    Guest ana = guest("Ana");
    Hunter hunter = aiming(ana);
    List<String> aim = hunter.aimable().orElseThrow();
    Locator spell = hunter.spell(aim.getFirst());
    assertThat(spell).isInViewport();
    spell.click();
    int seq = ana.seq();
    hunter.pet(aim.getLast()).focus();
    assertThat(ana.the("foreseen")).hasAttribute("data-kind", "spell");
    ana.reads("foreseen", "What it does");
    assertEquals(seq, ana.seq(), "nothing is cast yet");
    ana.presses("Enter");
    if (ana.the("cast").isVisible()) {
      ana.the("cast").click();
    }
    ana.hearsMore(seq);
    assertThat(ana.told("You cast")).not().hasCount(0);
  }

  /** The browser takes no such move for a pan of the page. */
  @Test
  void aFingerDragsAPetOntoItsTarget() {
    Guest ana = guest("Ana", Look.USUAL.on(Look.Device.PHONE));
    Hunter hunter = striking(ana);
    List<String> strike =
        hunter.moves().stream()
            .map(move -> List.of(move.split(" ")))
            .filter(words -> words.getFirst().equals("strike"))
            .findFirst()
            .orElseThrow();
    int seq = ana.seq();
    Finger.of(ana).drags(hunter.pet(strike.get(1)), hunter.pet(strike.get(2)));
    ana.hearsMore(seq);
    assertThat(ana.told("You send")).not().hasCount(0);
  }

  @Test
  void onAPhone() {
    Guest ana = guest("Ana", Look.USUAL.on(Look.Device.PHONE));
    Hunter hunter = striking(ana);
    hunter.seesNoOverflow();
    Locator target = ana.page.locator(".pt-land:not(.own) .pt-pet.legal").first();
    target.tap();
    ana.reads("foreseen", "If nobody answers").reads("status", "Tap again");
    assertThat(target.locator(".pt-result")).hasAttribute("data-left", Pattern.compile("-?\\d+"));
    int seq = ana.seq();
    target.tap();
    ana.hearsMore(seq);
    hunter.playsUntil("SHOP", 2, Hunter::hasty).seesNoOverflow();
  }
}
