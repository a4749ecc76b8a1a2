package bergerie.bots.layers;

import static bergerie.games.baghbandi.Field.BOARD;

import java.util.Arrays;

/**
 * The 300 pairs of points on which two wolves can stand, as bits of five words. The pair of points
 * a &lt; b has the number b (b - 1) / 2 + a; so pairs of some points come in the same order whether
 * these are numbered on the board or among themselves.
 */
public final class WolfPairs {

  public static final int POINTS = BOARD.points().size();
  public static final int COUNT = POINTS * (POINTS - 1) / 2;
  public static final int WORDS = (COUNT + Long.SIZE - 1) / Long.SIZE;

  private static final int PART_BITS = 9;
  private static final int PART_MASK = (1 << PART_BITS) - 1;
  private static final int PARTS = (POINTS + PART_BITS - 1) / PART_BITS;

  /** For each point, the pairs that hold it. */
  private static final long[][] HOLDING = new long[POINTS][WORDS];

  /** For each set of points in a part of the board, the pairs that hold one of them. */
  private static final long[][] TOUCHING = new long[PARTS][WORDS << PART_BITS];

  static {
    for (int high = 1; high < POINTS; high++) {
      for (int low = 0; low < high; low++) {
        int number = number(low, high);
        HOLDING[low][number >>> 6] |= 1L << number;
        HOLDING[high][number >>> 6] |= 1L << number;
      }
    }
    for (int part = 0; part < PARTS; part++) {
      for (int set = 1; set <= PART_MASK; set++) {
        int point = part * PART_BITS + Integer.numberOfTrailingZeros(set);
        for (int word = 0; word < WORDS && point < POINTS; word++) {
          TOUCHING[part][set * WORDS + word] =
              TOUCHING[part][(set & (set - 1)) * WORDS + word] | HOLDING[point][word];
        }
      }
    }
  }

  private WolfPairs() {}

  /** The number of a pair; {@code low} is less than {@code high}. */
  public static int number(int low, int high) {
    return high * (high - 1) / 2 + low;
  }

  /** How many pairs there are of some points. */
  public static int among(int points) {
    return points * (points - 1) / 2;
  }

  /** A word of the pairs that hold no point of a set. */
  public static long outside(int set, int word) {
    long touching =
        TOUCHING[0][(set & PART_MASK) * WORDS + word]
            | TOUCHING[1][(set >>> PART_BITS & PART_MASK) * WORDS + word]
            | TOUCHING[2][(set >>> (2 * PART_BITS)) * WORDS + word];
    return ~touching & all(word);
  }

  /** A word of all pairs. */
  public static long all(int word) {
    return word < WORDS - 1 ? -1 : -1L >>> (WORDS * Long.SIZE - COUNT);
  }

  /** The points that make a pair with a point, as bits in their order without that point. */
  public static int partners(long[] pairs, int point) {
    int partners = 0;
    int found = 0;
    for (int word = 0; word < WORDS; word++) {
      long holding = HOLDING[point][word];
      partners |= (int) Long.compress(pairs[word], holding) << found;
      found += Long.bitCount(holding);
    }
    return partners;
  }

  /** Adds the pairs of a point with others. */
  public static void join(int point, int partners, long[] pairs) {
    long left = Integer.compress(partners, ~(1 << point));
    for (int word = 0; word < WORDS; word++) {
      long holding = HOLDING[point][word];
      pairs[word] |= Long.expand(left, holding);
      left >>>= Long.bitCount(holding);
    }
  }

  /** Packs the pairs of the points outside a set closely. */
  public static void compress(long[] pairs, int set, long[] packed) {
    Arrays.fill(packed, 0);
    int at = 0;
    for (int word = 0; word < WORDS; word++) {
      long free = outside(set, word);
      long bits = Long.compress(pairs[word], free);
      packed[at >>> 6] |= bits << at;
      packed[(at >>> 6) + 1] |= bits >>> 1 >>> (~at & 63);
      at += Long.bitCount(free);
    }
  }

  /** Lays closely packed pairs of the points outside a set apart again. */
  public static void expand(long[] packed, int set, long[] pairs) {
    int at = 0;
    for (int word = 0; word < WORDS; word++) {
      long free = outside(set, word);
      long bits = packed[at >>> 6] >>> at | packed[(at >>> 6) + 1] << 1 << (~at & 63);
      pairs[word] = Long.expand(bits, free);
      at += Long.bitCount(free);
    }
  }
}
