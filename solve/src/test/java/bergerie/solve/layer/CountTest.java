package bergerie.solve.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.board.Symmetries;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.SubsetRank;
import bergerie.bots.layers.Tally;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.hunt.Side;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Two wolves and one sheep on the board of Bagh Chal. */
class CountTest {

  private static final Symmetries SYMMETRIES = Symmetries.of(BaghChalPosition.BOARD, 0);
  private static final PositionIndex INDEX =
      new PositionIndex(BaghChalPosition.BOARD, 2, SYMMETRIES);
  private static final int ALL = BaghChalPosition.BOARD.all();

  /** Does something with every position. */
  @FunctionalInterface
  private interface Visit {
    void at(int wolves, int sheep);
  }

  private static void each(Visit visit) {
    for (int wolves = 0b11; wolves <= ALL; wolves = SubsetRank.next(wolves)) {
      for (int rest = ALL & ~wolves; rest != 0; rest &= rest - 1) {
        visit.at(wolves, rest & -rest);
      }
    }
  }

  /** The same for all symmetric positions: 3, 5 or 7 turns where wolves are neighbours. */
  private static byte code(int wolves, int sheep) {
    int first = Integer.numberOfTrailingZeros(wolves);
    int neighbours = BaghChalPosition.BOARD.neighbours(first);
    if ((neighbours & wolves) == 0) {
      return Code.DRAW;
    }
    boolean near = (neighbours & sheep) != 0;
    boolean corner = (sheep & 0b10001_00000_00000_00000_10001) != 0;
    return corner ? Code.of(7) : Code.of(near && symmetric(wolves, sheep) ? 5 : 4);
  }

  private static boolean symmetric(int wolves, int sheep) {
    int second = Integer.numberOfTrailingZeros(wolves & (wolves - 1));
    return (BaghChalPosition.BOARD.neighbours(second) & sheep) != 0;
  }

  @Test
  void countsAllPositionsAndUnlikeOnes() throws InterruptedException {
    long[] counts = new long[256];
    Set<Long> unlike = new TreeSet<>();
    try (Cells cells = new Cells(INDEX.count(1));
        Workers workers = new Workers(2)) {
      each(
          (wolves, sheep) -> {
            byte code = code(wolves, sheep);
            counts[code]++;
            INDEX.twins(wolves, sheep, twin -> cells.set(twin, code));
            unlike.add(least(wolves, sheep));
          });
      Tally tally = Count.of(Side.WOLVES, cells, INDEX, 1, workers);
      assertEquals(counts[Code.of(5)] + counts[Code.of(7)], tally.wolves());
      assertEquals(counts[Code.of(4)], tally.sheep());
      assertEquals(counts[Code.DRAW], tally.draws());
      assertEquals(unlike.size(), tally.distinct());
      assertEquals(7, tally.wolvesLongest());
      assertEquals(4, tally.sheepLongest());
      assertEquals(Code.of(7), cells.get(tally.wolvesLongestAt()));
      assertEquals(Code.of(4), cells.get(tally.sheepLongestAt()));
    }
  }

  private static long least(int wolves, int sheep) {
    long least = Long.MAX_VALUE;
    for (int symmetry = 0; symmetry < SYMMETRIES.count(); symmetry++) {
      long image =
          (long) SYMMETRIES.image(symmetry, wolves) << 32 | SYMMETRIES.image(symmetry, sheep);
      least = Math.min(least, image);
    }
    return least;
  }
}
