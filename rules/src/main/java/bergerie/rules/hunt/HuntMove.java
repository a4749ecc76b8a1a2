package bergerie.rules.hunt;

import bergerie.rules.board.Point;
import java.util.List;

/** A whole turn of a hunt. */
public sealed interface HuntMove {

  record Place(Piece piece, Point at) implements HuntMove {}

  record Step(Point from, Point to) implements HuntMove {}

  /** A chain of captures: where the jumper stood, then every point it landed on. */
  record Capture(List<Point> path) implements HuntMove {
    public Capture {
      path = List.copyOf(path);
      if (path.size() < 2) {
        throw new IllegalArgumentException("a capture has a start and a landing");
      }
    }
  }
}
