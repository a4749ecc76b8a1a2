package bergerie.bots.layers;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Numbers the subsets of some slots, those of each size from 0 on, in the order of their bits
 * (colexicographic). Two look-ups find the number: the low half of the slots counts for itself, the
 * high half needs to know how many are below. The tables are made when they are first needed.
 */
public final class SubsetRank {

  private static final int MOST = 32;
  private static final long[][] CHOOSE = pascal();

  private final int slots;
  private final int lowBits;
  private final int[] low;

  /** By how many slots of the low half are taken. */
  private final AtomicReferenceArray<int[]> high;

  public SubsetRank(int slots) {
    this.slots = slots;
    this.lowBits = (slots + 1) / 2;
    this.low = ranks(lowBits, 0, 0);
    this.high = new AtomicReferenceArray<>(lowBits + 1);
  }

  private int[] high(int below) {
    int[] made = high.get(below);
    if (made == null) {
      made = ranks(slots - lowBits, lowBits, below);
      high.set(below, made);
    }
    return made;
  }

  /** What the sets of some slots add to a number, when some slots lie below them. */
  private static int[] ranks(int bits, int shift, int below) {
    int[] ranks = new int[1 << bits];
    for (int set = 1; set < ranks.length; set++) {
      int top = Integer.highestOneBit(set);
      int slot = shift + Integer.numberOfTrailingZeros(top);
      ranks[set] = ranks[set ^ top] + (int) choose(slot, below + Integer.bitCount(set));
    }
    return ranks;
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
  public static long choose(int n, int k) {
    return k < 0 || k > n ? 0 : CHOOSE[n][k];
  }

  public int rank(int set) {
    int lower = set & (low.length - 1);
    return low[lower] + high(Integer.bitCount(lower))[set >>> lowBits];
  }

  /** Numbers the subsets of one size. */
  OfSize ofSize(int size) {
    return new OfSize(size);
  }

  /** The numbers of the subsets of one size, found a little faster. */
  final class OfSize {
    private final int[] lower = low;
    private final int[] upper = new int[1 << (slots - lowBits)];
    private final int bits = lowBits;

    private OfSize(int size) {
      for (int set = 0; set < upper.length; set++) {
        int below = size - Integer.bitCount(set);
        upper[set] = below >= 0 && below <= lowBits ? high(below)[set] : 0;
      }
    }

    public int rank(int set) {
      return lower[set & (lower.length - 1)] + upper[set >>> bits];
    }
  }

  /** The subset of a size that has a number. */
  public int subset(int size, long rank) {
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
  public static int next(int set) {
    int lowest = set & -set;
    int ripple = set + lowest;
    return ripple | (set ^ ripple) >>> 2 >>> Integer.numberOfTrailingZeros(lowest);
  }

  /** All subsets of a size, by their numbers. */
  public int[] all(int size) {
    int[] sets = new int[Math.toIntExact(choose(slots, size))];
    int set = first(size);
    for (int i = 0; i < sets.length; i++) {
      sets[i] = set;
      set = next(set);
    }
    return sets;
  }
}
