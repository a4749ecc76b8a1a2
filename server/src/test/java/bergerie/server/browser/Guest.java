package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Somebody with a browser of their own, doing what people do: opening, clicking, reading. */
final class Guest {

  static final double PATIENCE = 60_000;

  final String name;
  final BrowserContext context;
  final Page page;
  final Complaints complaints;

  Guest(String name, BrowserContext context) {
    this.name = name;
    this.context = context;
    context.setDefaultTimeout(PATIENCE);
    this.complaints = new Complaints(context);
    this.page = context.newPage();
  }

  void leaves() {
    // A last question, so that whatever the browser still has to say is heard.
    page.evaluate("1");
    context.close();
  }

  // Around the house

  Guest visits(String address) {
    page.navigate(address);
    return this;
  }

  Guest goesHome() {
    return visits("/").isOn("home");
  }

  /** Looks at the page again after having looked at another one. */
  void comesBack() {
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  }

  /** Opens a game's page from home. */
  Guest opens(String game) {
    goesHome();
    page.locator("[data-game=" + game + "] a[href^='/game/']").click();
    return isOn("game");
  }

  Guest isOn(String screen) {
    assertThat(page.locator("main")).hasAttribute("data-screen", screen);
    assertThat(page.locator("main :is(h1, h2)").first()).isVisible();
    assertThat(page.locator("main be-fetching")).hasCount(0);
    return this;
  }

  /** Me on that side, a bot on the other. */
  Guest sitsAs(String side) {
    chip(".mode-fields", side).click();
    the("start").click();
    return isAtTheTable();
  }

  /** Sets a table for so many: all seats are named. */
  Guest setsFullTable(List<String> seats, String... options) {
    page.locator("[data-testid=setup] > summary").click();
    page.locator("input[name=players][value='" + seats.size() + "']").check();
    return fillsIn(seats, options);
  }

  /** Sets a table by the form: who sits where, then options such as {@code rams=2}. */
  Guest setsTable(List<String> seats, String... options) {
    page.locator("[data-testid=setup] > summary").click();
    return fillsIn(seats, options);
  }

  private Guest fillsIn(List<String> seats, String... options) {
    for (int seat = 0; seat < seats.size(); seat++) {
      seats(seat, seats.get(seat));
    }
    for (String option : options) {
      String[] part = option.split("=");
      String field = "[data-option=" + part[0] + "]";
      if (page.locator(field + " input[type=number]").count() > 0) {
        page.locator(field + " input[type=number]").fill(part[1]);
      } else {
        chip(field, part[1]).click();
      }
    }
    page.locator("form.setup input[autocomplete=nickname]").fill(name);
    the("start").click();
    return isAtTheTable();
  }

  /** Seats somebody: {@code me}, {@code here}, {@code link}, or a bot such as {@code random}. */
  private void seats(int seat, String who) {
    String field = "[data-seat='" + seat + "']";
    boolean person = List.of("me", "here", "link").contains(who);
    page.locator(field).getByTestId("kind").selectOption(person ? who : "bot");
    if (!person) {
      page.locator(field).getByTestId("strength").selectOption(who);
    }
  }

  /** Opens a match file on the first screen. */
  Guest rereads(String match) {
    page.locator("input[type=file]")
        .setInputFiles(
            new FilePayload("match.txt", "text/plain", match.getBytes(StandardCharsets.UTF_8)));
    return isOn("replay");
  }

  /** Sits down where the replay on the screen stands; bots take the other seats. */
  Guest continuesAs(int seat) {
    page.locator(".actions details summary").click();
    the("continue-" + seat).click();
    return isAtTheTable();
  }

  private Locator chip(String field, String value) {
    return page.locator(field + " label.chip")
        .filter(new Locator.FilterOptions().setHas(page.locator("input[value='" + value + "']")));
  }

  Guest isAtTheTable() {
    isOn("table");
    assertThat(table()).not().hasAttribute("data-status", "connecting");
    return this;
  }

  /** Opens an invitation and sits down. */
  Guest accepts(String invitation) {
    visits(invitation).isOn("join");
    page.locator("input[name=name]").fill(name);
    the("sit-down").click();
    return isAtTheTable();
  }

