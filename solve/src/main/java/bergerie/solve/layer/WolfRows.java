package bergerie.solve.layer;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * For each flock a word that holds the values for all points of the one wolf at once: in the low
 * half a bit for each point from which the wolf wins, in the high half for each where sheep win.
 */
public final class WolfRows implements AutoCloseable {

  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;

  public WolfRows(long flocks) {
    this.memory = arena.allocate(flocks * Long.BYTES, Long.BYTES);
  }

  public static long row(int wolfWins, int sheepWin) {
    return Integer.toUnsignedLong(wolfWins) | (long) sheepWin << 32;
  }

  public static int wolfWins(long row) {
    return (int) row;
  }

  public static int sheepWin(long row) {
    return (int) (row >>> 32);
  }

  public long get(long flock) {
    return memory.getAtIndex(ValueLayout.JAVA_LONG, flock);
  }

  public void set(long flock, long row) {
    memory.setAtIndex(ValueLayout.JAVA_LONG, flock, row);
  }

  @Override
  public void close() {
    arena.close();
  }
}
