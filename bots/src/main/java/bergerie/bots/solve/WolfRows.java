package bergerie.bots.solve;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * For each flock a word that holds the values for all points of the one wolf at once: in the low
 * half a bit for each point from which the wolf wins, in the high half for each where sheep win.
 */
final class WolfRows implements AutoCloseable {

  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;

  WolfRows(long flocks) {
    this.memory = arena.allocate(flocks * Long.BYTES, Long.BYTES);
  }

  static long row(int wolfWins, int sheepWin) {
    return Integer.toUnsignedLong(wolfWins) | (long) sheepWin << 32;
  }

  static int wolfWins(long row) {
    return (int) row;
  }

  static int sheepWin(long row) {
    return (int) (row >>> 32);
  }

  long get(long flock) {
    return memory.getAtIndex(ValueLayout.JAVA_LONG, flock);
  }

  void set(long flock, long row) {
    memory.setAtIndex(ValueLayout.JAVA_LONG, flock, row);
  }

  @Override
  public void close() {
    arena.close();
  }
}
