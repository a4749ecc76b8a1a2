package bergerie.solve.bandi;

import static bergerie.games.baghbandi.Field.BOARD;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.board.Symmetries;
import bergerie.bots.layers.WolfPairs;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WolfPairsTest {

  private final Random random = new Random(1);

  private static boolean holds(long[] pairs, int a, int b) {
    int number = WolfPairs.number(Math.min(a, b), Math.max(a, b));
    return (pairs[number >>> 6] >>> number & 1) != 0;
  }

  private static void add(long[] pairs, int a, int b) {
    WolfPairs.join(a, 1 << b, pairs);
  }

  private long[] any(int without) {
    long[] pairs = new long[WolfPairs.WORDS];
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      pairs[word] = random.nextLong() & WolfPairs.outside(without, word);
    }
    return pairs;
  }

  @Test
  void pairsOutsideASetHoldNoneOfIt() {
    int set = random.nextInt() & BOARD.all();
    for (int high = 1; high < WolfPairs.POINTS; high++) {
      for (int low = 0; low < high; low++) {
        int number = WolfPairs.number(low, high);
        boolean outside = (set & (1 << low | 1 << high)) == 0;
        assertEquals(outside, (WolfPairs.outside(set, number >>> 6) >>> number & 1) != 0);
      }
    }
  }

  @Test
  void partnersOfAPointComeInOrderWithoutIt() {
    long[] pairs = any(0);
    for (int point = 0; point < WolfPairs.POINTS; point++) {
      int partners = 0;
      for (int other = 0; other < WolfPairs.POINTS; other++) {
        partners |= other != point && holds(pairs, point, other) ? 1 << other : 0;
      }
      int without = Integer.compress(partners, ~(1 << point));
      assertEquals(without, WolfPairs.partners(pairs, point));
    }
  }

  /** Packed closely, pairs are numbered among the points that are free. */
  @Test
  void pairsArePackedAndLaidApart() {
    for (int round = 0; round < 100; round++) {
      int set = random.nextInt() & random.nextInt() & BOARD.all();
      long[] pairs = any(set);
      long[] packed = new long[WolfPairs.WORDS + 1];
      WolfPairs.compress(pairs, set, packed);
      for (int high = 1; high < WolfPairs.POINTS - Integer.bitCount(set); high++) {
        for (int low = 0; low < high; low++) {
          int free = BOARD.all() & ~set;
          int a = Integer.numberOfTrailingZeros(Integer.expand(1 << low, free));
          int b = Integer.numberOfTrailingZeros(Integer.expand(1 << high, free));
          assertEquals(holds(pairs, a, b), holds(packed, low, high));
        }
      }
      long[] again = new long[WolfPairs.WORDS];
      WolfPairs.expand(packed, set, again);
      assertArrayEquals(pairs, again);
    }
  }

  @Test
  void stepsLeadToAllPairsOneStepAway() {
    long[] pairs = any(0);
    long[] expected = new long[WolfPairs.WORDS];
    for (int wolf = 0; wolf < WolfPairs.POINTS; wolf++) {
      for (int other = 0; other < WolfPairs.POINTS; other++) {
        for (int to = 0; to < WolfPairs.POINTS && wolf != other; to++) {
          if (to != other
              && BOARD.linked(BOARD.point(wolf), BOARD.point(to))
              && holds(pairs, wolf, other)) {
            add(expected, to, other);
          }
        }
      }
    }
    long[] found = new long[WolfPairs.WORDS];
    PairMap.steps().lead(pairs, found);
    assertArrayEquals(expected, found);
  }

  @Test
  void turnsLeadToTheTurnedPairs() {
    Symmetries symmetries = Symmetries.of(BOARD, 0);
    long[] pairs = any(0);
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      long[] found = new long[WolfPairs.WORDS];
      PairMap.turn(symmetries, symmetry).lead(pairs, found);
      long[] again = new long[WolfPairs.WORDS];
      PairMap.turn(symmetries, symmetries.inverse(symmetry)).lead(found, again);
      assertArrayEquals(pairs, again);
      int a1 = Integer.numberOfTrailingZeros(symmetries.image(symmetry, 1));
      int b1 = Integer.numberOfTrailingZeros(symmetries.image(symmetry, 2));
      assertEquals(holds(pairs, 0, 1), holds(found, a1, b1));
    }
  }
}
