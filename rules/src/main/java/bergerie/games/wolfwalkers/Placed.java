package bergerie.games.wolfwalkers;

import java.util.ArrayList;
import java.util.List;

/**
 * A card in a grid.
 *
 * @param retouched the icons of its Story that Powers have added or erased, as a set of bits
 * @param marks what Powers have left on its Objective
 */
public record Placed(Cell cell, int card, Side side, int retouched, List<Mark> marks) {
  public Placed {
    marks = List.copyOf(marks);
  }

  static Placed fresh(Cell cell, int card, Side side) {
    return new Placed(cell, card, side, 0, List.of());
  }

  boolean isStory() {
    return side == Side.STORY;
  }

  int icons(Deck deck) {
    return deck.card(card).icons() ^ retouched;
  }

  /** Whether another card in its stead would be no different. */
  boolean same(Placed other) {
    return equals(other.at(cell));
  }

  Placed at(Cell target) {
    return new Placed(target, card, side, retouched, marks);
  }

  Placed flipped() {
    return new Placed(cell, card, side.other(), retouched, marks);
  }

  Placed inked(Icon icon) {
    return new Placed(cell, card, side, retouched ^ icon.bit(), marks);
  }

  Placed marked(Mark mark) {
    List<Mark> more = new ArrayList<>(marks);
    more.add(mark);
    return new Placed(cell, card, side, retouched, more);
  }
}
