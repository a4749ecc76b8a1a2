package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Bag;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.games.sheepsheep.meadow.Won;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A table that a viewer can't tell from the real one. */
final class Imagining {

  /** How often, on average, each hidden card tries to change places with another. */
  private static final int SWAPS = 8;

  private static final int NOWHERE = -1;

  private final Viewer viewer;
  private final Dice dice;

  /** Cards of which the viewer does not know both faces, wherever they are. */
  private final List<Card> cards = new ArrayList<>();

  /** The face of each that the viewer sees; none of a card of the pile. */
  private final List<Optional<Family>> faces = new ArrayList<>();

  private int next;

  private Imagining(Viewer viewer, Dice dice) {
    this.viewer = viewer;
    this.dice = dice;
  }

  static Pasture of(Pasture state, Viewer viewer, Dice dice) {
    Pasture fetished = fetishes(state, viewer, dice);
    return state.agreed().undersides() == Agreement.Undersides.OPEN
        ? fetished
        : new Imagining(viewer, dice).undersides(fetished);
  }

  // SS-4: the fetishes of the others, among the families that this viewer does not hold.
  private static Pasture fetishes(Pasture state, Viewer viewer, Dice dice) {
    List<Family> unknown = new ArrayList<>(Family.ALL);
    own(state, viewer).ifPresent(unknown::remove);
    List<Family> imagined = new ArrayList<>();
    for (Seat seat : Seat.all(state.agreed().players())) {
      Shepherd shepherd = state.shepherd(seat);
      if (viewer.equals(Viewer.player(seat))) {
        shepherd.fetish().ifPresent(imagined::add);
      } else if (shepherd.fetish().isPresent()) {
        imagined.add(unknown.remove(dice.below(unknown.size())));
      }
    }
    return state.fetished(imagined);
  }

  private static Optional<Family> own(Pasture state, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> state.shepherd(seat).fetish();
      case Viewer.Spectator _ -> Optional.empty();
    };
  }

  // SS-20: the undersides that this viewer does not know, and with them what is in the pile.
  private Pasture undersides(Pasture state) {
    each(state, this::collect);
    forget();
    shuffle();
    return each(state, this::deal);
  }

  /** What is done to a hidden card, of which perhaps a face is seen. */
  private interface Touch {
    Laid card(Laid laid, Optional<Family> face);
  }

  /** Goes to every hidden card, always in the same order. */
  private Pasture each(Pasture state, Touch touch) {
    Pasture changed = state;
    for (Cell cell : Cell.ALL) {
      Optional<Laid> laid = state.meadow().at(cell);
      if (laid.isPresent() && !state.versos().at(cell).isKnownTo(viewer)) {
        Laid other = touch.card(laid.get(), Optional.of(laid.get().up()));
        changed = changed.with(changed.meadow().with(cell, other));
      }
    }
    for (Seat seat : Seat.all(state.agreed().players())) {
      changed = changed.with(seat, won(changed.shepherd(seat), touch));
    }
    if (!viewer.equals(Viewer.player(state.mover()))) {
      changed = changed.with(state.drawn().map(laid -> touch.card(laid, Optional.empty())));
    }
    return changed.with(pile(state.pile(), touch));
  }

  private Shepherd won(Shepherd shepherd, Touch touch) {
    List<Won> changed = new ArrayList<>();
    for (Won won : shepherd.won()) {
      changed.add(
          won.verso().isKnownTo(viewer)
              ? won
              : new Won(touch.card(won.laid(), Optional.of(won.laid().up())), won.verso()));
    }
    return new Shepherd(shepherd.fetish(), shepherd.cards(), changed);
  }

  private static Bag pile(Bag pile, Touch touch) {
    Bag changed = Bag.EMPTY;
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < pile.count(card); copy++) {
        changed = changed.with(touch.card(card.showing(card.one()), Optional.empty()).card());
      }
    }
    return changed;
  }

  private Laid collect(Laid laid, Optional<Family> face) {
    cards.add(laid.card());
    faces.add(face);
    return laid;
  }

  /**
   * Lays the hidden cards so that they fit what is seen, in a way that owes nothing to where they
   * really are: worlds differ by the dice and by what the viewer knows, and by nothing else.
   */
  private void forget() {
    List<Card> pool = new ArrayList<>(cards);
    pool.sort(Comparator.comparingInt(Card::index));
    int[] places = new int[pool.size()];
    Arrays.fill(places, NOWHERE);
    for (int place = 0; place < pool.size(); place++) {
      lay(place, pool, places, new boolean[pool.size()]);
    }
    for (int card = 0; card < places.length; card++) {
      cards.set(places[card], pool.get(card));
    }
  }

  /** Finds a card for a place; those laid before may have to move (augmenting paths). */
  private boolean lay(int place, List<Card> pool, int[] places, boolean[] tried) {
    for (int card = 0; card < tried.length; card++) {
      if (!tried[card] && fits(pool.get(card), place)) {
        tried[card] = true;
        if (places[card] == NOWHERE || lay(places[card], pool, places, tried)) {
          places[card] = place;
          return true;
        }
      }
    }
    return false;
  }

  /** Hidden cards change places wherever what is seen stays the same. */
  private void shuffle() {
    for (int swap = 0; swap < SWAPS * cards.size(); swap++) {
      int one = dice.below(cards.size());
      int other = dice.below(cards.size());
      if (fits(cards.get(one), other) && fits(cards.get(other), one)) {
        Card moved = cards.get(one);
        cards.set(one, cards.get(other));
        cards.set(other, moved);
      }
    }
  }

  private boolean fits(Card card, int place) {
    return faces.get(place).map(card::carries).orElse(true);
  }

  private Laid deal(Laid laid, Optional<Family> face) {
    Card card = cards.get(next++);
    return card.showing(face.orElseGet(() -> dice.below(2) == 0 ? card.one() : card.other()));
  }
}
