package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Shepherd;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts every card of the deck, wherever it is, and the fetish cards, which are all different. */
final class Counting {

  private final Map<String, Integer> counts = new TreeMap<>();

  private Counting() {}

  static Map<String, Integer> stock(Pasture state) {
    Counting counting = new Counting();
    counting.count(state);
    return counting.counts;
  }

  private void count(Pasture state) {
    for (Card card : Card.ALL) {
      counts.put(card.toString(), state.pile().count(card));
    }
    for (Cell cell : Cell.ALL) {
      state.meadow().at(cell).ifPresent(laid -> add(laid.card()));
    }
    state.drawn().ifPresent(laid -> add(laid.card()));
    List<Family> box = new ArrayList<>(Family.ALL);
    int fetishes = 0;
    for (Shepherd shepherd : state.shepherds()) {
      shepherd.cards().forEach(this::add);
      shepherd.won().forEach(won -> add(won.laid().card()));
      fetishes += shepherd.fetish().filter(box::remove).isPresent() ? 1 : 0;
    }
    counts.put("fetishes", box.size() + fetishes);
  }

  private void add(Card card) {
    counts.merge(card.toString(), 1, Integer::sum);
  }
}
