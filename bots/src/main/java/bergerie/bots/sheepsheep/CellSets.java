package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Cell;
import java.util.ArrayList;
import java.util.List;

/** What sets of cells are good for: tables over all 512 of them. */
final class CellSets {

  static final int CELLS = Cell.ALL.size();
  static final int SETS = 1 << CELLS;

  /** More cells than there are. */
  static final int NEVER = CELLS + 1;

  /** The 218 sets that hang together. */
  private static final List<Integer> CONNECTED = connected();

  private static final byte[][] REACH = reach();
  private static final byte[][] NEED = need();

  private CellSets() {}

  /** The size of the largest connected set that has at most {@code more} cells outside a set. */
  static int reach(int cells, int more) {
    return REACH[Math.min(more, CELLS)][cells];
  }

  /** How many cells a set lacks, at least, to hold a connected set of a size. */
  static int need(int cells, int size) {
    return NEED[size][cells];
  }

  /** The first of the largest connected sets within a set. */
  static int largest(int cells) {
    int best = 0;
    for (int shape : CONNECTED) {
      if ((shape & ~cells) == 0 && Integer.bitCount(shape) > Integer.bitCount(best)) {
        best = shape;
      }
    }
    return best;
  }

  private static List<Integer> connected() {
    List<Integer> found = new ArrayList<>();
    for (int cells = 1; cells < SETS; cells++) {
      if (spread(cells & -cells, cells) == cells) {
        found.add(cells);
      }
    }
    return List.copyOf(found);
  }

  private static int spread(int from, int within) {
    int wider = from;
    for (Cell cell : Cell.ALL) {
      wider |= (from & cell.bit()) != 0 ? cell.neighbours() & within : 0;
    }
    return wider == from ? from : spread(wider, within);
  }

  private static byte[][] reach() {
    byte[][] reach = new byte[CELLS + 1][SETS];
    for (int cells = 0; cells < SETS; cells++) {
      for (int shape : CONNECTED) {
        int size = Integer.bitCount(shape);
        for (int more = Integer.bitCount(shape & ~cells); more <= CELLS; more++) {
          reach[more][cells] = (byte) Math.max(reach[more][cells], size);
        }
      }
    }
    return reach;
  }

  private static byte[][] need() {
    byte[][] need = new byte[CELLS + 1][SETS];
    for (int cells = 0; cells < SETS; cells++) {
      for (int size = 1; size <= CELLS; size++) {
        need[size][cells] = (byte) NEVER;
      }
      for (int shape : CONNECTED) {
        int size = Integer.bitCount(shape);
        int lacking = Integer.bitCount(shape & ~cells);
        need[size][cells] = (byte) Math.min(need[size][cells], lacking);
      }
    }
    return need;
  }
}