  /** What was copied, as soon as it is something with that in it. */
  String pastes(String part) {
    return (String)
        page.waitForFunction(
                "async part => { const text = await navigator.clipboard.readText();"
                    + " return text.includes(part) && text; }",
                part)
            .jsonValue();
  }

  String invitation() {
    return the("invite-link").inputValue();
  }

  /** From now on remembers what the page says about its line, however short it is shown. */
  Guest watchesTheLine() {
    page.evaluate(
        """
        () => {
          window.said = [];
          new MutationObserver(() => {
            const note = document.querySelector('[data-testid=line]')?.textContent.trim();
            if (note && window.said.at(-1) !== note) window.said.push(note);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }
        """);
    return this;
  }

  Guest wasTold(String note) {
    page.waitForFunction("note => window.said.includes(note)", note);
    return this;
  }

  // At the table

  Locator table() {
    return page.locator(".table");
  }

  Locator the(String testId) {
    return page.getByTestId(testId);
  }

  Locator point(String name) {
    return page.locator(".table-board [data-point=" + name + "]");
  }

  Guest clicks(String point) {
    point(point).click();
    return this;
  }

  /** Waits until the table stands so: {@code mine}, {@code theirs}, {@code over}. */
  Guest is(String status) {
    assertThat(table()).hasAttribute("data-status", status);
    return this;
  }

  Guest reads(String testId, String text) {
    assertThat(the(testId)).containsText(text);
    return this;
  }

  /** What stands on a point: {@code WOLF}, {@code SHEEP}, or {@code ""} for nothing. */
  Guest sees(String point, String piece) {
    if (piece.isEmpty()) {
      assertThat(point(point)).not().hasAttribute("data-piece", Pattern.compile(".*"));
    } else {
      assertThat(point(point)).hasAttribute("data-piece", piece);
    }
    return this;
  }

  int seq() {
    return Integer.parseInt(table().getAttribute("data-seq"));
  }

  /** How often the log tells of something. */
  Locator told(String part) {
    return the("log").locator("li[data-seq]").filter(new Locator.FilterOptions().setHasText(part));
  }

  /** Waits until the server has told more than was known, and no own move is on its way. */
  Guest hearsMore(int seen) {
    page.waitForFunction(
        """
        seen => {
          const { seq, sent } = document.querySelector('.table').dataset;
          return sent === undefined && Number(seq) > seen;
        }
        """,
        seen);
    return this;
  }

  /** Plays a move in notation, stop by stop, and waits until the server has told it. */
  Guest plays(String move) {
    is("mine");
    int before = seq();
    tries(move);
    hearsMore(before);
    return this;
  }

  /** The clicks of a move, without waiting for what comes of it. */
  void tries(String move) {
    if (move.startsWith("@") && the("place-ram").isVisible()) {
      the(move.startsWith("@r") ? "place-ram" : "place-sheep").check();
    }
    List<String> stops = List.of(move.replaceFirst("^@r?", "").split("[-x]"));
    stops.forEach(this::clicks);
    if (stops.size() > 1 && the("stop-here").isVisible()) {
      the("stop-here").click();
    }
  }

  /** Plays on until the game is over, choosing among the legal moves. */
  Guest playsToTheEnd(Function<List<String>, String> choice) {
    for (int turn = 0; turn < 400; turn++) {
      page.waitForFunction(
          "() => ['mine', 'over'].includes(document.querySelector('.table').dataset.status)");
      List<String> moves = moves();
      if (moves.isEmpty()) {
        return is("over");
      }
      plays(choice.apply(moves));
    }
    throw new AssertionError("this game does not end");
  }

  /** The legal moves the server has sent to this page. */
  @SuppressWarnings("unchecked")
  List<String> moves() {
    return (List<String>) page.evaluate("() => document.querySelector('hunt-table').desk.moves");
  }

  /** Opens the table's menu. */
  Guest opensTheMenu() {
    the("menu").click();
    assertThat(the("table-menu")).isVisible();
    return this;
  }

  /** Opens the table's menu and chooses an entry, which closes it. */
  Guest chooses(String entry) {
    opensTheMenu().the(entry).click();
    assertThat(the("table-menu")).hasCount(0);
    return this;
  }

  Guest resigns() {
    chooses("resign");
    the("sure-yes").click();
    return is("over");
  }

  void presses(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }
}
