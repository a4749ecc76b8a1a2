package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.browser.Look.Device;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Sheep Sheep in real browsers, against real sand. */
class SheepSheepTest extends Visit {

  private static final Path PICTURES = Path.of("target", "screenshots");

  /** As short as the house allows. */
  private static final String QUICK = "sand=30";

  private static final String NO_HURRY = "sand=300";
  private static final int MOST_GAMES = 5;

  @Test
  void theSandEndsAnExchangeInTheMiddleAndFillsTheGaps() {
    Shepherd ana = alone(guest("Ana"), QUICK);
    Guest page = ana.guest();
    Locator won = page.told("The sand has run out: you win");
    boolean inTheMiddle = false;
    // Until the sand has won a group for her while she held a card: with luck in the first turn.
    while (!inTheMiddle || won.count() == 0) {
      page.page.waitForFunction(
          "() => document.querySelector('.ss-meadow')?.dataset.doing === 'exchange'");
      inTheMiddle = ana.hurries(ana.plan(2));
      // What she fills gaps with is held, too, but for another glass.
      page.page.waitForFunction("() => !document.querySelector('.ss-own.held[data-slot]')");
    }
    // She places nothing: the glass does it.
    assertThat(page.told("The sand has run out: you lay")).not().hasCount(0);
    page.page.waitForFunction(
        "() => document.querySelectorAll('.ss-cell.gap').length === 0"
            + " || document.querySelector('.table').dataset.status === 'over'");
  }

  @Test
  void aTapThatComesTooLateGoesBackVisibly() {
    Guest ana = guest("Ana");
    Wire wire = new Wire(ana.page);
    ana.opens("sheep-sheep").setsTable(List.of("me", "link"), "sand1=30", NO_HURRY);
    Guest ben = guest("Ben").accepts(ana.invitation());
    Shepherd shepherd = new Shepherd(ana);
    if (mover(shepherd, new Shepherd(ben)).orElseThrow().guest().equals(ben)) {
      new Shepherd(ben).plays("done");
    }
    ana.is("mine");
    wire.holdMoves();
    String move = anExchange(shepherd);
    Locator cell = shepherd.cell(move.split("@")[1]);
    String before = cell.getAttribute("data-up");
    shepherd.tries(move);
    // Answered at once, though the server has heard nothing of it.
    assertThat(cell).not().hasAttribute("data-up", before);
    assertThat(ana.page.locator(".ss-table")).hasAttribute("data-pending", "1");
    assertThat(cell).hasClass(Pattern.compile("\\bback\\b"));
    assertThat(cell).hasAttribute("data-up", before);
    ana.is("theirs");
    wire.release();
    assertThat(ana.the("objection")).isVisible();
    assertThat(ana.told("You replace")).hasCount(0);
  }

  private static String anExchange(Shepherd shepherd) {
    return shepherd.moves().stream().filter(one -> one.contains("@")).findFirst().orElseThrow();
  }

  @Test
  void twoBrowsersPlayToTheFinalCount() {
    Guest ana = guest("Ana");
    Guest ben = guest("Ben");
    boolean dragged = false;
    // Where no group is in reach, a game ends before a card is drawn.
    for (int game = 0; game < MOST_GAMES && !dragged; game++) {
      ana.opens("sheep-sheep").setsTable(List.of("me", "link"), NO_HURRY);
      ben.accepts(ana.invitation());
      Shepherd first = new Shepherd(ana);
      Shepherd second = new Shepherd(ben);
      bothKnowOnlyTheirOwnFetish(first, second);
      dragged = playToTheEnd(first, second);
    }
    assertTrue(dragged);
    for (Guest guest : List.of(ana.is("over"), ben.is("over"))) {
      assertThat(guest.the("tally")).hasAttribute("data-done", "true");
      assertThat(guest.page.locator("[data-tally] .ss-fetish:not(.back)")).hasCount(2);
      assertThat(guest.the("ending")).isVisible();
    }
    assertEquals(
        ana.page.locator(".ss-tally-points").allTextContents(),
        ben.page.locator(".ss-tally-points").allTextContents());
    ana.page.screenshot(
        new Page.ScreenshotOptions().setPath(PICTURES.resolve("sheep-sheep-tally.png")));
  }

  /** Plays a whole game; answers whether a card was dragged to a gap in it. */
  private static boolean playToTheEnd(Shepherd first, Shepherd second) {
    boolean dragged = false;
    for (int move = 0; move < 300 && first.guest().the("tally").count() == 0; move++) {
      Optional<Shepherd> next = mover(first, second);
      if (next.isEmpty()) {
        break;
      }
      Shepherd now = next.get();
      String choice = choice(now, now.equals(first));
      if (!dragged && choice.matches("[a-z]@..")) {
        dragged = true;
        drags(now, choice);
      } else {
        now.plays(choice);
      }
    }
    return dragged;
  }

