package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.List;
import java.util.function.Predicate;

/** The steps of a board, made once and used in every position. */
public final class Steps {

  private final Board board;
  private final HuntMove.Step[][] steps;

  public Steps(Board board) {
    this.board = board;
    int size = board.points().size();
    this.steps = new HuntMove.Step[size][size];
    for (Board.Line line : board.lines()) {
      add(line.a(), line.b());
      add(line.b(), line.a());
    }
  }

  /** Adds the steps from a point to every point of a set of its neighbours. */
  public void collect(int from, int targets, List<HuntMove> found) {
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      found.add(steps[from][Integer.numberOfTrailingZeros(rest)]);
    }
  }

  /** Whether any step from one of these points to a free one is allowed. */
  public boolean any(int movers, int empty, Predicate<HuntMove.Step> allowed) {
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      for (int tos = board.neighbours(from) & empty; tos != 0; tos &= tos - 1) {
        if (allowed.test(steps[from][Integer.numberOfTrailingZeros(tos)])) {
          return true;
        }
      }
    }
    return false;
  }

  private void add(Point from, Point to) {
    steps[from.index()][to.index()] = new HuntMove.Step(from, to);
  }
}
