package bergerie.bots.packed;

import bergerie.bots.Thought;
import java.util.Arrays;

/**
 * What a search has found out about positions: a transposition table of fixed size in one array.
 * Each position has two places, one that keeps the deeper finding and one that takes any. Several
 * threads may share it without locks: a finding is stored beside the xor of its key and itself, so
 * that a torn one matches no key.
 */
final class HuntTable {

  /** How a score is meant. */
  static final int EXACT = 0;

  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** No finding. */
  static final long NOTHING = 0;

  private static final long PRESENT = 1L << 63;

  /** About as long as a search looks at a position. */
  private static final int NANOS_PER_POSITION = 250;

  /** No table has more places: 16 MiB. */
  private static final int MOST_BITS = 20;

  private final long[] places;
  private final int mask;
  private boolean used;

  /** With {@code 2^bits} places. */
  HuntTable(int bits) {
    this.places = new long[2 << bits];
    this.mask = (1 << bits) - 1;
  }

  /** A table fit for a thought, within bounds. */
  static HuntTable fit(Thought thought) {
    return fit(thought, 1);
  }

  /** A table fit for several threads with the same thought. */
  static HuntTable fit(Thought thought, int threads) {
    long inTime = thought.time().toNanos() / NANOS_PER_POSITION;
    long positions = Math.min(Math.min(thought.steps(), inTime), 1 << MOST_BITS) * threads;
    int bits = 64 - Long.numberOfLeadingZeros(Math.max(1, positions));
    return new HuntTable(Math.clamp(bits, 10, MOST_BITS));
  }

  void clear() {
    if (used) {
      Arrays.fill(places, 0);
    }
    used = true;
  }

  long find(long hash) {
    int place = place(hash);
    long found = places[place + 1];
    if ((places[place] ^ found) == hash) {
      return found;
    }
    found = places[place + 3];
    return (places[place + 2] ^ found) == hash ? found : NOTHING;
  }

  void keep(long hash, int depth, int bound, int score, int way) {
    long finding =
        PRESENT | (score & 0xFFFFL) | (long) way << 16 | (long) depth << 32 | (long) bound << 40;
    int place = place(hash);
    long before = places[place + 1];
    boolean deeper = (places[place] ^ before) == hash || depth >= depth(before);
    int at = deeper ? place : place + 2;
    places[at] = hash ^ finding;
    places[at + 1] = finding;
  }

  private int place(long hash) {
    return ((int) (hash >>> 32) & mask & ~1) << 1;
  }

  static int score(long finding) {
    return (short) finding;
  }

  static int way(long finding) {
    return (int) (finding >>> 16) & 0xFFFF;
  }

  static int depth(long finding) {
    return (int) (finding >>> 32) & 0xFF;
  }

  static int bound(long finding) {
    return (int) (finding >>> 40) & 3;
  }
}
