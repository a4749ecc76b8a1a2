package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.List;

/** A position in which jumps can be made one after the other by the side to move. */
public interface Jumper<P extends Jumper<P>> {

  boolean canJump(Jump jump);

  /** The same side goes on after this jump. */
  P jumped(Jump jump);

  static boolean canJump(Board board, int from, Jumper<?> position) {
    for (Jump jump : board.jumps(from)) {
      if (position.canJump(jump)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of some wolves can jump. */
  static boolean anyCanJump(Board board, int wolves, Jumper<?> position) {
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      if (canJump(board, Integer.numberOfTrailingZeros(rest), position)) {
        return true;
      }
    }
    return false;
  }

  // HG-3: a chain is one move, and so is every prefix of it; HG-6: sheep leave at once or later.
  static <P extends Jumper<P>> void chains(
      Board board, Point from, P position, Jumped jumped, List<HuntMove> found) {
    extend(board, List.of(from), Leap.from(position, jumped), found);
  }

  private static <P extends Jumper<P>> void extend(
      Board board, List<Point> path, P position, List<HuntMove> found) {
    for (Jump jump : board.jumps(path.getLast().index())) {
      if (position.canJump(jump)) {
        List<Point> longer = new ArrayList<>(path);
        longer.add(jump.to());
        found.add(new HuntMove.Capture(longer));
        extend(board, longer, position.jumped(jump), found);
      }
    }
  }

  /** The position after a legal chain. */
  static <P extends Jumper<P>> P jumpAll(Board board, P position, HuntMove.Capture capture) {
    P now = position;
    for (int i = 1; i < capture.path().size(); i++) {
      Point from = capture.path().get(i - 1);
      Point to = capture.path().get(i);
      now = now.jumped(board.jump(from, to).orElseThrow());
    }
    return now;
  }
}
