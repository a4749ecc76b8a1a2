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
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** WolfWalkers in real browsers: both variants, every number of players, on a desk and a phone. */
class WolfWalkersBrowserTest extends Visit {

  private static final Path PICTURES = Path.of("target", "screenshots");
  private static final int TURNS = 25;

  private final Axe axe = new Axe();
  private final Random dice = new Random(7);

  @Test
  void aBaseGameIsPlayedToTheFinalCount() {
    Storyteller ana = Storyteller.sits(guest("Ana"), 2, "first=P1");
    assertThat(ana.guest().the("pile")).hasAttribute("data-size", "49");
    for (int turn = 0; turn < TURNS && ana.isAsked(); turn++) {
      String move = likely(ana, turn);
      int expected = ana.total() + ana.gain(move);
      ana.plays(move);
      assertThat(ana.guest().the("total-0")).hasText(String.valueOf(expected));
      if (turn == TURNS / 2) {
        ana.isAsked();
        passes(ana.guest(), "wolfwalkers-table");
      }
    }
    ana.guest().is("over");
    assertThat(ana.laid()).hasCount(TURNS);
    assertThat(ana.guest().the("ending")).hasAttribute("data-rule", "WW-8");
    Locator count = ana.guest().the("count");
    assertThat(count).hasAttribute("data-told", count.getAttribute("data-lines"));
    assertThat(ana.guest().the("final-0")).hasText(String.valueOf(ana.total()));
    passes(ana.guest(), "wolfwalkers-count");

    ana.guest().the("replay").click();
    ana.guest().isOn("replay").presses("End");
    assertThat(ana.laid()).hasCount(TURNS);
    assertThat(count).isVisible();
  }

  @Test
  void aVariantIsChosenByWhatItsCardsSay() {
    Guest ana = guest("Ana").opens("wolfwalkers");
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator powers = ana.page.locator("[data-option=powers]");
    assertThat(powers).hasCount(0);
    ana.page.locator("[data-option=variant] input[value=advanced]").check();
    assertThat(powers).containsText("All three are drawn");
    for (String power : List.of("3", "14", "25")) {
      powers.locator("input[value='" + power + "']").check();
    }
    assertThat(powers).containsText("One of your Stories gains an icon");
    assertThat(powers.locator("input[value='7']")).isDisabled();
    powers.locator("input[value='14']").uncheck();
    assertThat(powers).containsText("2 chosen, one is drawn");
    ana.page.locator("[data-option=permanent] input[value='9']").check();
    assertThat(ana.page.locator("[data-option=permanent]")).containsText("Merlin");
    passes(ana, "wolfwalkers-setup");
  }

  /** An Objective at first and now and then, Stories otherwise, wherever they bring most. */
  private String likely(Storyteller teller, int turn) {
    String wanted = turn % 4 == 0 ? "[56]@.*" : "[1-4]@.*";
    List<String> moves = teller.moves().stream().filter(move -> move.matches(wanted)).toList();
    return moves.get(dice.nextInt(moves.size()));
  }

  @Test
  void aCellShowsWhatACardWouldBringAndAnObjectiveWhatScores() {
    Storyteller ana = Storyteller.sits(guest("Ana"), 2, "first=P1");
    for (int turn = 0; ana.total() == 0; turn++) {
      ana.isAsked();
      ana.plays(best(ana, turn == 0 ? "[56]@.*" : ".*@.*"));
    }
    ana.isAsked();
    ana.place(1).click();
    ana.guest().reads("status", "choose a cell");
    ana.open().first().hover();
    assertThat(ana.guest().the("about"))
        .containsText(Pattern.compile("now:|Brings nothing yet|tout de suite"));
    assertThat(ana.guest().page.locator(".ww-own .ghost")).hasCount(1);
    ana.guest().presses("Escape");
    assertThat(ana.place(1)).hasAttribute("aria-pressed", "false");

    Locator scoring = ana.guest().page.locator(".ww-worth:not(.none)").first();
    scoring.hover();
    assertThat(ana.guest().page.locator(".ww-own .source")).hasCount(1);
    assertEquals(
        litByTheServer(ana, scoring), ana.guest().page.locator(".ww-own .lit").count(), "lit");
    picture(ana.guest(), "wolfwalkers-lit");
    ana.guest().the("aid").locator("summary").click();
    assertThat(ana.guest().page.locator("[data-icon=ROBYN]").first())
        .hasAttribute("data-all", "21");
    passes(ana.guest(), "wolfwalkers-aid");
  }

