package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import java.util.Arrays;

/**
 * The small pictures in which a board is seen: who stands where on each of several sets of nine
 * points, the tuples of an n-tuple network. Pictures that are the same up to symmetry are of one
 * kind.
 */
final class Patterns {

  /** The first square of three by three points in rows of five. */
  private static final int SQUARE = 0b00111_00111_00111;

  private static final int ROW = 5;

  /** All nine points of a set. */
  private static final int FULL = (1 << 9) - 1;

  /** How many pictures a set can show: each point is free, a sheep's or a wolf's. */
  private static final int PICTURES = 19_683;

  /** For nine bits, the number with the same digits to base three. */
  private static final int[] TERNARY = new int[FULL + 1];

  static {
    for (int bits = 1; bits <= FULL; bits++) {
      TERNARY[bits] = bits % 2 + 3 * TERNARY[bits / 2];
    }
  }

  /** A picture that can't be seen: it has too many wolves. */
  private static final int NEVER = -1;

  private final int[] sets;
  private final int[] kinds;
  private final int count;

  private Patterns(int[] sets, int mostWolves, Symmetries symmetries) {
    this.sets = sets;
    this.kinds = new int[sets.length * PICTURES];
    Arrays.fill(kinds, NEVER);
    int found = 0;
    for (int set = 0; set < sets.length; set++) {
      for (int wolves = 0; wolves <= FULL; wolves++) {
        if (Integer.bitCount(wolves) <= mostWolves) {
          found = name(set, wolves, symmetries, found);
        }
      }
    }
    this.count = found;
  }

  /**
   * The nine squares of a board of five by five points.
   *
   * @param more further sets of nine points
   */
  static Patterns of(Symmetries symmetries, int mostWolves, int... more) {
    int[] sets = Arrays.copyOf(more, more.length + 9);
    for (int square = 0; square < 9; square++) {
      sets[more.length + square] = SQUARE << (ROW * (square / 3) + square % 3);
    }
    return new Patterns(sets, mostWolves, symmetries);
  }

  /** Gives new kinds to all pictures with these wolves that have none yet. */
  private int name(int set, int wolves, Symmetries symmetries, int found) {
    int next = found;
    int free = FULL & ~wolves;
    for (int sheep = free; sheep >= 0; sheep = sheep == 0 ? -1 : (sheep - 1) & free) {
      if (kinds[picture(set, wolves, sheep)] == NEVER) {
        int points = sets[set];
        spread(
            points,
            Integer.expand(wolves, points),
            Integer.expand(sheep, points),
            symmetries,
            next);
        next++;
      }
    }
    return next;
  }

  /** All images of a picture are of one kind. */
  private void spread(int points, int wolves, int sheep, Symmetries symmetries, int kind) {
    for (int turn = 0; turn < symmetries.count(); turn++) {
      int image = symmetries.image(turn, points);
      for (int set = 0; set < sets.length; set++) {
        if (sets[set] == image) {
          kinds[index(set, symmetries.image(turn, wolves), symmetries.image(turn, sheep))] = kind;
        }
      }
    }
  }

  /** How many sets of points are looked at. */
  int sets() {
    return sets.length;
  }

  /** How many pictures there are, seen on one set or another. */
  int size() {
    return kinds.length;
  }

  /** How many there are up to symmetry. */
  int kinds() {
    return count;
  }

  /** The number of what is seen on a set, below {@link #size()}. */
  int index(int set, int wolves, int sheep) {
    int points = sets[set];
    return picture(set, Integer.compress(wolves, points), Integer.compress(sheep, points));
  }

  private static int picture(int set, int wolves, int sheep) {
    return set * PICTURES + 2 * TERNARY[wolves] + TERNARY[sheep];
  }

  /** The kind of a picture that can be seen. */
  int kind(int index) {
    return kinds[index];
  }

  /** Whether a picture can be seen. */
  boolean canBeSeen(int index) {
    return kinds[index] != NEVER;
  }
}
