package bergerie.solve.kukuli;

import static bergerie.games.kukuli.KukuliPosition.BOARD;

import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.solve.layer.WolfRows;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;

/**
 * What captures are worth, for all points of the wolf at once.
 *
 * <p>A wolf that has landed may end its chain there, or go on as a wolf to move would that must
 * capture. So one row for each smaller flock, made by {@link #landed}, tells all of a chain.
 */
final class KukuliCaptures {

  /** Every capture wins. */
  static final KukuliCaptures LAST = new KukuliCaptures(_ -> WolfRows.row(BOARD.all(), 0));

  /** By the point that is jumped over, where jumps begin and land. */
  private static final int[][] FROM = new int[BOARD.points().size()][];

  private static final int[][] TO = new int[BOARD.points().size()][];

  static {
    for (Point over : BOARD.points()) {
      List<Jump> jumps =
          BOARD.points().stream()
              .flatMap(from -> Arrays.stream(BOARD.jumps(from.index())))
              .filter(jump -> jump.over().equals(over))
              .toList();
      FROM[over.index()] = jumps.stream().mapToInt(jump -> jump.from().index()).toArray();
      TO[over.index()] = jumps.stream().mapToInt(jump -> jump.to().index()).toArray();
    }
  }

  private final IntToLongFunction left;

  /**
   * Captures into a layer.
   *
   * @param left for each flock that a capture leaves, its row as of {@link #landed}
   */
  KukuliCaptures(IntToLongFunction left) {
    this.left = left;
  }

  /** The points from which a wolf can capture. */
  static int able(int flock, int free) {
    int able = 0;
    for (int rest = flock; rest != 0; rest &= rest - 1) {
      able |= ableOver(Integer.numberOfTrailingZeros(rest), free);
    }
    return able;
  }

  /** The points from which a wolf can capture the sheep on a point. */
  private static int ableOver(int over, int free) {
    int able = 0;
    for (int jump = 0; jump < FROM[over].length; jump++) {
      able |= (free >>> FROM[over][jump] & free >>> TO[over][jump] & 1) << FROM[over][jump];
    }
    return able;
  }

  /** What the best chain is worth from each point that has one; its every prefix is one (HG-3). */
  long row(int flock, int free) {
    int wolfWins = 0;
    int holding = 0;
    int able = 0;
    for (int rest = flock; rest != 0; rest &= rest - 1) {
      int over = Integer.numberOfTrailingZeros(rest);
      int here = ableOver(over, free);
      if (here != 0) {
        able |= here;
        long row = left.applyAsLong(flock ^ (rest & -rest));
        wolfWins |= here & before(over, WolfRows.wolfWins(row));
        holding |= here & before(over, ~WolfRows.sheepWin(row));
      }
    }
    return WolfRows.row(wolfWins, able & ~holding);
  }

  /** The points from which jumps over a point land in a set. */
  private static int before(int over, int landings) {
    int points = 0;
    for (int jump = 0; jump < FROM[over].length; jump++) {
      points |= (landings >>> TO[over][jump] & 1) << FROM[over][jump];
    }
    return points;
  }

  /** What positions are worth to a wolf that has landed and may end its chain or go on with it. */
  static long landed(int flock, long wolfMoves, long sheepMove) {
    int able = able(flock, BOARD.all() & ~flock);
    return WolfRows.row(
        WolfRows.wolfWins(sheepMove) | (able & WolfRows.wolfWins(wolfMoves)),
        WolfRows.sheepWin(sheepMove) & (~able | WolfRows.sheepWin(wolfMoves)));
  }
}
