package bergerie.solve.bandi;

import bergerie.bots.layers.WolfPairs;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * A set of {@link WolfPairs} for each flock of a layer, outside the heap. All are empty at first.
 */
final class PairPlanes implements AutoCloseable {

  static final long BYTES = (long) WolfPairs.WORDS * Long.BYTES;

  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;

  PairPlanes(long flocks) {
    this.memory = arena.allocate(flocks * BYTES, Long.BYTES);
  }

  long get(long flock, int word) {
    return memory.getAtIndex(ValueLayout.JAVA_LONG, flock * WolfPairs.WORDS + word);
  }

  void get(long flock, long[] pairs) {
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      pairs[word] = get(flock, word);
    }
  }

  void set(long flock, long[] pairs) {
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      memory.setAtIndex(ValueLayout.JAVA_LONG, flock * WolfPairs.WORDS + word, pairs[word]);
    }
  }

  /** Puts pairs in place of others; tells whether they differ. */
  boolean replace(long flock, long[] pairs) {
    long differing = 0;
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      differing |= get(flock, word) ^ pairs[word];
    }
    if (differing != 0) {
      set(flock, pairs);
    }
    return differing != 0;
  }

  /** Makes every set hold all pairs, and bits beyond. */
  void fill() {
    memory.fill((byte) -1);
  }

  void copy(PairPlanes other) {
    memory.copyFrom(other.memory);
  }

  @Override
  public void close() {
    arena.close();
  }
}
