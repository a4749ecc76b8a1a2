package bergerie.solve.layer;

import bergerie.bots.layers.TableBytes;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Bytes of a layer in memory outside the heap. */
record MappedBytes(MemorySegment memory) implements TableBytes {

  private static final ValueLayout.OfShort TWO =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt FOUR =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  @Override
  public long size() {
    return memory.byteSize();
  }

  @Override
  public byte one(long at) {
    return memory.get(ValueLayout.JAVA_BYTE, at);
  }

  @Override
  public short two(long at) {
    return memory.get(TWO, at);
  }

  @Override
  public int four(long at) {
    return memory.get(FOUR, at);
  }

  @Override
  public byte[] some(long from, int length) {
    return memory.asSlice(from, length).toArray(ValueLayout.JAVA_BYTE);
  }
}
