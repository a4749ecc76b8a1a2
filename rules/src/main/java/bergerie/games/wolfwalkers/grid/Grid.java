package bergerie.games.wolfwalkers.grid;

import bergerie.games.wolfwalkers.cards.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A player's cards, in reading order. The frame is not fixed before the cards reach over five rows
 * or columns.
 *
 * @param last where the card that was placed last lies
 */
public record Grid(List<Placed> cards, Optional<Cell> last) {

  public static final int SPAN = 5;
  public static final int FULL = SPAN * SPAN;
  public static final Grid EMPTY = new Grid(List.of(), Optional.empty());

  private static final Comparator<Placed> READING_ORDER = Comparator.comparing(Placed::cell);

  public Grid {
    cards = List.copyOf(cards);
  }

  public boolean isFull() {
    return cards.size() == FULL;
  }

  public int gaps() {
    return FULL - cards.size();
  }

  public Optional<Placed> at(Cell cell) {
    for (Placed placed : cards) {
      if (placed.cell().equals(cell)) {
        return Optional.of(placed);
      }
    }
    return Optional.empty();
  }

  public List<Placed> lying(Side side) {
    return cards.stream().filter(placed -> placed.side() == side).toList();
  }

  // WW-6: the first card anywhere, each next one beside a card, within five rows and columns.
  public List<Cell> open(Adjacency reach) {
    if (cards.isEmpty()) {
      return List.of(Cell.FIRST);
    }
    Frame frame = Frame.of(this);
    // One bit a column, one int a row of the window that the grid can still grow into; a row of
    // nothing above and below.
    int left = frame.right() - (SPAN - 1);
    int bottom = frame.top() - (SPAN - 1);
    int columns = frame.left() + SPAN - left;
    int rows = frame.bottom() + SPAN - bottom;
    int[] taken = new int[rows + 2];
    for (Placed placed : cards) {
      taken[placed.cell().y() - bottom + 1] |= 1 << (placed.cell().x() - left);
    }
    List<Cell> open = new ArrayList<>(16);
    for (int row = rows; row >= 1; row--) {
      int near = spread(taken[row]) | beyond(taken[row + 1], reach) | beyond(taken[row - 1], reach);
      int free = near & ~taken[row] & ((1 << columns) - 1);
      for (; free != 0; free &= free - 1) {
        open.add(new Cell(left + Integer.numberOfTrailingZeros(free), bottom + row - 1));
      }
    }
    return open;
  }

  private static int beyond(int row, Adjacency reach) {
    return reach == Adjacency.STRAIGHT ? row : row | spread(row);
  }

  private static int spread(int row) {
    return (row << 1) | (row >> 1);
  }

  public Grid placed(Placed card) {
    List<Placed> more = new ArrayList<>(cards);
    more.add(card);
    more.sort(READING_ORDER);
    return new Grid(more, Optional.of(card.cell()));
  }

  public Grid without(Cell cell) {
    List<Placed> fewer = new ArrayList<>(cards);
    fewer.removeIf(placed -> placed.cell().equals(cell));
    return new Grid(fewer, last.filter(at -> !at.equals(cell)));
  }

  /** Another card, or the same one changed, in a cell that has one. */
  public Grid with(Placed changed) {
    List<Placed> others = new ArrayList<>(cards);
    others.replaceAll(placed -> placed.cell().equals(changed.cell()) ? changed : placed);
    return new Grid(others, last);
  }

  /** Two cards change places; what was placed last stays that card. */
  public Grid swapped(Cell one, Cell two) {
    Placed first = at(one).orElseThrow();
    Placed second = at(two).orElseThrow();
    Optional<Cell> moved = last.map(at -> at.equals(one) ? two : at.equals(two) ? one : at);
    return new Grid(with(second.at(one)).with(first.at(two)).cards, moved);
  }

  public Grid moved(Cell from, Cell to) {
    Placed card = at(from).orElseThrow();
    boolean wasLast = last.filter(from::equals).isPresent();
    Grid moved = without(from).placed(card.at(to));
    return new Grid(moved.cards, wasLast ? Optional.of(to) : last);
  }
}
