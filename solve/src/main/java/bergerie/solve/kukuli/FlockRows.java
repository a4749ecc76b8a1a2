package bergerie.solve.kukuli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers the flocks of a size on the board of Kukuli so that those with equally many sheep in each
 * row lie together: a sheep that steps sideways stays among them, one that steps up leaves for
 * good.
 *
 * <p>The board is cut into three parts, rows 1 and 2, rows 3 and 4, and the rest. In each part the
 * sets with the same number in each row make a class, and are numbered within it.
 */
final class FlockRows {

  /** Does something with a flock, given its number in its group. */
  @FunctionalInterface
  interface Visit {
    void at(int number, int flock);
  }

  /**
   * The flocks with the same number of sheep in each row.
   *
   * @param base the number of the first
   * @param low the class of the lowest part of the board; so {@code middle} and {@code high}
   */
  record Group(long base, int low, int middle, int high) {
    int size() {
      return LOW.sizes[low] * MIDDLE.sizes[middle] * HIGH.sizes[high];
    }

    /** The sum of the rows of all sheep. */
    int height() {
      return LOW.heights[low] + MIDDLE.heights[middle] + HIGH.heights[high];
    }

    /** Visits all flocks in the order of their numbers. */
    void each(Visit visit) {
      int number = 0;
      for (int lowSet : LOW.members[low]) {
        for (int middleSet : MIDDLE.members[middle]) {
          for (int highSet : HIGH.members[high]) {
            visit.at(number++, lowSet | middleSet | highSet);
          }
        }
      }
    }
  }

  private static final int[] ROW_SIZES = {5, 5, 5, 5, 5, 3, 3};
  private static final Part LOW = new Part(0, 1);
  private static final Part MIDDLE = new Part(2, 3);
  private static final Part HIGH = new Part(4, 5, 6);

  /** Some rows of the board. */
  private static final class Part {
    private final int shift;
    private final int mask;

    /** For each set of points, its class and its number in it. */
    private final int[] classOf;

    private final int[] numberOf;
    private final int[][] members;
    private final int[] sizes;
    private final int[] heights;

    Part(int... rows) {
      this.shift = Arrays.stream(ROW_SIZES).limit(rows[0]).sum();
      int bits = Arrays.stream(rows).map(row -> ROW_SIZES[row]).sum();
      this.mask = (1 << bits) - 1;
      this.classOf = new int[1 << bits];
      this.numberOf = new int[1 << bits];
      int classes =
          Arrays.stream(rows).map(row -> ROW_SIZES[row] + 1).reduce(1, Math::multiplyExact);
      List<List<Integer>> sets = new ArrayList<>();
      for (int i = 0; i < classes; i++) {
        sets.add(new ArrayList<>());
      }
      this.heights = new int[classes];
      for (int set = 0; set <= mask; set++) {
        enter(set, rows, sets);
      }
      this.members =
          sets.stream()
              .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
              .toArray(int[][]::new);
      this.sizes = Arrays.stream(members).mapToInt(list -> list.length).toArray();
    }

    private void enter(int set, int[] rows, List<List<Integer>> sets) {
      int key = 0;
      int height = 0;
      int rest = set;
      for (int row : rows) {
        int count = Integer.bitCount(rest & ((1 << ROW_SIZES[row]) - 1));
        key = key * (ROW_SIZES[row] + 1) + count;
        height += row * count;
        rest >>>= ROW_SIZES[row];
      }
      classOf[set] = key;
      numberOf[set] = sets.get(key).size();
      heights[key] = height;
      sets.get(key).add(set << shift);
    }

    int classes() {
      return members.length;
    }

    int count(int key) {
      return Integer.bitCount(members[key][0]);
    }
  }

  private final long[] bases = new long[LOW.classes() * MIDDLE.classes() * HIGH.classes()];
  private final List<Group> groups = new ArrayList<>();
  private final long size;

  FlockRows(int flock) {
    long total = 0;
    for (int low = 0; low < LOW.classes(); low++) {
      for (int middle = 0; middle < MIDDLE.classes(); middle++) {
        for (int high = 0; high < HIGH.classes(); high++) {
          if (LOW.count(low) + MIDDLE.count(middle) + HIGH.count(high) == flock) {
            bases[key(low, middle, high)] = total;
            Group group = new Group(total, low, middle, high);
            groups.add(group);
            total += group.size();
          }
        }
      }
    }
    this.size = total;
  }

  private static int key(int low, int middle, int high) {
    return (low * MIDDLE.classes() + middle) * HIGH.classes() + high;
  }

  long size() {
    return size;
  }

  List<Group> groups() {
    return groups;
  }

  long index(int flock) {
    int low = flock & LOW.mask;
    int middle = flock >>> MIDDLE.shift & MIDDLE.mask;
    int high = flock >>> HIGH.shift & HIGH.mask;
    int middleClass = MIDDLE.classOf[middle];
    int highClass = HIGH.classOf[high];
    int within =
        (LOW.numberOf[low] * MIDDLE.sizes[middleClass] + MIDDLE.numberOf[middle])
                * HIGH.sizes[highClass]
            + HIGH.numberOf[high];
    return bases[key(LOW.classOf[low], middleClass, highClass)] + within;
  }
}
