package bergerie.games.wolfwalkers.grid;

import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * A card in a grid.
 *
 * @param retouched the icons of its Story that Powers have added or erased, as a set of bits
 * @param marks what Powers have left on its Objective
 */
public record Placed(Cell cell, int card, Side side, int retouched, List<CardMark> marks) {
  public Placed {
    marks = List.copyOf(marks);
  }

  public static Placed fresh(Cell cell, int card, Side side) {
    return new Placed(cell, card, side, 0, List.of());
  }

  public boolean isStory() {
    return side == Side.STORY;
  }

  public int icons(Deck deck) {
    return deck.card(card).icons() ^ retouched;
  }

  /** Whether another card in its stead would be no different. */
  public boolean same(Placed other) {
    return equals(other.at(cell));
  }

  Placed at(Cell target) {
    return new Placed(target, card, side, retouched, marks);
  }

  public Placed flipped() {
    return new Placed(cell, card, side.other(), retouched, marks);
  }

  public Placed inked(Icon icon) {
    return new Placed(cell, card, side, retouched ^ icon.bit(), marks);
  }

  public Placed marked(CardMark mark) {
    List<CardMark> more = new ArrayList<>(marks);
    more.add(mark);
    return new Placed(cell, card, side, retouched, more);
  }
}
