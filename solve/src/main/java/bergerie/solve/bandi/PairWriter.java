package bergerie.solve.bandi;

import bergerie.bots.layers.WolfPairs;
import bergerie.rules.hunt.Side;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Packs the values of flocks as {@link KnownBandi} reads them, and counts them. */
final class PairWriter {

  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final int HALF = Long.SIZE / 2;
  private static final long HALF_MASK = (1L << HALF) - 1;

  private final MemorySegment packed;
  private final long[] won = new long[WolfPairs.WORDS];
  private final long[] lost = new long[WolfPairs.WORDS];
  private final long[] wonBits = new long[WolfPairs.WORDS + 1];
  private final long[] lostBits = new long[WolfPairs.WORDS + 1];
  private long at;
  private long waiting;
  private int bits;
  private long wonCount;
  private long lostCount;

  /**
   * Writes from a value on.
   *
   * @param first a multiple of 4, so that each piece has bytes of its own
   */
  PairWriter(MemorySegment packed, long first) {
    this.packed = packed;
    this.at = first / 4;
  }

  /** Adds a flock. */
  void add(int flock, int number, PairPlanes wins, PairPlanes holds, Side toMove) {
    int pairs = 0;
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      long free = WolfPairs.outside(flock, word);
      long wolves = wins.get(number, word) & free;
      long sheep = ~holds.get(number, word) & free;
      won[word] = toMove == Side.WOLVES ? wolves : sheep;
      lost[word] = toMove == Side.WOLVES ? sheep : wolves;
      wonCount += Long.bitCount(won[word]);
      lostCount += Long.bitCount(lost[word]);
      pairs += Long.bitCount(free);
    }
    WolfPairs.compress(won, flock, wonBits);
    WolfPairs.compress(lost, flock, lostBits);
    for (int from = 0; from < pairs; from += HALF) {
      append(half(wonBits, from), half(lostBits, from), Math.min(HALF, pairs - from));
    }
  }

  private static long half(long[] words, int from) {
    return words[from >>> 6] >>> from & HALF_MASK;
  }

  private void append(long wonHalf, long lostHalf, int values) {
    long more = Long.expand(wonHalf, KnownBandi.WON) | Long.expand(lostHalf, KnownBandi.LOST);
    waiting |= more << bits;
    int total = bits + 2 * values;
    if (total >= Long.SIZE) {
      packed.set(EIGHT, at, waiting);
      at += Long.BYTES;
      waiting = more >>> 1 >>> (63 - bits);
      total -= Long.SIZE;
    }
    bits = total;
  }

  /** Writes what is left. */
  void finish() {
    for (; bits > 0; bits -= Byte.SIZE) {
      packed.set(ValueLayout.JAVA_BYTE, at++, (byte) waiting);
      waiting >>>= Byte.SIZE;
    }
  }

  long won() {
    return wonCount;
  }

  long lost() {
    return lostCount;
  }
}
