package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Ordinal;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.rules.Words;
import java.util.List;

/** Where a cell is among the cards of a grid, as people say it: “at the top left”. */
final class Whereabouts {

  private static final Words COMMA = Words.same(", ");

  /** Rows from the top, columns from the left; of three of each nothing else is needed. */
  private static final List<List<Words>> PLAIN =
      List.of(
          List.of(
              new Words("at the top left", "en haut à gauche"),
              new Words("at the top", "en haut"),
              new Words("at the top right", "en haut à droite")),
          List.of(
              new Words("on the left", "à gauche"),
              new Words("in the centre", "au centre"),
              new Words("on the right", "à droite")),
          List.of(
              new Words("at the bottom left", "en bas à gauche"),
              new Words("at the bottom", "en bas"),
              new Words("at the bottom right", "en bas à droite")));

  private static final List<Words> ROWS =
      List.of(
          new Words("top row", "rangée du haut"),
          new Words("middle row", "rangée du milieu"),
          new Words("bottom row", "rangée du bas"));

  private static final List<Words> COLUMNS =
      List.of(
          new Words("left column", "colonne de gauche"),
          new Words("middle column", "colonne du milieu"),
          new Words("right column", "colonne de droite"));

  private Whereabouts() {}

  static Words of(Cell cell, Frame frame) {
    Step row = new Step(frame.top() - cell.y(), frame.rows());
    Step column = new Step(cell.x() - frame.left(), frame.columns());
    if (row.isPlain() && column.isPlain()) {
      return PLAIN.get(row.third()).get(column.third());
    }
    Words along = column.name(COLUMNS, new Words("{0} column", "{0} colonne"));
    Words down = row.name(ROWS, new Words("{0} row", "{0} rangée"));
    Words both = row.isOnly() ? along : column.isOnly() ? down : down.then(COMMA).then(along);
    return new Words("in the {0}", "dans la {0}").with(both);
  }

  /** One of several rows or columns, from 0. */
  private record Step(int at, int of) {

    boolean isOnly() {
      return of == 1;
    }

    /** Whether it is an outer one or the one in the middle. */
    boolean isPlain() {
      return at == 0 || at == of - 1 || 2 * at == of - 1;
    }

    /** Which of first, middle and last; the only one is in the middle. */
    int third() {
      return 2 * at == of - 1 ? 1 : at == 0 ? 0 : 2;
    }

    Words name(List<Words> plain, Words numbered) {
      return isPlain() ? plain.get(third()) : numbered.with(Ordinal.feminine(at + 1));
    }
  }
}
