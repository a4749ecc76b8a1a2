package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.rules.dice.Chance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A pile and its discard. The shuffled part has no order: a card is drawn when it is needed.
 *
 * @param unseen the shuffled part, sorted by card
 * @param under known cards below it, the topmost first
 * @param discard in the order of discarding
 */
public record Pile<C extends Card>(ShortList<C> unseen, ShortList<C> under, ShortList<C> discard) {

  /** A pile of these alone, none of them discarded yet. */
  static <C extends Card> Pile<C> of(Collection<C> cards) {
    return new Pile<>(ShortList.copyOf(cards), ShortList.none(), ShortList.none());
  }

  public int size() {
    return unseen.size() + under.size();
  }

  /** Whether nothing can be drawn, not even after shuffling the discard. */
  public boolean exhausted() {
    return size() == 0 && discard.isEmpty();
  }

  // PT-24: an empty pile is refilled by shuffling its discard.
  public Pile<C> ready() {
    if (size() > 0) {
      return this;
    }
    return of(sorted(discard));
  }

  /** What the next draw may bring, after shuffling the discard if there is need. */
  public <M> Chance<M> draw(Function<C, M> move) {
    Pile<C> ready = ready();
    return Draw.of(
        ready.unseen.isEmpty() ? ShortList.of(ready.under.getFirst()) : ready.unseen, move);
  }

  public Pile<C> drawn(C card) {
    return unseen.isEmpty()
        ? new Pile<>(unseen, under.removed(0), discard)
        : new Pile<>(unseen.removed(first(card)), under, discard);
  }

  /** Where the first copy of the card lies among those that are sorted. */
  private int first(C card) {
    int low = 0;
    int high = unseen.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (unseen.get(middle).index() < card.index()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  public Pile<C> discarded(C card) {
    return new Pile<>(unseen, under, discard.and(card));
  }

  public Pile<C> putUnder(C card) {
    return new Pile<>(unseen, under.and(card), discard);
  }

  public Pile<C> shuffledAnew(Collection<C> cards) {
    return new Pile<>(sorted(cards), under, discard);
  }

  private static <C extends Card> ShortList<C> sorted(Collection<C> cards) {
    List<C> sorted = new ArrayList<>(cards);
    sorted.sort(Comparator.comparingInt(Card::index));
    return ShortList.copyOf(sorted);
  }
}
