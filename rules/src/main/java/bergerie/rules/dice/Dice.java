package bergerie.rules.dice;

import java.util.List;

/** The only source of chance. Same dice, same game. */
public interface Dice {

  /** 32 random bits. */
  int bits();

  /** A number from 0 to {@code bound - 1}, every one equally likely. */
  default int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("nothing below " + bound);
    }
    // Rejection: throw away the short last stretch of the 2^32 values, so that none is favoured.
    long range = 1L << 32;
    long usable = range - range % bound;
    long drawn;
    do {
      drawn = Integer.toUnsignedLong(bits());
    } while (drawn >= usable);
    return (int) (drawn % bound);
  }

  default <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }
}