  private static void bothKnowOnlyTheirOwnFetish(Shepherd first, Shepherd second) {
    for (Shepherd one : List.of(first, second)) {
      one.guest().page.waitForSelector(".ss-cell[data-up]:not(.gap)");
      assertTrue(one.fetish(one.seat()).isPresent());
      assertEquals(Optional.empty(), one.fetish(1 - one.seat()));
      assertThat(one.guest().page.locator(".ss-other .ss-fetish.back")).hasCount(1);
    }
  }

  /** Whoever may move, once nothing is on its way any more; nobody when it is over. */
  private static Optional<Shepherd> mover(Shepherd first, Shepherd second) {
    first
        .guest()
        .page
        .waitForFunction(
            """
            () => {
              const { status, sent } = document.querySelector('.table').dataset;
              return sent === undefined && ['mine', 'theirs', 'over'].includes(status);
            }""");
    return switch (first.guest().table().getAttribute("data-status")) {
      case "mine" -> Optional.of(first);
      case "theirs" -> {
        second.guest().is("mine");
        yield Optional.of(second);
      }
      default -> Optional.empty();
    };
  }

  /** One of the two looks for groups; the other only takes what lies there. */
  private static String choice(Shepherd shepherd, boolean keen) {
    List<String> moves = shepherd.moves();
    Optional<String> win = moves.stream().filter(move -> move.startsWith("win")).findFirst();
    if (win.isPresent() || !moves.contains("done")) {
      return win.orElseGet(moves::getFirst);
    }
    List<String> plan = keen ? shepherd.plan(3) : List.of();
    return plan.isEmpty() ? "done" : plan.getFirst();
  }

  /** The drawn card is turned, and dragged to a gap. */
  private static void drags(Shepherd shepherd, String move) {
    Guest guest = shepherd.guest();
    String before = guest.the("drawn").getAttribute("data-up");
    guest.the("turn-drawn").click();
    assertThat(guest.the("drawn")).not().hasAttribute("data-up", before);
    String turned = guest.the("drawn").getAttribute("data-up");
    Locator gap = shepherd.cell(move.split("@")[1]);
    guest.the("drawn").dragTo(gap);
    assertThat(gap).hasAttribute("data-up", turned);
    assertThat(guest.page.locator(".ss-table")).hasAttribute("data-pending", "0");
  }

  @Test
  void aRestartDuringATurnGivesTheTimeBackAndSaysSo() {
    Shepherd ana = alone(guest("Ana"), NO_HURRY);
    Guest page = ana.guest();
    page.complaints.expect("WebSocket connection to");
    page.complaints.expect("ERR_CONNECTION_REFUSED");
    page.is("mine");
    String up = ana.cell("B2").getAttribute("data-up");
    double deadline = deadline(page);
    inn.close();
    page.reads("line", "Connection lost. Reconnecting…");
    inn.reopen();
    assertThat(page.the("lost-time")).containsText("that time is given back");
    page.is("mine");
    assertThat(ana.cell("B2")).hasAttribute("data-up", up);
    assertTrue(deadline(page) > deadline);
    // And the turn goes on.
    ana.plays(ana.moves().getFirst());
  }

  @Test
  void theGlassIsTurnedWhenTheCurtainOpens() {
    Guest ana = guest("Ana").opens("sheep-sheep").setsTable(List.of("me", "here"), NO_HURRY);
    ana.is("curtain").the("open-curtain").click();
    ana.is("mine");
    assertThat(ana.told("the time starts now")).hasCount(1);
  }

  /** Of the sand, by the server's clock. */
  private static double deadline(Guest guest) {
    return ((Number) guest.page.evaluate("() => document.querySelector('be-sand').sand.deadline"))
        .doubleValue();
  }

