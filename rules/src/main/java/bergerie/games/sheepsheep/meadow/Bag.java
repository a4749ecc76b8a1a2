package bergerie.games.sheepsheep.meadow;

import java.util.Collection;

/**
 * So many of each card, in no order: the pile, of which nobody knows what comes next.
 *
 * @param packed three bits a card, in the order of {@link Card#ALL}
 */
public record Bag(long packed) {

  public static final Bag EMPTY = new Bag(0);

  /** The most copies of one card. */
  static final int MOST = 7;

  private static final int WIDTH = 3;

  public int count(Card card) {
    return (int) (packed >>> (WIDTH * card.index())) & MOST;
  }

  public int size() {
    int size = 0;
    for (long rest = packed; rest != 0; rest >>>= WIDTH) {
      size += (int) rest & MOST;
    }
    return size;
  }

  public Bag with(Card card) {
    return with(card, 1);
  }

  Bag with(Card card, int copies) {
    if (count(card) + copies > MOST) {
      throw new IllegalArgumentException("at most " + MOST + " of a card: " + card);
    }
    return new Bag(packed + ((long) copies << (WIDTH * card.index())));
  }

  public Bag without(Card card) {
    if (count(card) == 0) {
      throw new IllegalArgumentException("no " + card + " is left");
    }
    return new Bag(packed - (1L << (WIDTH * card.index())));
  }

  /** More of some card than there are here. */
  public boolean lacks(Collection<Card> cards) {
    int[] wanted = new int[Card.ALL.size()];
    for (Card card : cards) {
      if (++wanted[card.index()] > count(card)) {
        return true;
      }
    }
    return false;
  }
}
