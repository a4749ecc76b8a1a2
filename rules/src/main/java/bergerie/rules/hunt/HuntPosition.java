package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.Map;
import java.util.Optional;

/** What can be seen on the board of any hunt. */
public interface HuntPosition {

  Side toMove();

  /** The points on which nothing stands. */
  int empty();

  /** The piece that stands on a point, the top one of a stack. */
  Optional<Piece> top(Point point);

  /** How many pieces stand on a point. */
  default int height(Point point) {
    return top(point).isPresent() ? 1 : 0;
  }

  int captured();

  /** The capture that wins. */
  int toWin();

  /** Whether the wolves have captured enough. */
  default boolean won() {
    return captured() >= toWin();
  }

  /** What is yet to be placed. */
  default HuntView.Hand hand() {
    return HuntView.Hand.EMPTY;
  }

  /** What never changes: wolves stay on the board, sheep are there, in hand or captured. */
  default Map<String, Integer> stock(Board board) {
    int wolves = 0;
    int flock = 0;
    int points = Integer.bitCount(empty());
    for (Point point : board.points()) {
      Optional<Side> side = top(point).map(Piece::side);
      wolves += side.equals(Optional.of(Side.WOLVES)) ? 1 : 0;
      flock += side.equals(Optional.of(Side.SHEEP)) ? height(point) : 0;
      points += side.isPresent() ? 1 : 0;
    }
    return Map.of(
        "wolves", wolves,
        "sheep", flock + hand().sheep() + hand().rams() + captured(),
        "points", points);
  }
}
