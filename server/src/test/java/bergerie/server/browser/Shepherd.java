package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.bots.sheepsheep.BestGroup;
import bergerie.bots.sheepsheep.Plan;
import bergerie.bots.sheepsheep.Puzzle;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Meadow;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody who plays Sheep Sheep in a browser, with the help of the search. */
record Shepherd(Guest guest) {

  private static final BestGroup SEARCH = new BestGroup();

  @SuppressWarnings("unchecked")
  private Map<String, Object> view() {
    return (Map<String, Object>)
        guest.page.evaluate("() => document.querySelector('sheep-sheep-table').desk.view");
  }

  /** The legal moves the server has sent to this page. */
  @SuppressWarnings("unchecked")
  List<String> moves() {
    return (List<String>)
        guest.page.evaluate("() => document.querySelector('sheep-sheep-table').desk.moves");
  }

  /** What the page knows of a player's fetish, if anything. */
  Optional<String> fetish(int seat) {
    return Optional.ofNullable((String) folds().get(seat).get("fetish"));
  }

  int seat() {
    return (Integer)
        guest.page.evaluate("() => document.querySelector('sheep-sheep-table').desk.eyes");
  }

  /** The exchanges that lead to the best group within so many. */
  List<String> plan(int exchanges) {
    Plan plan = SEARCH.within(puzzle(), exchanges);
    return plan.exchanges().stream().map(one -> one.card() + "@" + one.cell()).toList();
  }

  @SuppressWarnings("unchecked")
  private Puzzle puzzle() {
    Meadow meadow = Meadow.EMPTY;
    for (Map<String, Object> spot : (List<Map<String, Object>>) view().get("meadow")) {
      Map<String, String> card = (Map<String, String>) spot.get("card");
      Laid laid = Laid.of(family(card.get("up")), family(card.get("down")));
      meadow = meadow.with(Cell.valueOf((String) spot.get("cell")), laid);
    }
    List<Card> cards = new ArrayList<>();
    for (Map<String, String> card : (List<Map<String, String>>) folds().get(seat()).get("cards")) {
      cards.add(Card.of(family(card.get("one")), family(card.get("other"))));
    }
    return new Puzzle(meadow, cards, Optional.empty());
  }

  @SuppressWarnings("unchecked")
  private List<Map<String, Object>> folds() {
    return (List<Map<String, Object>>) view().get("folds");
  }

  private static Family family(String name) {
    return Family.valueOf(name);
  }

  Locator cell(String name) {
    return guest.page.locator("[data-cell=" + name + "]");
  }

  Locator card(String name) {
    return guest.page.locator("[data-card=" + name + "]").first();
  }

  /** The clicks of a move. */
  void tries(String move) {
    if (move.startsWith("win")) {
      guest.page.locator("[data-cells='" + move.substring(4) + "']").click();
    } else if (move.equals("done")) {
      guest.the("done").click();
    } else {
      String[] part = move.split("@");
      if (part[0].length() == 2) {
        card(part[0]).click();
      } else if (!guest
          .the("drawn")
          .getAttribute("data-up")
          .toLowerCase(java.util.Locale.ROOT)
          .startsWith(part[0])) {
        guest.the("drawn").click();
      }
      cell(part[1]).click();
    }
  }

  /**
   * Taps exchanges as fast as the page can take them, then holds a card; answers whether one is
   * held.
   */
  boolean hurries(List<String> exchanges) {
    return (Boolean)
        guest.page.evaluate(
            """
            async (exchanges) => {
              const pasture = document.querySelector('sheep-pasture');
              const tap = async (what) => {
                pasture.querySelector(what)?.click();
                await pasture.updateComplete;
              };
              for (const [card, cell] of exchanges.map((one) => one.split('@'))) {
                await tap(`[data-card=${card}]`);
                await tap(`[data-cell=${cell}]`);
                await document.querySelector('sheep-sheep-table').updateComplete;
                await pasture.updateComplete;
              }
              await tap('[data-slot="0"]');
              return pasture.querySelector('.ss-own.held') !== null;
            }
            """,
            exchanges);
  }

  /** Makes a move, and waits until the server has confirmed it. */
  void plays(String move) {
    int before = guest.seq();
    tries(move);
    guest.hearsMore(before);
    assertThat(guest.page.locator(".ss-table")).hasAttribute("data-pending", "0");
  }
}
