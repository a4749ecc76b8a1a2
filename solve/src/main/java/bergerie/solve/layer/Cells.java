package bergerie.solve.layer;

import bergerie.bots.layers.Code;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.LongConsumer;

/** One byte for each position of a layer, outside the heap. All are draws at first. */
public final class Cells implements AutoCloseable {

  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long SEVENS = 0x7F7F7F7F7F7F7F7FL;

  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;

  public Cells(long size) {
    this.memory = arena.allocate(size);
  }

  public long size() {
    return memory.byteSize();
  }

  MemorySegment memory() {
    return memory;
  }

  public byte get(long index) {
    return memory.get(ValueLayout.JAVA_BYTE, index);
  }

  public void set(long index, byte code) {
    memory.set(ValueLayout.JAVA_BYTE, index, code);
  }

  public void fill(byte code) {
    memory.fill(code);
  }

  /** Calls for each index from {@code from} up to {@code to} whose cell holds the code. */
  public void find(byte code, long from, long to, LongConsumer each) {
    long pattern = Byte.toUnsignedLong(code) * ONES;
    long index = from;
    for (; index + 8 <= to; index += 8) {
      long differing = memory.get(EIGHT, index) ^ pattern;
      // A bit at the top of every byte that is zero, that is of every cell that holds the code.
      long hits = ~(((differing & SEVENS) + SEVENS) | differing | SEVENS);
      for (; hits != 0; hits &= hits - 1) {
        each.accept(index + (Long.numberOfTrailingZeros(hits) >>> 3));
      }
    }
    for (; index < to; index++) {
      if (get(index) == code) {
        each.accept(index);
      }
    }
  }

  /** Keeps the values without their distances. */
  public void forgetTurns(Workers workers) throws InterruptedException {
    workers.share(
        size(),
        1 << 20,
        (from, to) -> {
          for (long index = from; index < to; index++) {
            set(index, Code.plain(get(index)));
          }
        });
  }

  @Override
  public void close() {
    arena.close();
  }
}
