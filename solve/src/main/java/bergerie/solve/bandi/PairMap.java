package bergerie.solve.bandi;

import static bergerie.bots.layers.WolfPairs.POINTS;
import static bergerie.bots.layers.WolfPairs.WORDS;
import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.board.Symmetries;
import bergerie.bots.layers.WolfPairs;

/**
 * Leads from sets of {@link WolfPairs} to others, pair by pair: for every byte of a set a table
 * tells the union of where its pairs lead.
 */
final class PairMap {

  private static final int BYTES = (WolfPairs.COUNT + Byte.SIZE - 1) / Byte.SIZE;

  private final long[] unions = new long[BYTES * 256 * WORDS];

  /** Adds where a pair leads, when nothing is known of it yet. */
  @FunctionalInterface
  private interface Lead {
    void from(int low, int high, long[] into);
  }

  private PairMap(Lead lead) {
    for (int high = 1; high < POINTS; high++) {
      for (int low = 0; low < high; low++) {
        long[] image = new long[WORDS];
        lead.from(low, high, image);
        enter(WolfPairs.number(low, high), image);
      }
    }
  }

  private void enter(int pair, long[] image) {
    int bit = 1 << (pair % Byte.SIZE);
    for (int set = 0; set < 256; set++) {
      int at = (pair / Byte.SIZE * 256 + set) * WORDS;
      for (int word = 0; word < WORDS && (set & bit) != 0; word++) {
        unions[at + word] |= image[word];
      }
    }
  }

  /** From pairs to all pairs that are one step of one wolf away. */
  static PairMap steps() {
    return new PairMap(
        (low, high, into) -> {
          WolfPairs.join(low, BOARD.neighbours(high) & ~(1 << low), into);
          WolfPairs.join(high, BOARD.neighbours(low) & ~(1 << high), into);
        });
  }

  /** From pairs to where they lie once the board is turned. */
  static PairMap turn(Symmetries symmetries, int symmetry) {
    return new PairMap(
        (low, high, into) ->
            WolfPairs.join(
                Integer.numberOfTrailingZeros(symmetries.image(symmetry, 1 << low)),
                symmetries.image(symmetry, 1 << high),
                into));
  }

  /** Where some pairs lead, added to others. */
  void lead(long[] pairs, long[] into) {
    long word0 = into[0];
    long word1 = into[1];
    long word2 = into[2];
    long word3 = into[3];
    long word4 = into[4];
    for (int word = 0; word < WORDS; word++) {
      int table = word * Long.BYTES;
      for (long rest = pairs[word]; rest != 0; rest >>>= Byte.SIZE) {
        int at = (table++ * 256 + (int) (rest & 255)) * WORDS;
        word0 |= unions[at];
        word1 |= unions[at + 1];
        word2 |= unions[at + 2];
        word3 |= unions[at + 3];
        word4 |= unions[at + 4];
      }
    }
    into[0] = word0;
    into[1] = word1;
    into[2] = word2;
    into[3] = word3;
    into[4] = word4;
  }
}
