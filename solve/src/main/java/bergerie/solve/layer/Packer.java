package bergerie.solve.layer;

import bergerie.bots.layers.Packing;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Packs cells in the way that takes the least room.
 *
 * @param exceptions how many codes are not among the frequent ones
 */
record Packer(Cells cells, Packing packing, long exceptions) {

  private static final ValueLayout.OfInt INDEX =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long PIECE = 1 << 16;

  static Packer of(Cells cells, Workers workers) throws InterruptedException {
    long[] histogram = histogram(cells, workers);
    Packing packing = Packing.best(histogram);
    return new Packer(cells, packing, packing.exceptions(histogram));
  }

  private static long[] histogram(Cells cells, Workers workers) throws InterruptedException {
    AtomicLongArray total = new AtomicLongArray(256);
    workers.share(
        cells.size(),
        PIECE,
        (from, to) -> {
          long[] counts = new long[256];
          for (long index = from; index < to; index++) {
            counts[Byte.toUnsignedInt(cells.get(index))]++;
          }
          for (int code = 0; code < counts.length; code++) {
            total.addAndGet(code, counts[code]);
          }
        });
    long[] histogram = new long[256];
    for (int code = 0; code < histogram.length; code++) {
      histogram[code] = total.get(code);
    }
    return histogram;
  }

  MemorySegment pack(Arena arena, Workers workers) throws InterruptedException {
    long body = packing.bodyBytes(cells.size());
    MemorySegment part = arena.allocate(body + Packing.EXCEPTION_BYTES * exceptions);
    byte[] numbers = packing.numbers();
    workers.share(cells.size(), PIECE, (from, to) -> pack(numbers, from, to, part));
    if (exceptions > 0) {
      listExceptions(numbers, part.asSlice(body));
    }
    return part;
  }

  /** Packs some cells; {@code from} is a multiple of 8, so that each piece has bytes of its own. */
  void pack(byte[] numbers, long from, long to, MemorySegment packed) {
    int width = packing.width();
    long at = from * width / 8;
    int waiting = 0;
    int bits = 0;
    for (long index = from; index < to; index++) {
      waiting |= Byte.toUnsignedInt(numbers[Byte.toUnsignedInt(cells.get(index))]) << bits;
      bits += width;
      for (; bits >= 8; bits -= 8) {
        packed.set(ValueLayout.JAVA_BYTE, at++, (byte) waiting);
        waiting >>>= 8;
      }
    }
    if (bits > 0) {
      packed.set(ValueLayout.JAVA_BYTE, at, (byte) waiting);
    }
  }

  private void listExceptions(byte[] numbers, MemorySegment list) {
    long found = 0;
    for (long index = 0; index < cells.size(); index++) {
      byte code = cells.get(index);
      if (numbers[Byte.toUnsignedInt(code)] == packing.codes().size()) {
        list.setAtIndex(INDEX, found, (int) index);
        list.set(ValueLayout.JAVA_BYTE, Integer.BYTES * exceptions + found, code);
        found++;
      }
    }
  }
}
