package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.List;

/**
 * A sheep card: a family on each face. Which of its owner's sides is up does not matter, so the
 * families stand in their own order.
 */
public record Card(Family one, Family other) {

  /** Every pair of families, in order. */
  public static final List<Card> ALL = all();

  public Card {
    if (one.compareTo(other) >= 0) {
      throw new IllegalArgumentException("a card has two families in order: " + one + other);
    }
  }

  public static Card of(Family a, Family b) {
    return ALL.get(a.compareTo(b) < 0 ? index(a, b) : index(b, a));
  }

  /** The place among {@link #ALL}. */
  public int index() {
    return index(one, other);
  }

  public boolean carries(Family family) {
    return family == one || family == other;
  }

  /** This card with one of its families up. */
  public Laid showing(Family up) {
    return Laid.of(up, up == one ? other : one);
  }

  /** This card with one of its families down. */
  public Laid hiding(Family down) {
    return Laid.of(down == one ? other : one, down);
  }

  @Override
  public String toString() {
    return one.letter() + other.letter();
  }

  private static int index(Family one, Family other) {
    int families = Family.ALL.size();
    int i = one.ordinal();
    return i * (2 * families - 1 - i) / 2 + other.ordinal() - i - 1;
  }

  private static List<Card> all() {
    List<Card> cards = new ArrayList<>();
    for (Family one : Family.ALL) {
      for (Family other : Family.ALL) {
        if (one.compareTo(other) < 0) {
          cards.add(new Card(one, other));
        }
      }
    }
    return List.copyOf(cards);
  }
}