  @Test
  void aPhoneShowsMeadowAndCardsTogetherAndIsPlayedByTaps() {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Device.PHONE));
    Shepherd shepherd = alone(ana, NO_HURRY);
    ana.is("mine");
    ana.page.screenshot(
        new Page.ScreenshotOptions().setPath(PICTURES.resolve("sheep-sheep-phone.png")));
    for (String part : List.of(".ss-meadow", ".ss-hand", ".status")) {
      BoundingBox box = ana.page.locator(part).first().boundingBox();
      assertTrue(box.x >= 0 && box.x + box.width <= 360, part + " is too wide");
      assertTrue(box.y >= 0 && box.y + box.height <= 740, part + " is out of sight");
    }
    String move = anExchange(shepherd);
    String[] part = move.split("@");
    int before = ana.seq();
    shepherd.cell(part[1]).tap();
    assertThat(shepherd.card(part[0])).hasAttribute("data-legal", "true");
    shepherd.card(part[0]).tap();
    ana.hearsMore(before);
  }

  @Test
  void aCardIsTurnedAndLaidByKeys() {
    Shepherd ana = alone(guest("Ana"), NO_HURRY);
    Guest page = ana.guest();
    page.is("mine");
    String move = anExchange(ana);
    String[] part = move.split("@");
    int slot = Integer.parseInt(ana.card(part[0]).getAttribute("data-slot"));
    Locator card = ana.card(part[0]);
    String up = card.getAttribute("data-up");
    page.page.locator("[data-slot='0']").focus();
    for (int step = 0; step < slot; step++) {
      page.presses("ArrowRight");
    }
    page.presses("t");
    assertThat(card).not().hasAttribute("data-up", up);
    page.presses("Enter", "ArrowUp");
    // The keys begin in the middle, on B2.
    int column = part[1].charAt(0) - 'B';
    int row = part[1].charAt(1) - '2';
    page.presses(column < 0 ? "ArrowLeft" : column > 0 ? "ArrowRight" : "Home");
    page.presses(row < 0 ? "ArrowUp" : row > 0 ? "ArrowDown" : "Home");
    assertThat(ana.cell(part[1])).isFocused();
    int before = page.seq();
    page.presses("Enter");
    page.hearsMore(before);
  }

  @Test
  void trainingComparesWithTheBestGroupAndShowsItStepByStep() {
    Guest ana = guest("Ana");
    ana.page.clock().setFixedTime("2026-11-16T12:00:00Z");
    ana.opens("sheep-sheep").the("train").click();
    ana.isOn("train");
    ana.visits("/train/sheep-sheep/2026-11-16");
    assertThat(ana.page.locator(".ss-score h2")).hasText("Meadow of November 16, 2026");
    assertThat(ana.the("best")).hasAttribute("data-sheep", "5");
    ana.page.locator(".ss-own").first().click();
    ana.page.locator(".ss-cell[data-legal=true]").first().click();
    ana.reads("made", "1 exchange");
    ana.the("undo").click();
    ana.reads("made", "0 exchanges");
    ana.the("show-best").click();
    while (ana.the("step-on").isEnabled()) {
      ana.the("step-on").click();
    }
    assertThat(ana.page.locator("[data-group]")).hasCount(1);
    assertEquals(
        5, ana.page.locator("[data-group]").first().getAttribute("data-group").split("\\+").length);
    ana.the("show-best").click();
    playsThePlan(ana);
    assertThat(ana.the("praise")).containsText("First day");
    assertThat(ana.the("found")).hasAttribute("data-sheep", "5");
    ana.the("another").click();
    assertThat(ana.page).not().hasURL(Pattern.compile("2026-11-16"));
    ana.visits("/train/kukuli").isOn("train");
    assertThat(ana.page.locator("main h1")).hasText("Nothing grazes here.");
  }

  @Test
  void aMeadowThatComesLateDoesNotReplaceTheOneAskedForSince() {
    Guest ana = guest("Ana").goesHome();
    List<Route> late = new ArrayList<>();
    ana.page.route("**/api/training/sheep-sheep/2026-11-15", late::add);
    ana.visits("/train/sheep-sheep/2026-11-15");
    ana.page.waitForCondition(() -> !late.isEmpty());
    // Within the page: the answer that is late still comes to it.
    ana.page.evaluate("() => { location.hash = '#/train/sheep-sheep/2026-11-16'; }");
    assertThat(ana.page.locator(".ss-score h2")).containsText("November 16, 2026");
    ana.page.waitForResponse("**/2026-11-15", () -> late.forEach(Route::resume)).finished();
    ana.page.evaluate("() => new Promise(requestAnimationFrame)");
    assertThat(ana.page.locator(".ss-score h2")).containsText("November 16, 2026");
  }

  @SuppressWarnings("unchecked")
  private static void playsThePlan(Guest guest) {
    Shepherd shepherd = new Shepherd(guest);
    ((List<String>)
            guest.page.evaluate(
                "async () => (await (await fetch('/api/training/sheep-sheep/2026-11-16')).json())"
                    + ".best.exchanges"))
        .forEach(shepherd::tries);
  }

  /** Against a bot that does not think long. */
  private Shepherd alone(Guest guest, String sand) {
    guest.opens("sheep-sheep").setsTable(List.of("me", "best-group"), sand, "sand2=30");
    return new Shepherd(guest);
  }
}
