package bergerie.rules.hunt;

import bergerie.rules.Words;
import bergerie.rules.board.Point;
import java.util.Map;
import java.util.Optional;

/**
 * Who stands where on a board that was read.
 *
 * @param wolves points of plain wolves; {@code red} of red ones
 * @param sheep points with a sheep on top; {@code rams} with a ram on top
 * @param stacked how many stacks of two and more there are
 * @param flock how many sheep and rams stand on the board in all
 */
public record Census(int wolves, int red, int sheep, int rams, int stacked, int flock) {

  public static Census of(Map<Point, BoardText.Stack> stacks) {
    int[] points = new int[Piece.values().length];
    int stacked = 0;
    int flock = 0;
    for (Map.Entry<Point, BoardText.Stack> entry : stacks.entrySet()) {
      BoardText.Stack stack = entry.getValue();
      points[stack.top().ordinal()] |= entry.getKey().bit();
      stacked += stack.height() > 1 ? 1 : 0;
      flock += stack.top().side() == Side.SHEEP ? stack.height() : 0;
    }
    return new Census(
        points[Piece.WOLF.ordinal()],
        points[Piece.RED_WOLF.ordinal()],
        points[Piece.SHEEP.ordinal()],
        points[Piece.RAM.ordinal()],
        stacked,
        flock);
  }

  /** What is wrong when there are not exactly so many. */
  public Optional<Words> expect(String what, int wanted, int found) {
    return wanted == found
        ? Optional.empty()
        : Optional.of(
            new Words("{0}: expected {1}, found {2}", "{0} : attendu {1}, trouvé {2}")
                .with(what, wanted, found));
  }

  /** What is wrong when there are more than so many. */
  public Optional<Words> atMost(String what, int most, int found) {
    return found <= most
        ? Optional.empty()
        : Optional.of(
            new Words(
                    "{0}: expected at most {1}, found {2}", "{0} : attendu {1} au plus, trouvé {2}")
                .with(what, most, found));
  }
}
