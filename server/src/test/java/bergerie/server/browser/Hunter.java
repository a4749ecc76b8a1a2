package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A guest at a table of Au Pavillon du Traqueur, who plays by tapping what lies there. */
record Hunter(Guest guest) {

  private static final String PART = "document.querySelector('pavillon-table')";

  /** What the table waits for: {@code STRIKE}, {@code RESPOND}. */
  String step() {
    return guest.page.locator(".pt-table").getAttribute("data-step");
  }

  /** Whose turn it is in a combat, {@code P2}; empty in between. */
  String active() {
    return (String) guest.page.evaluate("() => " + PART + ".desk.view.active ?? ''");
  }

  /** The legal moves the server has sent to this page. */
  @SuppressWarnings("unchecked")
  List<String> moves() {
    return (List<String>) guest.page.evaluate("() => " + PART + ".desk.moves");
  }

  Hunter plays(String move) {
    int before = guest.seq();
    taps(move);
    guest.hearsMore(before);
    return this;
  }

  /** The taps of a move, without waiting for what comes of it. */
  void taps(String move) {
    List<String> words = List.of(move.split(" "));
    switch (words.getFirst()) {
      case "strike" -> {
        Locator striker = pet(words.get(1));
        if (!striker.getAttribute("class").contains("chosen")) {
          striker.click();
        }
        pet(words.get(2)).click();
      }
      case "cast" -> casts(words);
      case "discard" -> spell(words.get(1)).click();
      case "choose" -> target(words.get(1)).click();
      case "pass" -> guest.the("pass").click();
      case "stand" -> guest.page.locator("[name=pt-standing][value=" + words.get(1) + "]").check();
      default -> guest.page.locator("[data-move='" + move + "']").first().click();
    }
  }

  private void casts(List<String> words) {
    spell(words.get(1)).click();
    words.subList(2, words.size()).forEach(aim -> target(aim).click());
    Locator cast = guest.the("cast");
    if (cast.isVisible()) {
      cast.click();
    }
  }

  Locator pet(String name) {
    return guest.page.locator("[data-pet='" + name + "']");
  }

  private Locator target(String name) {
    return name.contains(".") ? pet(name) : guest.page.locator("button[data-player=" + name + "]");
  }

  Locator spell(String id) {
    return guest.page.locator("[data-spell='" + id + "']").first();
  }

  /** Waits until the table asks this guest for something new, or the game is over. */
  Hunter waits() {
    guest.page.waitForFunction(
        """
        () => {
          const { status, sent } = document.querySelector('.table').dataset;
          return sent === undefined && ['mine', 'over', 'curtain'].includes(status);
        }
        """);
    return this;
  }

  boolean isOver() {
    return guest.table().getAttribute("data-status").equals("over");
  }

  /** Plays on until a step is reached in some round, or the game is over. */
  Hunter playsUntil(String step, int round, Function<Hunter, String> choice) {
    for (int i = 0; i < 600; i++) {
      waits();
      if (isOver() || (step().equals(step) && round() >= round)) {
        return this;
      }
      // A spell of somebody else may have closed the window meanwhile.
      if (!moves().isEmpty()) {
        plays(choice.apply(this));
      }
    }
    throw new AssertionError("never " + step + " in round " + round);
  }

  int round() {
    return (Integer) guest.page.evaluate("() => " + PART + ".desk.view.round");
  }

  /** What somebody in a hurry plays: strikes, casts, passes, and takes what is offered. */
  static String hasty(Hunter hunter) {
    return hunter.first("strike", "cast", "pass", "take", "pick", "done", "keep");
  }

  /** The same for somebody who saves all spells. */
  static String sparing(Hunter hunter) {
    return hunter.first("strike", "pass", "take", "pick", "done", "keep");
  }

  private String first(String... verbs) {
    List<String> moves = moves();
    return Stream.of(verbs)
        .flatMap(verb -> moves.stream().filter(move -> move.startsWith(verb)).limit(1))
        .findFirst()
        .orElseGet(moves::getFirst);
  }

  /** A spell that may be cast now at a single pet: the spell and the pet. */
  Optional<List<String>> aimable() {
    return moves().stream()
        .map(move -> List.of(move.split(" ")))
        .filter(words -> words.getFirst().equals("cast") && words.size() == 3)
        .filter(words -> words.getLast().contains("."))
        .map(words -> words.subList(1, 3))
        .findFirst();
  }

  void seesNoOverflow() {
    assertThat(guest.page.locator(".pt-table")).isVisible();
    Object wide =
        guest.page.evaluate("() => document.documentElement.scrollWidth > window.innerWidth");
    if (Boolean.TRUE.equals(wide)) {
      throw new AssertionError("the table is wider than the screen");
    }
  }
}
