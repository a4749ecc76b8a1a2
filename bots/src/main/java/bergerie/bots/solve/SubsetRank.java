package bergerie.bots.solve;

/**
 * Numbers the subsets of some slots, those of each size from 0 on, in the order of their bits
 * (colexicographic). Two look-ups find the number: the low half of the slots counts for itself, the
 * high half needs to know how many are below.
 */
final class SubsetRank {

  private static final int MOST = 32;
  private static final long[][] CHOOSE = pascal();

  private final int slots;
  private final int lowBits;
  private final int[] low;
  private final int[][] high;

  SubsetRank(int slots) {
    this.slots = slots;
    this.lowBits = (slots + 1) / 2;
    this.low = new int[1 << lowBits];
    for (int set = 0; set < low.length; set++) {
      low[set] = slowRank(set, 0, 0);
    }
    this.high = new int[lowBits + 1][1 << (slots - lowBits)];
    for (int below = 0; below <= lowBits; below++) {
      for (int set = 0; set < high[below].length; set++) {
        high[below][set] = slowRank(set, lowBits, below);
      }
    }
  }

  private static long[][] pascal() {
    long[][] rows = new long[MOST + 1][MOST + 2];
    for (int n = 0; n <= MOST; n++) {
      rows[n][0] = 1;
      for (int k = 1; k <= n; k++) {
        rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
      }
    }
    return rows;
  }

  /** How many subsets of {@code k} out of {@code n} there are. */
  static long choose(int n, int k) {
    return k < 0 || k > n ? 0 : CHOOSE[n][k];
  }

  private static int slowRank(int set, int shift, int below) {
    long rank = 0;
    int order = below;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      rank += choose(shift + Integer.numberOfTrailingZeros(rest), ++order);
    }
    return (int) rank;
  }

  int rank(int set) {
    int lower = set & (low.length - 1);
    return low[lower] + high[Integer.bitCount(lower)][set >>> lowBits];
  }

  /** The subset of a size that has a number. */
  int subset(int size, long rank) {
    int set = 0;
    long left = rank;
    int slot = slots - 1;
    for (int order = size; order > 0; order--) {
      while (choose(slot, order) > left) {
        slot--;
      }
      set |= 1 << slot;
      left -= choose(slot, order);
      slot--;
    }
    return set;
  }

  /** The first subset of a size. */
  static int first(int size) {
    return (1 << size) - 1;
  }

  /** The next subset of the same size. */
  static int next(int set) {
    int lowest = set & -set;
    int ripple = set + lowest;
    return lowest == 0 ? 0 : ripple | ((set ^ ripple) >>> 2) / lowest;
  }

  /** All subsets of a size, by their numbers. */
  int[] all(int size) {
    int[] sets = new int[Math.toIntExact(choose(slots, size))];
    int set = first(size);
    for (int i = 0; i < sets.length; i++) {
      sets[i] = set;
      set = next(set);
    }
    return sets;
  }
}
