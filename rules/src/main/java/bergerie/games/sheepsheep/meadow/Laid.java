package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.List;

/** A card as it lies: one face up, the other down. */
public record Laid(Family up, Family down) {

  /** Every card, each way round; a card turned over is its neighbour. */
  private static final List<Laid> ALL = all();

  public Laid {
    if (up == down) {
      throw new IllegalArgumentException("a card has two families: " + up);
    }
  }

  public static Laid of(Family up, Family down) {
    return ALL.get(2 * Card.of(up, down).index() + (up.compareTo(down) < 0 ? 0 : 1));
  }

  static Laid at(int index) {
    return ALL.get(index);
  }

  /** The place among all, 0 to 41: an even number and the next odd one are the same card. */
  int index() {
    return 2 * card().index() + (up.compareTo(down) < 0 ? 0 : 1);
  }

  public Card card() {
    return Card.of(up, down);
  }

  @Override
  public String toString() {
    return up.letter() + down.letter();
  }

  private static List<Laid> all() {
    List<Laid> laid = new ArrayList<>();
    for (Card card : Card.ALL) {
      laid.add(new Laid(card.one(), card.other()));
      laid.add(new Laid(card.other(), card.one()));
    }
    return List.copyOf(laid);
  }
}
