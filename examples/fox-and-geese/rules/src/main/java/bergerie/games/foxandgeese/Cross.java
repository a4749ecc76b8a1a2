package bergerie.games.foxandgeese;

import bergerie.rules.board.Board.Line;
import bergerie.rules.board.Diagram;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The board (FG-1): 7 × 7 points without the four corners of four, so 33. Diagonals where column
 * and row are both even or both odd. A set of points is a long.
 */
final class Cross implements Diagram {

  static final Cross BOARD = new Cross();

  private final List<Point> points = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private final Map<String, Point> byName;
  private final long[] neighbours;
  private final List<List<Jump>> jumps;

  private Cross() {
    for (int y = 0; y < 7; y++) {
      for (int x = 0; x < 7; x++) {
        if (inTheMiddle(x) || inTheMiddle(y)) {
          points.add(new Point("" + (char) ('A' + x) + (y + 1), x, y, points.size()));
        }
      }
    }
    for (Point a : points) {
      points.stream()
          .filter(b -> b.index() > a.index() && joined(a, b))
          .forEach(b -> lines.add(new Line(a, b)));
    }
    byName = points.stream().collect(Collectors.toMap(Point::name, Function.identity()));
    neighbours = new long[points.size()];
    for (Line line : lines) {
      neighbours[line.a().index()] |= bit(line.b());
      neighbours[line.b().index()] |= bit(line.a());
    }
    jumps = points.stream().map(this::jumpsFrom).toList();
  }

  private static boolean inTheMiddle(int coordinate) {
    return coordinate >= 2 && coordinate <= 4;
  }

  private static boolean joined(Point a, Point b) {
    int across = Math.abs(a.x() - b.x());
    int up = Math.abs(a.y() - b.y());
    return across + up == 1 || (across == 1 && up == 1 && (a.x() + a.y()) % 2 == 0);
  }

  private List<Jump> jumpsFrom(Point from) {
    List<Jump> found = new ArrayList<>();
    for (Point over : each(neighbours[from.index()])) {
      each(neighbours[over.index()]).stream()
          .filter(to -> to.x() - over.x() == over.x() - from.x())
          .filter(to -> to.y() - over.y() == over.y() - from.y())
          .forEach(to -> found.add(new Jump(from, over, to)));
    }
    return List.copyOf(found);
  }

  static long bit(Point point) {
    return 1L << point.index();
  }

  @Override
  public List<Point> points() {
    return points;
  }

  @Override
  public List<Line> lines() {
    return lines;
  }

  Optional<Point> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  Point at(String name) {
    return find(name).orElseThrow();
  }

  /** The points of a set, in their order. */
  List<Point> each(long set) {
    List<Point> found = new ArrayList<>(Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      found.add(points.get(Long.numberOfTrailingZeros(rest)));
    }
    return found;
  }

  long neighbours(Point point) {
    return neighbours[point.index()];
  }

  List<Jump> jumps(Point from) {
    return jumps.get(from.index());
  }

  /** The jump from one point to another, if there is one. */
  Optional<Jump> jump(Point from, Point to) {
    return jumps(from).stream().filter(jump -> jump.to().equals(to)).findFirst();
  }
}
