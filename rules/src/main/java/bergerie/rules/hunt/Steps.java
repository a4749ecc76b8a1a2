package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.List;
import java.util.function.Predicate;

/** The steps of a board, made once and used in every position. */
public final class Steps {

  private final HuntMove.Step[][] steps;

  public Steps(Board board) {
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

  /** Whether any of the steps from a point to a set of its neighbours is allowed. */
  public boolean any(int from, int targets, Predicate<HuntMove.Step> allowed) {
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      if (allowed.test(steps[from][Integer.numberOfTrailingZeros(rest)])) {
        return true;
      }
    }
    return false;
  }

  private void add(Point from, Point to) {
    steps[from.index()][to.index()] = new HuntMove.Step(from, to);
  }
}
