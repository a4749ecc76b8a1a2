package bergerie.server.browser;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;

/** A guest at a table of WolfWalkers, who taps moves of its notation. */
record Storyteller(Guest guest) {

  private static final Map<String, String> ICONS =
      Map.ofEntries(
          Map.entry("R", "ROBYN"),
          Map.entry("M", "MEVE"),
          Map.entry("L", "WOLF_FORM"),
          Map.entry("W", "WOLVES"),
          Map.entry("N", "MERLIN"),
          Map.entry("F", "FOREST"),
          Map.entry("V", "VILLAGE"),
          Map.entry("C", "CASTLE"),
          Map.entry("P", "PARENTS"),
          Map.entry("T", "VILLAGERS"),
          Map.entry("S", "SOLDIERS"));

  /** Sets a table with bots by chance on the other seats; options such as {@code powers=3+14}. */
  static Storyteller sits(Guest guest, int players, String... options) {
    guest.opens("wolfwalkers");
    guest.page.locator("[data-testid=setup] > summary").click();
    guest.page.locator("input[name=players][value='" + players + "']").check();
    for (int seat = 1; seat < players; seat++) {
      guest
          .page
          .locator("[data-seat='" + seat + "']")
          .getByTestId("strength")
          .selectOption("random");
    }
    for (String option : options) {
      String[] part = option.split("=");
      for (String value : part[1].split("\\+")) {
        guest.page.locator("[data-option=" + part[0] + "] input[value='" + value + "']").check();
      }
    }
    guest.the("start").click();
    return new Storyteller(guest.isAtTheTable());
  }

  Locator place(int number) {
    return guest.page.locator(".ww-market [data-place='" + number + "']");
  }

  Locator cell(String name) {
    return guest.page.locator(".ww-own [data-cell='" + name + "']");
  }

  Locator laid() {
    return guest.page.locator(".ww-own .ww-cell.laid");
  }

  Locator open() {
    return guest.page.locator(".ww-own button.ww-cell.legal");
  }

  Locator stop(String id) {
    return guest.page.locator("[data-stop='" + id + "']");
  }

  /** Waits for the own turn, or the end. */
  boolean isAsked() {
    guest.page.waitForFunction(
        "() => ['mine', 'over'].includes(document.querySelector('.table').dataset.status)");
    return !moves().isEmpty();
  }

  @SuppressWarnings("unchecked")
  List<String> moves() {
    return (List<String>)
        guest.page.evaluate("() => document.querySelector('wolfwalkers-table').desk.moves");
  }

  /** What the server foretells of a move. */
  int gain(String move) {
    return (int)
        guest.page.evaluate(
            "move => document.querySelector('wolfwalkers-table').desk.view.prospects"
                + ".find((one) => one.move === move).gain",
            move);
  }

  int total() {
    return Integer.parseInt(guest.the("total-0").textContent().strip());
  }

  /** Taps a move and waits until the server has told it. */
  Storyteller plays(String move) {
    guest.is("mine");
    int before = guest.seq();
    taps(move);
    guest.hearsMore(before);
    return this;
  }

  void taps(String move) {
    if (move.contains("@")) {
      String[] part = move.split("@");
      takes(part[0]);
      cell(part[1]).click();
      return;
    }
    String[] word = move.split(" ");
    switch (word[0]) {
      case "use" -> guest.the("use-" + word[1]).click();
      case "swap", "move", "flip", "pick" -> cells(List.of(word).subList(1, word.length));
      case "ink" -> {
        cell(word[2]).click();
        guest.the("icons").locator("[data-icon=" + ICONS.get(word[1]) + "]").click();
      }
      case "reserve", "name" -> {
        for (int i = 1; i < word.length; i++) {
          place(Integer.parseInt(word[i])).click();
        }
      }
      case "barter" -> {
        cell(word[1]).click();
        place(Integer.parseInt(word[2])).click();
      }
      case "bargain" -> {
        cell(word[1]).click();
        guest.the("enlarge-" + (Integer.parseInt(word[2].substring(1)) - 1)).click();
        guest.the("grid").locator("[data-cell='" + word[3] + "']").click();
      }
      case "order" -> {
        for (int i = 1; i < word.length; i++) {
          stop("known " + word[i]).click();
        }
      }
      case "keep" -> stop("hand " + word[1]).click();
      case "forbid" -> guest.the("forbid-" + word[1]).click();
      case "pass" -> guest.the("pass").click();
      default -> throw new IllegalArgumentException(move);
    }
  }

  private void cells(List<String> names) {
    names.forEach(name -> cell(name).click());
  }

  /** Picks a card up, unless it is the only one there is to take. */
  private void takes(String from) {
    Locator card =
        switch (from) {
          case "top" -> stop("top");
          case String path when path.startsWith("path") -> stop(path.replace("path", "path "));
          case String number -> place(Integer.parseInt(number));
        };
    if (!"true".equals(card.getAttribute("aria-pressed"))) {
      card.click();
    }
  }
}
