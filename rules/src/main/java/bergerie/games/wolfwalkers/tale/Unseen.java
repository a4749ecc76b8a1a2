package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cards of the pile that nobody knows the place of: how many there are of each. */
public final class Unseen {

  private final byte[] counts;
  private final int size;

  private Unseen(byte[] counts, int size) {
    this.counts = counts;
    this.size = size;
  }

  static Unseen copies(Deck deck, int copies) {
    byte[] counts = new byte[deck.cards().size() + 1];
    Arrays.fill(counts, 1, counts.length, (byte) copies);
    return new Unseen(counts, copies * deck.cards().size());
  }

  /** These cards, of a deck of so many. */
  public static Unseen of(List<Integer> cards, int kinds) {
    byte[] counts = new byte[kinds + 1];
    for (int card : cards) {
      counts[card]++;
    }
    return new Unseen(counts, cards.size());
  }

  public int size() {
    return size;
  }

  public int kinds() {
    return counts.length - 1;
  }

  public int count(int card) {
    return counts[card];
  }

  public Unseen without(int card) {
    if (counts[card] == 0) {
      throw new IllegalArgumentException("no card " + card + " left");
    }
    byte[] fewer = counts.clone();
    fewer[card]--;
    return new Unseen(fewer, size - 1);
  }

  public List<Integer> cards() {
    List<Integer> cards = new ArrayList<>(size);
    for (int card = 1; card < counts.length; card++) {
      for (int i = 0; i < counts[card]; i++) {
        cards.add(card);
      }
    }
    return cards;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Unseen that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return cards().toString();
  }
}
