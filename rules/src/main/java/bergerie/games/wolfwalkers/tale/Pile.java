package bergerie.games.wolfwalkers.tale;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The pile: cards at known depths from the top, then those that are not drawn yet, then those put
 * under it. Only the visible top is drawn ahead (WW-2), and what a Power shows.
 */
public record Pile(List<Lying> top, Unseen unseen, List<Lying> bottom) {
  public Pile {
    top = List.copyOf(top);
    bottom = List.copyOf(bottom);
  }

  /** A pile whose visible card, knots and order are as they must be. */
  private static Pile tidy(List<Lying> top, Unseen unseen, List<Lying> bottom) {
    List<Lying> above = new ArrayList<>(top);
    List<Lying> below = new ArrayList<>(bottom);
    // With nothing left between them, what was put under the pile comes up again.
    if (above.isEmpty() && unseen.size() == 0 && !below.isEmpty()) {
      above.add(below.removeFirst());
    }
    if (!above.isEmpty()) {
      above.set(0, above.getFirst().turnedUp());
    }
    if (above.size() < 2 && below.isEmpty()) {
      return new Pile(above, unseen, below);
    }
    Map<Integer, Integer> numbers = new HashMap<>();
    Set<Integer> doubted = new HashSet<>();
    for (List<Lying> part : List.of(above, below)) {
      part.stream()
          .filter(card -> card.near() != ViewerSet.NOBODY)
          .forEach(c -> doubted.add(c.knot()));
    }
    for (List<Lying> part : List.of(above, below)) {
      part.replaceAll(card -> card.in(number(card, doubted, numbers)));
    }
    return new Pile(above, unseen, below);
  }

  private static int number(Lying card, Set<Integer> doubted, Map<Integer, Integer> numbers) {
    boolean certain = card.here() == ViewerSet.EVERYONE || !doubted.contains(card.knot());
    return certain ? 0 : numbers.computeIfAbsent(card.knot(), _ -> numbers.size() + 1);
  }

  public int size() {
    return top.size() + unseen.size() + bottom.size();
  }

  boolean isEmpty() {
    return size() == 0;
  }

  /** The card whose Story all see. */
  public OptionalInt visible() {
    return top.isEmpty() ? OptionalInt.empty() : OptionalInt.of(top.getFirst().card());
  }

  /** A card out of the middle comes to lie at the next depth from the top. */
  Pile drawn(int card, int eyes) {
    List<Lying> more = new ArrayList<>(top);
    more.add(Lying.seenBy(card, eyes));
    return tidy(more, unseen.without(card), bottom);
  }

  /** A card out of the middle leaves the pile. */
  Pile without(int card) {
    return tidy(top, unseen.without(card), bottom);
  }

  Pile lifted() {
    return tidy(top.subList(1, top.size()), unseen, bottom);
  }

  // WW-22: what is discarded goes under the pile.
  public Pile under(List<Lying> cards) {
    List<Lying> more = new ArrayList<>(bottom);
    more.addAll(cards);
    return tidy(top, unseen, more);
  }

  /** Whether cards have to be drawn before so many from the top can be looked at. */
  boolean hides(int cards) {
    return top.size() < cards && unseen.size() > 0;
  }

  /** Whether somebody knows the first cards. */
  public boolean isKnown(int cards, int eyes) {
    for (int i = 0; i < cards; i++) {
      if (i >= top.size() || !top.get(i).knownHere(eyes)) {
        return false;
      }
    }
    return true;
  }

  /** So many from the top, or all, are shown to somebody; none of them is still undrawn. */
  Pile shown(int cards, int eyes) {
    List<Lying> above = new ArrayList<>(top);
    List<Lying> below = new ArrayList<>(bottom);
    while (above.size() < cards && !below.isEmpty()) {
      above.add(below.removeFirst());
    }
    for (int i = 0; i < Math.min(cards, above.size()); i++) {
      above.set(i, above.get(i).shownTo(eyes));
    }
    return tidy(above, unseen, below);
  }

  /** The first cards in another order, which only one viewer knows. */
  Pile reordered(List<Integer> order, int eyes) {
    int knot = 1 + top.size() + bottom.size();
    Pile tied = tied(order.size(), knot);
    List<Lying> above = new ArrayList<>();
    for (int from : order) {
      above.add(tied.top.get(from - 1).shuffledBy(eyes, knot));
    }
    above.addAll(tied.top.subList(order.size(), tied.top.size()));
    return tidy(above, unseen, tied.bottom);
  }

  /** One of the first cards leaves, the others go under the pile in their order. */
  Pile parted(int cards, int taken) {
    int knot = 1 + top.size() + bottom.size();
    Pile tied = tied(cards, knot);
    List<Lying> rest = new ArrayList<>(tied.top.subList(0, cards));
    rest.remove(taken - 1);
    List<Lying> below = new ArrayList<>(tied.bottom);
    below.addAll(rest);
    return tidy(tied.top.subList(cards, tied.top.size()), unseen, below);
  }

  /** The first cards, and all that may have been mixed with them, in one knot. */
  private Pile tied(int cards, int knot) {
    Set<Integer> old = new HashSet<>();
    top.subList(0, cards).forEach(card -> old.add(card.knot()));
    old.remove(0);
    List<Lying> above = new ArrayList<>(top);
    List<Lying> below = new ArrayList<>(bottom);
    above.replaceAll(card -> old.contains(card.knot()) ? card.in(knot) : card);
    below.replaceAll(card -> old.contains(card.knot()) ? card.in(knot) : card);
    for (int i = 0; i < cards; i++) {
      above.set(i, above.get(i).in(knot));
    }
    return new Pile(above, unseen, below);
  }
}
