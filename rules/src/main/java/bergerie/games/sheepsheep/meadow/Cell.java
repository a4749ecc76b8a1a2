package bergerie.games.sheepsheep.meadow;

import java.util.List;
import java.util.Optional;

/** A place of the meadow, in reading order: a letter for the column, a number for the row. */
public enum Cell {
  A1,
  B1,
  C1,
  A2,
  B2,
  C2,
  A3,
  B3,
  C3;

  public static final List<Cell> ALL = List.of(values());

  public static final int SIDE = 3;

  private static final int[] NEIGHBOURS = orthogonal();

  /** This cell in a set of cells. */
  public int bit() {
    return 1 << ordinal();
  }

  // SS-10: diagonals do not count.
  /** The cells beside, above and below, as a set. */
  public int neighbours() {
    return NEIGHBOURS[ordinal()];
  }

  public static Optional<Cell> named(String name) {
    return ALL.stream().filter(cell -> cell.name().equals(name)).findFirst();
  }

  private static int[] orthogonal() {
    int[] sets = new int[ALL.size()];
    for (Cell a : ALL) {
      for (Cell b : ALL) {
        int across = Math.abs(a.ordinal() % SIDE - b.ordinal() % SIDE);
        int along = Math.abs(a.ordinal() / SIDE - b.ordinal() / SIDE);
        if (across + along == 1) {
          sets[a.ordinal()] |= b.bit();
        }
      }
    }
    return sets;
  }
}
