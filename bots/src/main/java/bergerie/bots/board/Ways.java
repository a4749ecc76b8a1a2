package bergerie.bots.board;

import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;

/**
 * A board's steps and jumps as bit masks.
 *
 * <p>The jumps from a point are numbered; jump {@code i} goes over the {@code i}-th bit of {@link
 * #over} and lands on the {@code i}-th bit of {@link #to}. So two bit compressions find all jumps
 * that can be made at once.
 */
public final class Ways {

  public final int[] steps;
  final int[] over;
  final int[] to;

  public Ways(Board board) {
    int size = board.points().size();
    this.steps = new int[size];
    this.over = new int[size];
    this.to = new int[size];
    for (int from = 0; from < size; from++) {
      steps[from] = board.neighbours(from);
      int last = -1;
      for (Jump jump : board.jumps(from)) {
        // The rules list jumps by landing point; the middle points must rise in the same order.
        if (jump.over().index() <= last) {
          throw new IllegalStateException("jumps cross at " + board.point(from));
        }
        last = jump.over().index();
        over[from] |= jump.over().bit();
        to[from] |= jump.to().bit();
      }
    }
  }

  /** The numbers of the jumps from a point that can be made, as bits. */
  public int jumps(int from, int prey, int empty) {
    return Integer.compress(prey, over[from]) & Integer.compress(empty, to[from]);
  }

  /** Whether a wolf can step or jump from a point. */
  public boolean isFree(int from, int prey, int empty) {
    return (steps[from] & empty) != 0 || jumps(from, prey, empty) != 0;
  }

  /** Whether any of a set of points is next to one of another. */
  public boolean touch(int points, int others) {
    for (int rest = points; rest != 0; rest &= rest - 1) {
      if ((steps[Integer.numberOfTrailingZeros(rest)] & others) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The bit of the point that jump {@code number}, given as a bit, goes over. */
  public int over(int from, int number) {
    return Integer.expand(number, over[from]);
  }

  /** The bit of the point on which jump {@code number}, given as a bit, lands. */
  public int landing(int from, int number) {
    return Integer.expand(number, to[from]);
  }

  /** The {@code n}-th bit of a set. */
  public static int nth(int set, int n) {
    return Integer.expand(1 << n, set);
  }
}
