package bergerie.games.wolfandhound.box;

import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Some number cards, in no order: eight counts.
 *
 * @param counts one byte for each card of {@link Card}, so that a hand is one number
 */
public record Cards(long counts) {

  public static final Cards NONE = new Cards(0);

  private static final long ONES = 0x0101010101010101L;

  public static Cards of(List<Card> list) {
    Cards cards = NONE;
    for (Card card : list) {
      cards = cards.with(card);
    }
    return cards;
  }

  public int count(Card card) {
    return count(card.ordinal());
  }

  private int count(int index) {
    return (int) (counts >>> (8 * index)) & 0xFF;
  }

  public boolean has(Card card) {
    return count(card) > 0;
  }

  public int size() {
    // The product's top byte is the sum of all eight.
    return (int) ((counts * ONES) >>> 56);
  }

  public boolean isEmpty() {
    return counts == 0;
  }

  public Cards with(Card card) {
    return new Cards(counts + one(card));
  }

  public Cards without(Card card) {
    return new Cards(counts - one(card));
  }

  private static long one(Card card) {
    return 1L << (8 * card.ordinal());
  }

  public Cards and(Cards more) {
    return new Cards(counts + more.counts);
  }

  /** Without cards that are all among these. */
  public Cards except(Cards some) {
    return new Cards(counts - some.counts);
  }

  public boolean contains(Cards some) {
    for (Card card : Card.ALL) {
      if (some.count(card) > count(card)) {
        return false;
      }
    }
    return true;
  }

  /** Which cards there are, as a set of bits. */
  public int kinds() {
    // A carry marks every count above 0, and the product brings the eight marks together.
    long marks = ((counts + 0x7F * ONES) >>> 7) & ONES;
    return (int) ((marks * 0x0102040810204080L) >>> 56);
  }

  /** One of them, every single card equally likely. */
  public Card pick(Dice dice) {
    int rest = dice.below(size());
    for (int i = 0; ; i++) {
      rest -= count(i);
      if (rest < 0) {
        return Card.ALL.get(i);
      }
    }
  }

  /** Sorted: the order tells nothing of how they came. */
  public List<Card> list() {
    List<Card> list = new ArrayList<>();
    for (Card card : Card.ALL) {
      for (int i = count(card); i > 0; i--) {
        list.add(card);
      }
    }
    return list;
  }

  @Override
  public String toString() {
    return list().stream().map(Card::text).collect(Collectors.joining());
  }
}