  @Test
  void aHintAndALineOfTheLogLightUpWhatTheySpeakOf() {
    Storyteller ana = Storyteller.sits(guest("Ana"), 2, "first=P1");
    ana.plays("5@0,0").isAsked();
    assertThat(ana.guest().page.locator(".pointed")).hasCount(0);
    ana.guest().told("begins their grid with").hover();
    assertThat(ana.guest().page.locator(".ww-small .pointed")).hasAttribute("data-cell", "0,0");
    ana.guest().the("advise").click();
    String[] advised = ana.guest().the("advice").getAttribute("data-move").split("@");
    ana.guest().the("status").hover();
    assertThat(ana.guest().page.locator(".ww-own .pointed")).hasAttribute("data-cell", advised[1]);
    assertThat(ana.guest().page.locator(".ww-market .pointed"))
        .hasAttribute("data-place", advised[0]);
    passes(ana.guest(), "wolfwalkers-hint");
  }

  @Test
  void cardsFlyFromTheMarketAndNewOnesComeBeforeTheNextPlayerIsAsked() {
    Guest guest =
        guest(
            "Ana", Look.USUAL.options(inn.address()).setReducedMotion(ReducedMotion.NO_PREFERENCE));
    Storyteller ana = Storyteller.sits(guest, 2, "first=P1");
    guest.is("mine");
    guest.page.evaluate(
        """
        () => {
          window.flights = 0;
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) if (node.className === 'carried') window.flights++;
          }).observe(document.body, { childList: true });
        }
        """);
    ana.plays("5@0,0").isAsked();
    // One's own card lies there at once; a new one comes. Then both are seen for the other player.
    assertEquals(3, guest.page.evaluate("() => window.flights"));
    assertThat(guest.page.locator(".carried, .ww-landed, [data-gone]")).hasCount(0);
  }

  private static String best(Storyteller teller, String wanted) {
    List<String> moves = teller.moves().stream().filter(move -> move.matches(wanted)).toList();
    return moves.stream()
        .max((one, two) -> Integer.compare(teller.gain(one), teller.gain(two)))
        .orElseThrow();
  }

  private static int litByTheServer(Storyteller teller, Locator worth) {
    return (int)
        teller
            .guest()
            .page
            .evaluate(
                "card => document.querySelector('wolfwalkers-table').desk.view.grids[0].objectives"
                    + ".find((one) => one.card === card).cells.length",
                Integer.parseInt(worth.getAttribute("data-objective")));
  }

  /** Every way a Power asks for something: cards, cells, icons, sides, the pile, another's grid. */
  @ParameterizedTest
  @ValueSource(
      strings = {"3+14+10", "9+12+8", "11+17+18", "16+24+25", "1+2+7", "4+13+15", "5+6+19"})
  void powersAreUsed(String powers) {
    Storyteller ana =
        Storyteller.sits(
            guest("Ana"), 2, "variant=advanced", "permanent=4", "powers=" + powers, "first=P1");
    for (int step = 0; step < 60 && ana.isAsked() && !usedAll(ana); step++) {
      List<String> moves = ana.moves();
      List<String> uses = moves.stream().filter(move -> move.startsWith("use")).toList();
      ana.plays(uses.isEmpty() ? choice(moves, step) : uses.getFirst());
    }
    assertThat(ana.guest().page.locator(".ww-power[data-used~='0']")).hasCount(3);
    ana.isAsked();
    passes(ana.guest(), "wolfwalkers-powers-" + powers);
  }

  /** The first card taken is an Objective, for Powers that ask for one; what follows, by chance. */
  private String choice(List<String> moves, int step) {
    List<String> objectives = moves.stream().filter(move -> move.matches("[56]@.*")).toList();
    List<String> among = step == 0 && !objectives.isEmpty() ? objectives : moves;
    return among.get(dice.nextInt(among.size()));
  }

  private static boolean usedAll(Storyteller teller) {
    return teller.guest().page.locator(".ww-power[data-used~='0']").count() == 3
        && teller.moves().stream().allMatch(move -> move.contains("@"));
  }

  @Test
  void threePlayersAndAnEnlargedGrid() {
    Storyteller ana = Storyteller.sits(guest("Ana"), 3, "first=P1");
    ana.plays("5@0,0").isAsked();
    ana.plays("1@1,0").isAsked();
    assertThat(ana.guest().page.locator(".ww-small")).hasCount(2);
    assertThat(ana.guest().the("pile")).hasAttribute("data-size", Pattern.compile("9\\d"));
    ana.guest().the("enlarge-2").click();
    assertThat(ana.guest().the("grid").locator(".ww-cell.laid")).hasCount(2);
    picture(ana.guest(), "wolfwalkers-enlarged");
    ana.guest().presses("Escape");
    assertThat(ana.guest().the("grid")).hasCount(0);

    ana.place(1).click();
    ana.cell("2,1").click();
    assertThat(ana.guest().the("objection")).hasAttribute("data-rule", "WW-6");
  }

