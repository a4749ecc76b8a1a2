package bergerie.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Points joined by lines, at most 31 of them so that a set of points is an int. */
public final class Board implements Diagram {

  /** A line between two neighbours, by the numbers of their points. */
  public record Line(Point a, Point b) {}

  private final List<Point> points;
  private final List<Line> lines;
  private final Map<String, Point> byName;
  private final int[] neighbours;
  private final Jump[][] jumps;

  private Board(List<Point> points, List<Line> lines) {
    this.points = List.copyOf(points);
    this.lines = List.copyOf(lines);
    this.byName = points.stream().collect(Collectors.toMap(Point::name, Function.identity()));
    this.neighbours = new int[points.size()];
    for (Line line : lines) {
      neighbours[line.a().index()] |= line.b().bit();
      neighbours[line.b().index()] |= line.a().bit();
    }
    this.jumps = new Jump[points.size()][];
    for (Point from : points) {
      jumps[from.index()] = jumpsFrom(from).toArray(Jump[]::new);
    }
  }

  /** 5 × 5 points, diagonals where column and row are both even or both odd: 56 lines. */
  public static Board alquerque() {
    return new Board(square(), squareLines(square()));
  }

  /** The alquerque with the wolf's den behind C5: 31 points, 66 lines. */
  public static Board alquerqueWithDen() {
    List<Point> points = square();
    for (String name : List.of("B6", "C6", "D6", "A7", "C7", "E7")) {
      points.add(point(name, points.size()));
    }
    Map<String, Point> named =
        points.stream().collect(Collectors.toMap(Point::name, Function.identity()));
    List<Line> lines = squareLines(points);
    for (String line :
        List.of(
            "C5-B6", "C5-C6", "C5-D6", "B6-C6", "C6-D6", "B6-A7", "C6-C7", "D6-E7", "A7-C7",
            "C7-E7")) {
      lines.add(line(named, line));
    }
    return new Board(points, lines);
  }

  @Override
  public List<Point> points() {
    return points;
  }

  @Override
  public List<Line> lines() {
    return lines;
  }

  public Point point(int index) {
    return points.get(index);
  }

  public Optional<Point> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** A point that the caller knows to be on the board. */
  public Point at(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no point " + name));
  }

  /** The set of the named points. */
  public int set(String... names) {
    int set = 0;
    for (String name : names) {
      set |= at(name).bit();
    }
    return set;
  }

  public int all() {
    return (int) ((1L << points.size()) - 1);
  }

  public int neighbours(int index) {
    return neighbours[index];
  }

  public boolean linked(Point a, Point b) {
    return (neighbours[a.index()] & b.bit()) != 0;
  }

  /** The jumps from a point, in the order of the points they land on. Not to be written to. */
  public Jump[] jumps(int from) {
    return jumps[from];
  }

  /** The jump from one point to another, if there is one. */
  public Optional<Jump> jump(Point from, Point to) {
    for (Jump jump : jumps[from.index()]) {
      if (jump.to().equals(to)) {
        return Optional.of(jump);
      }
    }
    return Optional.empty();
  }

  private List<Jump> jumpsFrom(Point from) {
    List<Jump> found = new ArrayList<>();
    for (Point to : points) {
      for (Point over : points) {
        if (linked(from, over)
            && linked(over, to)
            && over.x() - from.x() == to.x() - over.x()
            && over.y() - from.y() == to.y() - over.y()) {
          found.add(new Jump(from, over, to));
        }
      }
    }
    return found;
  }

  private static List<Point> square() {
    List<Point> points = new ArrayList<>();
    for (int row = 1; row <= 5; row++) {
      for (char column = 'A'; column <= 'E'; column++) {
        points.add(point("" + column + row, points.size()));
      }
    }
    return points;
  }

  private static Point point(String name, int index) {
    return new Point(name, name.charAt(0) - 'A', name.charAt(1) - '1', index);
  }

  private static List<Line> squareLines(List<Point> points) {
    List<Line> lines = new ArrayList<>();
    for (Point a : points.subList(0, 25)) {
      for (Point b : points.subList(a.index() + 1, 25)) {
        int across = Math.abs(a.x() - b.x());
        int up = Math.abs(a.y() - b.y());
        boolean straight = across + up == 1;
        boolean diagonal = across == 1 && up == 1 && (a.x() + a.y()) % 2 == 0;
        if (straight || diagonal) {
          lines.add(new Line(a, b));
        }
      }
    }
    return lines;
  }

  private static Line line(Map<String, Point> named, String ends) {
    Point a = named.get(ends.substring(0, 2));
    Point b = named.get(ends.substring(3));
    if (a == null || b == null) {
      throw new IllegalArgumentException("no line " + ends);
    }
    return new Line(a, b);
  }
}
