package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who knows the undersides of the nine cells, in reading order; a gap hides nothing. */
public record Versos(List<Verso> cells) {

  static final Versos ALL_OPEN = new Versos(Collections.nCopies(Cell.ALL.size(), new Verso.Open()));

  public Versos {
    cells = List.copyOf(cells);
  }

  public Verso at(Cell cell) {
    return cells.get(cell.ordinal());
  }

  public Versos with(Cell cell, Verso verso) {
    List<Verso> changed = new ArrayList<>(cells);
    changed.set(cell.ordinal(), verso);
    return new Versos(changed);
  }

  /** The same with gaps on a set of cells. */
  Versos without(int gaps) {
    Versos left = this;
    for (Cell cell : Group.places(gaps)) {
      left = left.with(cell, new Verso.Open());
    }
    return left;
  }
}