  @Test
  void fourPlayersBeginWithAnObjectiveOfTheirChoice() {
    Guest guest = guest("Ana", Look.USUAL.in("fr").at(Light.DUSK));
    Storyteller ana = Storyteller.sits(guest, 4, "variant=light", "permanent=11", "first=P1");
    assertThat(guest.the("hand").locator("button")).hasCount(2);
    guest.reads("status", "Objectif");
    ana.plays(ana.moves().getFirst());
    assertThat(guest.the("hand")).hasCount(0);
    ana.isAsked();
    assertThat(ana.laid()).hasCount(1);
    assertThat(guest.page.locator(".ww-small .ww-cell.laid")).hasCount(3);
    ana.plays(ana.moves().getFirst()).isAsked();
    passes(guest, "wolfwalkers-four");
    assertEquals(List.of(), new Speech().turn(guest), "in English too");
  }

  @Test
  void inTwoBrowsersWhatAPowerShowsStaysWithItsPlayer() {
    Guest guest = guest("Ana");
    guest
        .opens("wolfwalkers")
        .setsTable(
            List.of("me", "link"),
            "variant=advanced",
            "permanent=7",
            "powers=10",
            "powers=17",
            "powers=18",
            "first=P1");
    Guest friend = guest("Ben").accepts(guest.invitation());
    Storyteller ana = new Storyteller(guest);
    Storyteller ben = new Storyteller(friend);
    ana.plays("use 10");
    assertThat(guest.the("looked").locator("button")).hasCount(3);
    friend.is("theirs");
    assertThat(friend.told("looks at a card of the pile")).hasCount(2);
    assertThat(friend.the("looked")).hasCount(0);
    ana.plays("order 3 1 2").plays("1@0,0");

    friend.is("mine");
    assertThat(friend.page.locator(".ww-small .ww-cell.laid")).hasCount(1);
    ben.plays("use 17").plays("name 2 4 5").plays("6@0,0");
    guest.is("mine");
    assertThat(guest.page.locator(".ww-market .barred")).hasCount(3);
    ana.place(1).click();
    assertThat(guest.the("objection")).hasAttribute("data-rule", "WW-21");
    ana.plays("2@1,0");
    friend.is("mine");
    assertThat(friend.page.locator(".ww-small .ww-cell.laid")).hasCount(2);
  }

  @Test
  void onAPhoneTheFirstTapForetellsTheSecondPlaces() {
    Guest guest = guest("Ana", Look.USUAL.in("fr").on(Device.PHONE));
    Storyteller ana = Storyteller.sits(guest, 2, "first=P1");
    ana.plays("5@0,0").isAsked();
    int before = guest.seq();
    ana.place(2).tap();
    Locator cell = ana.cell("1,0");
    cell.tap();
    guest.reads("status", "Touchez encore");
    assertThat(guest.the("about")).not().isEmpty();
    assertEquals(before, guest.seq());
    assertEquals(360, guest.page.evaluate("() => document.documentElement.scrollWidth"));
    assertTrue(ana.place(1).boundingBox().width >= 60, "cards are 60 px wide");
    picture(guest, "wolfwalkers-phone");
    cell.tap();
    guest.hearsMore(before);
    assertThat(ana.laid()).hasCount(2);

    guest.the("enlarge-1").tap();
    Locator large = guest.the("grid").locator(".ww-grid");
    assertTrue(large.boundingBox().width > 280, "it is enlarged");
    passes(guest, "wolfwalkers-phone-enlarged");
  }

  @Test
  void theKeyboardTakesAndPlaces() {
    Storyteller ana = Storyteller.sits(guest("Ana"), 2, "first=P1");
    ana.plays("1@0,0").isAsked();
    ana.place(2).focus();
    ana.guest().presses("Enter");
    assertThat(ana.place(2)).hasAttribute("aria-pressed", "true");
    ana.cell("0,1").focus();
    ana.guest().presses("ArrowDown", "ArrowDown");
    assertThat(ana.cell("0,-1")).isFocused();
    int before = ana.guest().seq();
    ana.guest().presses("Enter");
    ana.guest().hearsMore(before);
    assertThat(ana.cell("0,-1")).hasClass(Pattern.compile("laid"));
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
