package bergerie.rules.match;

/** One answer of the dice: a number below {@code bound}. A bound of 2³² stands for raw bits. */
public record Drawn(long bound, long value) {

  public static final long RAW = 1L << 32;

  public Drawn {
    if (bound < 1 || bound > RAW || value < 0 || value >= bound) {
      throw new IllegalArgumentException("no " + value + " below " + bound);
    }
  }
}
