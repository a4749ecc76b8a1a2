package bergerie.games.foxandgeese;

import bergerie.rules.board.Point;
import java.util.List;
import java.util.stream.Collectors;

/** A whole turn. */
sealed interface Run {

  record Step(Point from, Point to) implements Run {
    @Override
    public String toString() {
      return from + "-" + to;
    }
  }

  /** Where the fox stood, then every point it landed on. */
  record Capture(List<Point> path) implements Run {
    public Capture {
      path = List.copyOf(path);
    }

    int geese() {
      return path.size() - 1;
    }

    @Override
    public String toString() {
      return path.stream().map(Point::name).collect(Collectors.joining("x"));
    }
  }
}
