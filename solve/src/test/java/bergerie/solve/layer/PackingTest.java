package bergerie.solve.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.layers.Packing;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackingTest {

  private static long[] histogram(long... counts) {
    long[] histogram = new long[256];
    System.arraycopy(counts, 0, histogram, 0, counts.length);
    return histogram;
  }

  @Test
  void oneCodeTakesNoBits() {
    assertEquals(new Packing(0, List.of(2)), Packing.best(histogram(0, 0, 1000)));
  }

  @Test
  void threeCodesAlikeTakeTwoBits() {
    assertEquals(new Packing(2, List.of(1, 0, 2)), Packing.best(histogram(1000, 2000, 1000)));
  }

  /** One bit a code, 125 bytes, and 20 exceptions of 5 bytes; two bits would be 250 bytes. */
  @Test
  void rareCodesAreExceptions() {
    Packing packing = Packing.best(histogram(980, 10, 10));
    assertEquals(new Packing(1, List.of(0)), packing);
    assertEquals(20, packing.exceptions(histogram(980, 10, 10)));
    assertEquals(126, packing.bodyBytes(1000));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void whatIsPackedIsReadAgain(int width) {
    int size = 1001;
    List<Integer> codes = IntStream.range(0, 1 << width).map(i -> 255 - i).boxed().toList();
    Packing packing = new Packing(width, codes);
    Random random = new Random(width);
    try (Cells cells = new Cells(size);
        Arena arena = Arena.ofConfined()) {
      MemorySegment packed = arena.allocate(packing.bodyBytes(size));
      for (int index = 0; index < size; index++) {
        cells.set(index, codes.get(random.nextInt(codes.size())).byteValue());
      }
      Packer packer = new Packer(cells, packing, 0);
      packer.pack(packing.numbers(), 504, size, packed);
      packer.pack(packing.numbers(), 0, 504, packed);
      for (int index = 0; index < size; index++) {
        int code = codes.get(packing.number(new MappedBytes(packed), 0, index));
        assertEquals(cells.get(index), (byte) code, "at " + index);
      }
    }
  }
}
