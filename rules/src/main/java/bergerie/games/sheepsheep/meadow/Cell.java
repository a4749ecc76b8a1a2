package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/** A place of the meadow, in reading order: a letter for the column, a number for the row. */
public enum Cell {
  A1("at the top left", "en haut à gauche"),
  B1("at the top", "en haut"),
  C1("at the top right", "en haut à droite"),
  A2("on the left", "à gauche"),
  B2("in the centre", "au centre"),
  C2("on the right", "à droite"),
  A3("at the bottom left", "en bas à gauche"),
  B3("at the bottom", "en bas"),
  C3("at the bottom right", "en bas à droite");

  public static final List<Cell> ALL = List.of(values());

  public static final int SIDE = 3;

  private static final int[] NEIGHBOURS = orthogonal();

  private final Words where;

  Cell(String en, String fr) {
    where = new Words(en, fr);
  }

  /** Where it is, as people say it: the meadow shows no letters. */
  public Words where() {
    return where;
  }

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
