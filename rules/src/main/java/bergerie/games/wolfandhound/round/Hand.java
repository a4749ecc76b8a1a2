package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import java.util.ArrayList;
import java.util.List;

/** A player's cards. */
public sealed interface Hand {

  // WH-11: four cards each.
  int DEALT = 4;

  int size();

  /** The cards that are known to be in here; a ghost's unseen ones are not. */
  Cards known();

  /**
   * A person's hand.
   *
   * @param shown cards that everybody has seen in it (WH-31)
   */
  record Held(Cards cards, Cards shown) implements Hand {

    static final Held EMPTY = new Held(Cards.NONE, Cards.NONE);

    @Override
    public int size() {
      return cards.size();
    }

    @Override
    public Cards known() {
      return cards;
    }

    public Held with(Card card) {
      return new Held(cards.with(card), shown);
    }

    public Held without(Card card) {
      return new Held(cards.without(card), shown.has(card) ? shown.without(card) : shown);
    }

    public Held revealed() {
      return new Held(cards, cards);
    }
  }

  /**
   * A ghost's stack (WH-42). The cards it was dealt lie on top, and nobody has seen them; under
   * them lie those that everybody saw go there, the lowest last.
   */
  record Stack(int hidden, List<Card> under) implements Hand {

    static final Stack DEALT = new Stack(Hand.DEALT, List.of());

    public Stack {
      under = List.copyOf(under);
    }

    @Override
    public int size() {
      return hidden + under.size();
    }

    @Override
    public Cards known() {
      return Cards.of(under);
    }

    public Stack withoutTop() {
      return hidden > 0
          ? new Stack(hidden - 1, under)
          : new Stack(0, under.subList(1, under.size()));
    }

    public Stack with(Card lowest) {
      List<Card> more = new ArrayList<>(under);
      more.add(lowest);
      return new Stack(hidden, more);
    }
  }
}
