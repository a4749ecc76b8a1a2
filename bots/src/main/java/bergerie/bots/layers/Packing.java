package bergerie.bots.layers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How the codes of a section are packed: each as a short number of {@code width} bits, the frequent
 * codes by their place in {@code codes}, all others by the last number, for which a list of
 * exceptions tells the code.
 */
public record Packing(int width, List<Integer> codes) {

  /** What an exception costs: its index and its code. */
  public static final int EXCEPTION_BYTES = 5;

  private static final int CODES = 256;
  private static final int WIDEST = 8;

  /** The packing that takes the least room. */
  public static Packing best(long[] histogram) {
    List<Integer> byFrequency =
        IntStream.range(0, CODES)
            .boxed()
            .filter(code -> histogram[code] > 0)
            .sorted(Comparator.comparingLong((Integer code) -> -histogram[code]))
            .toList();
    return IntStream.rangeClosed(0, WIDEST)
        .mapToObj(width -> of(width, byFrequency))
        .min(Comparator.comparingLong(packing -> packing.bytes(histogram)))
        .orElseThrow();
  }

  private static Packing of(int width, List<Integer> byFrequency) {
    int numbers = 1 << width;
    return new Packing(
        width, byFrequency.size() <= numbers ? byFrequency : byFrequency.subList(0, numbers - 1));
  }

  private long bytes(long[] histogram) {
    long total = 0;
    for (long count : histogram) {
      total += count;
    }
    return bodyBytes(total) + EXCEPTION_BYTES * exceptions(histogram);
  }

  public long exceptions(long[] histogram) {
    long left = 0;
    for (int code = 0; code < CODES; code++) {
      left += codes.contains(code) ? 0 : histogram[code];
    }
    return left;
  }

  /** How many bytes the numbers take; one more, so that two can be read anywhere. */
  public long bodyBytes(long count) {
    return (count * width + 7) / 8 + 1;
  }

  /** The number of each code. */
  public byte[] numbers() {
    byte[] numbers = new byte[CODES];
    for (int code = 0; code < CODES; code++) {
      int place = codes.indexOf(code);
      numbers[code] = (byte) (place < 0 ? codes.size() : place);
    }
    return numbers;
  }

  /** The number at an index of packed bytes that begin somewhere. */
  public int number(TableBytes packed, long begin, long index) {
    if (width == 0) {
      return 0;
    }
    long bit = index * width;
    return packed.two(begin + (bit >>> 3)) >>> (bit & 7) & ((1 << width) - 1);
  }

  public String write() {
    return "width="
        + width
        + " codes="
        + codes.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  static Packing read(String width, String codes) {
    List<Integer> read = new ArrayList<>();
    for (String code : codes.split(",", -1)) {
      read.add(Integer.valueOf(code));
    }
    return new Packing(Integer.parseInt(width), List.copyOf(read));
  }
}
