package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Sheep of one family that stand together.
 *
 * @param cells where, as a set of {@link Cell#bit()}
 */
public record Group(Family family, int cells) {

  // SS-10
  public static final int LEAST = 3;

  public int size() {
    return Integer.bitCount(cells);
  }

  public List<Cell> places() {
    return places(cells);
  }

  public static List<Cell> places(int cells) {
    List<Cell> places = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      if ((cells & cell.bit()) != 0) {
        places.add(cell);
      }
    }
    return places;
  }

  public static String names(int cells) {
    return places(cells).stream().map(Cell::name).collect(Collectors.joining("+"));
  }
}
