package bergerie.games.pavillon;

import bergerie.rules.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A pile and its discard. The shuffled part has no order: a card is drawn when it is needed.
 *
 * @param unseen the shuffled part, sorted by card
 * @param under known cards below it, the topmost first
 * @param discard in the order of discarding
 */
record Pile<C extends Card>(List<C> unseen, List<C> under, List<C> discard) {
  Pile {
    unseen = List.copyOf(unseen);
    under = List.copyOf(under);
    discard = List.copyOf(discard);
  }

  int size() {
    return unseen.size() + under.size();
  }

  /** Whether nothing can be drawn, not even after shuffling the discard. */
  boolean exhausted() {
    return size() == 0 && discard.isEmpty();
  }

  // PT-24: an empty pile is refilled by shuffling its discard.
  Pile<C> ready() {
    if (size() > 0) {
      return this;
    }
    List<C> shuffled = new ArrayList<>(discard);
    shuffled.sort((a, b) -> Integer.compare(a.index(), b.index()));
    return new Pile<>(shuffled, List.of(), List.of());
  }

  /** What the next draw may bring, after shuffling the discard if there is need. */
  <M> Chance<M> draw(Function<C, M> move) {
    Pile<C> ready = ready();
    return Draw.of(ready.unseen.isEmpty() ? List.of(ready.under.getFirst()) : ready.unseen, move);
  }

  Pile<C> drawn(C card) {
    return unseen.isEmpty()
        ? new Pile<>(unseen, under.subList(1, under.size()), discard)
        : new Pile<>(less(unseen, card), under, discard);
  }

  Pile<C> discarded(C card) {
    return new Pile<>(unseen, under, more(discard, card));
  }

  Pile<C> putUnder(C card) {
    return new Pile<>(unseen, more(under, card), discard);
  }

  Pile<C> shuffledAnew(List<C> cards) {
    List<C> sorted = new ArrayList<>(cards);
    sorted.sort((a, b) -> Integer.compare(a.index(), b.index()));
    return new Pile<>(sorted, under, discard);
  }

  private static <C> List<C> more(List<C> cards, C card) {
    List<C> now = new ArrayList<>(cards);
    now.add(card);
    return now;
  }

  private static <C> List<C> less(List<C> cards, C card) {
    List<C> now = new ArrayList<>(cards);
    now.remove(card);
    return now;
  }
}
