package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.tale.Lying;
import bergerie.games.wolfwalkers.tale.Pile;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.games.wolfwalkers.tale.Unseen;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Deals again all that one viewer can't know: which cards lie where in the pile, and hands. */
final class Imagining {

  private final int eyes;
  private final Dice dice;
  private final List<Integer> pool;

  private Imagining(Tale tale, int eyes, Dice dice) {
    this.eyes = eyes;
    this.dice = dice;
    this.pool = tale.pile().unseen().cards();
  }

  static Tale of(Tale tale, int eyes, Dice dice) {
    Pile pile = tale.pile();
    // Mostly there is nothing to doubt: what is not drawn lies in no order.
    boolean knowing =
        pile.isKnown(pile.top().size(), eyes)
            && pile.bottom().stream().allMatch(card -> card.knownHere(eyes))
            && tale.tellers().stream().allMatch(teller -> teller.hand().isEmpty());
    return knowing ? tale : new Imagining(tale, eyes, dice).imagined(tale);
  }

  private Tale imagined(Tale tale) {
    Pile pile = tale.pile();
    List<Lying> lying = new ArrayList<>(pile.top());
    lying.addAll(pile.bottom());
    lying.stream().filter(this::unknown).forEach(card -> pool.add(card.card()));
    for (int seat = 0; seat < tale.players(); seat++) {
      if (!knows(seat)) {
        pool.addAll(tale.tellers().get(seat).hand());
      }
    }
    lying.replaceAll(card -> unknown(card) ? card.instead(drawn()) : card);
    untie(lying);
    List<Teller> tellers = new ArrayList<>(tale.tellers());
    for (int seat = 0; seat < tellers.size(); seat++) {
      if (!knows(seat)) {
        Teller other = tellers.get(seat).emptyHanded();
        for (int i = 0; i < tellers.get(seat).hand().size(); i++) {
          other = other.handed(drawn());
        }
        tellers.set(seat, other);
      }
    }
    int depth = pile.top().size();
    Pile dealt =
        new Pile(
            lying.subList(0, depth),
            Unseen.of(pool, pile.unseen().kinds()),
            lying.subList(depth, lying.size()));
    return new Tale(
        tale.cast(), tale.first(), tale.phase(), dealt, tale.market(), tellers, tale.destiny());
  }

  private boolean knows(int seat) {
    return (eyes & (1 << seat)) != 0;
  }

  private boolean unknown(Lying card) {
    return !card.knownHere(eyes) && !card.knownNear(eyes);
  }

  private int drawn() {
    int index = dice.below(pool.size());
    int last = pool.removeLast();
    return index == pool.size() ? last : pool.set(index, last);
  }

  /** Cards of a knot change places, as far as the viewer does not know theirs. */
  private void untie(List<Lying> lying) {
    TreeMap<Integer, List<Integer>> knots = new TreeMap<>();
    for (int i = 0; i < lying.size(); i++) {
      Lying card = lying.get(i);
      if (card.knot() != 0 && !card.knownHere(eyes)) {
        knots.computeIfAbsent(card.knot(), _ -> new ArrayList<>()).add(i);
      }
    }
    for (List<Integer> places : knots.values()) {
      for (int i = places.size() - 1; i > 0; i--) {
        int one = places.get(i);
        int two = places.get(dice.below(i + 1));
        Lying moved = lying.get(one);
        lying.set(one, lying.get(two));
        lying.set(two, moved);
      }
    }
  }
}
