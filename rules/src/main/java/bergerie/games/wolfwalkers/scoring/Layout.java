package bergerie.games.wolfwalkers.scoring;

import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;

/** A grid laid out for counting: cells are the bits 0 to 24, rows from the top. */
final class Layout {

  private static final int[] SIGHT = new int[Grid.FULL];
  private static final int[] DIAGONALS = new int[Grid.FULL];

  static {
    for (int from = 0; from < Grid.FULL; from++) {
      for (int to = 0; to < Grid.FULL; to++) {
        int rows = Math.abs(from / Grid.SPAN - to / Grid.SPAN);
        int columns = Math.abs(from % Grid.SPAN - to % Grid.SPAN);
        if ((rows == 0) != (columns == 0)) {
          SIGHT[from] |= 1 << to;
        }
        if (rows == 1 && columns == 1) {
          DIAGONALS[from] |= 1 << to;
        }
      }
    }
  }

  private final int[] showing = new int[Icon.LETTERS.length()];
  private int stories;
  private int objectives;

  Layout(Deck deck, Grid grid, Frame frame) {
    for (Placed placed : grid.cards()) {
      int bit = 1 << frame.index(placed.cell());
      if (placed.isStory()) {
        stories |= bit;
        for (int icons = placed.icons(deck); icons != 0; icons &= icons - 1) {
          showing[Integer.numberOfTrailingZeros(icons)] |= bit;
        }
      } else {
        objectives |= bit;
      }
    }
  }

  /** The cells of the Stories with this icon. */
  int showing(Icon icon) {
    return showing[icon.ordinal()];
  }

  int count(Icon icon) {
    return Integer.bitCount(showing(icon));
  }

  int stories() {
    return stories;
  }

  int objectives() {
    return objectives;
  }

  /** The 8 cells in the row and column of a cell. */
  static int sight(int cell) {
    return SIGHT[cell];
  }

  static int diagonals(int cell) {
    return DIAGONALS[cell];
  }
}
