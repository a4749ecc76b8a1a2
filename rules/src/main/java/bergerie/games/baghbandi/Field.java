package bergerie.games.baghbandi;

import bergerie.rules.Setup;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.List;
import java.util.stream.Stream;

/**
 * What stays the same during a game: where the stacks stand, and whether a point may be jumped
 * again in one turn (BB-4).
 */
public record Field(List<Point> homes, Chain chain) {

  public static final Board BOARD = Board.alquerque();

  // BB-1: each set-up of the wolves has its set-up of the stacks.
  private static final List<Point> HIGH = points("B3", "D3", "B5", "D5");
  private static final List<Point> LOW = points("B2", "D2", "B4", "D4");

  /** Whether a point may be jumped again in one turn. */
  public enum Chain {
    ONCE,
    AGAIN
  }

  public static Field of(Setup setup) {
    return new Field(
        setup.option("start").equals("C2C4") ? HIGH : LOW,
        setup.option("rejump").equals("yes") ? Chain.AGAIN : Chain.ONCE);
  }

  /** The number of a point among the homes of the stacks, or -1. */
  public int home(Point point) {
    return homes.indexOf(point);
  }

  private static List<Point> points(String... names) {
    return Stream.of(names).map(BOARD::at).toList();
  }
}
