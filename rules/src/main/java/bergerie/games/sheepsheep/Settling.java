package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Meadow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * SS-6: which cards of a crowded first meadow are turned over. As few as can be; of equally few,
 * the first in reading order. Turning always suffices: every meadow of nine cards with two families
 * each, up to the colours' names, has been tried.
 */
final class Settling {

  /** All sets of cells, smaller ones first, then in reading order. */
  private static final List<Integer> SETS = sets();

  private Settling() {}

  /** The first card to turn; the rest of the same set follows when it is asked again. */
  static Cell next(Meadow meadow) {
    for (int cells : SETS) {
      if (!turned(meadow, cells).crowded()) {
        return Group.places(cells).getFirst();
      }
    }
    throw new IllegalStateException("turning can't break " + meadow);
  }

  private static Meadow turned(Meadow meadow, int cells) {
    Meadow turned = meadow;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      turned = turned.turned(Cell.ALL.get(Integer.numberOfTrailingZeros(rest)));
    }
    return turned;
  }

  private static List<Integer> sets() {
    List<Integer> sets = new ArrayList<>();
    for (int cells = 1; cells < 1 << Cell.ALL.size(); cells++) {
      sets.add(cells);
    }
    // Read backwards, a set with an earlier cell is the greater number.
    sets.sort(
        Comparator.<Integer>comparingInt(Integer::bitCount)
            .thenComparing(cells -> Integer.reverse(cells) >>> 1, Comparator.reverseOrder()));
    return List.copyOf(sets);
  }
}
