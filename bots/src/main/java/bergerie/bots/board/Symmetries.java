package bergerie.bots.board;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The ways to lay a board on itself so that every line falls on a line. The first moves nothing.
 */
public final class Symmetries {

  private static final int LAST = 4;

  private final int lowBits;
  private final int[][] low;
  private final int[][] high;
  private final int[] inverse;

  private Symmetries(Board board, List<int[]> maps) {
    int points = board.points().size();
    this.lowBits = (points + 1) / 2;
    this.low = new int[maps.size()][];
    this.high = new int[maps.size()][];
    this.inverse = new int[maps.size()];
    for (int i = 0; i < maps.size(); i++) {
      low[i] = images(maps.get(i), 0, lowBits);
      high[i] = images(maps.get(i), lowBits, points - lowBits);
      inverse[i] = inverse(maps, maps.get(i));
    }
  }

  /**
   * The symmetries that keep a set of points where it is.
   *
   * @param kept for instance the homes of the stacks; 0 when all points are alike
   */
  public static Symmetries of(Board board, int kept) {
    List<int[]> maps = new ArrayList<>();
    for (int turn = 0; turn < 8; turn++) {
      map(board, turn).filter(map -> image(map, kept) == kept).ifPresent(maps::add);
    }
    return new Symmetries(board, maps);
  }

  private static Optional<int[]> map(Board board, int turn) {
    int[] map = new int[board.points().size()];
    for (Point point : board.points()) {
      Optional<Point> image = image(board, turn, point);
      if (image.isEmpty()) {
        return Optional.empty();
      }
      map[point.index()] = image.get().index();
    }
    boolean kept =
        board.lines().stream()
            .allMatch(
                line ->
                    board.linked(
                        board.point(map[line.a().index()]), board.point(map[line.b().index()])));
    return kept ? Optional.of(map) : Optional.empty();
  }

  private static Optional<Point> image(Board board, int turn, Point point) {
    int x = (turn & 1) == 0 ? point.x() : LAST - point.x();
    int y = (turn & 2) == 0 ? point.y() : LAST - point.y();
    int column = (turn & 4) == 0 ? x : y;
    int row = (turn & 4) == 0 ? y : x;
    return board.points().stream().filter(p -> p.x() == column && p.y() == row).findFirst();
  }

  private static int[] images(int[] map, int shift, int bits) {
    int[] images = new int[1 << bits];
    for (int set = 1; set < images.length; set++) {
      int point = shift + Integer.numberOfTrailingZeros(set);
      images[set] = images[set & (set - 1)] | 1 << map[point];
    }
    return images;
  }

  private static int image(int[] map, int set) {
    int image = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      image |= 1 << map[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  private static int inverse(List<int[]> maps, int[] map) {
    int[] back = new int[map.length];
    for (int i = 0; i < map.length; i++) {
      back[map[i]] = i;
    }
    for (int i = 0; i < maps.size(); i++) {
      if (Arrays.equals(maps.get(i), back)) {
        return i;
      }
    }
    throw new IllegalStateException("a symmetry without its inverse");
  }

  public int count() {
    return inverse.length;
  }

  /** Where the points of a set come to lie. */
  public int image(int symmetry, int set) {
    return low[symmetry][set & ((1 << lowBits) - 1)] | high[symmetry][set >>> lowBits];
  }

  /** Where a point comes to lie. */
  public int pointImage(int symmetry, int point) {
    return Integer.numberOfTrailingZeros(image(symmetry, 1 << point));
  }

  public int inverse(int symmetry) {
    return inverse[symmetry];
  }
}
