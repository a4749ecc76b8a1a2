package bergerie.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Seat;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.Drawn;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is drawn is drawn fairly, also where the dice have to be thrown again. */
class ChanceTest {

  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  private static final List<Chance.Weighted<String>> URN =
      List.of(
          new Chance.Weighted<>("black", 2),
          new Chance.Weighted<>("none", 0),
          new Chance.Weighted<>("white", 1));

  /** 2³² is one more than a multiple of three: the last value would favour the zero. */
  @Test
  void aThrowThatWouldFavourSomethingIsThrownAgain() {
    assertEquals(2, thrown(0xFFFFFFFF, 5).below(3));
    assertEquals(2, thrown(0xFFFFFFFE, 7).below(3), "the last that is fair");
    assertEquals(1, thrown(0xFFFFFFFF, 7).below(2), "of two none is favoured");
  }

  /**
   * Of 2³² values three eighths would give a number that leaves no rest by three, and as many one,
   * and only two eighths one that leaves two.
   */
  @Test
  void quickDiceThrowAgainTooUnderALargeBound() {
    Dice dice = new QuickDice(7);
    int[] rests = new int[3];
    int bound = 3 << 29;
    for (int i = 0; i < 30_000; i++) {
      int value = dice.below(bound);
      assertTrue(value >= 0 && value < bound);
      rests[value % 3]++;
    }
    // Two degrees of freedom: above 18.4 once in ten thousand.
    double chiSquare =
        IntStream.of(rests).mapToDouble(count -> Math.pow(count - 10_000.0, 2) / 10_000).sum();
    assertTrue(chiSquare < 18.4, () -> "" + chiSquare);
  }

  @Test
  void whatWeighsTwiceAsMuchIsDrawnTwiceAsOften() {
    Chance<String> chance = Chance.of(URN);
    assertEquals("black", chance.sample(thrown(0)));
    assertEquals("black", chance.sample(thrown(1)));
    assertEquals("white", chance.sample(thrown(2)));
    assertEquals(Optional.of(URN), chance.outcomes());
  }

  @Test
  void whatWeighsNothingOrIsNotThereCantBeDrawn() {
    Chance<String> chance = Chance.of(URN);
    assertTrue(chance.possible("black"));
    assertTrue(chance.possible("white"));
    assertFalse(chance.possible("none"));
    assertFalse(chance.possible("red"));
  }

  /** Values that another program computed from docs/fairness.md: see {@link DiceTest}. */
  @Test
  void aDealerNotesWhatTheDiceWereAskedAndGave() {
    Dealer dealer = new Dealer(SEED, List.of("ana", "ben"));
    List<Chance.Weighted<LairMove>> six =
        IntStream.rangeClosed(1, 6)
            .mapToObj(card -> new Chance.Weighted<LairMove>(card(card), 1))
            .toList();
    assertEquals(
        new Dealer.Dealt<>(card(3), List.of(new Drawn(6, 2))),
        dealer.deal(drawing(Chance.of(six)), start(), 7));
    Chance<LairMove> raw =
        new Chance<>() {
          @Override
          public LairMove sample(Dice dice) {
            return card(dice.bits() >>> 24);
          }

          @Override
          public boolean possible(LairMove move) {
            return true;
          }

          @Override
          public Optional<List<Weighted<LairMove>>> outcomes() {
            return Optional.empty();
          }
        };
    assertEquals(
        new Dealer.Dealt<>(card(0x87), List.of(new Drawn(1L << 32, 0x872D1B68L))),
        dealer.deal(drawing(raw), start(), 7));
  }

  private static LairMove card(int card) {
    return new LairMove.Dealt(Seat.of(0), card);
  }

  private static LairState start() {
    return new Lair().start(new Lair().info().usual());
  }

  private static Lair drawing(Chance<LairMove> chance) {
    return new Lair() {
      @Override
      public Chance<LairMove> chance(LairState state) {
        return chance;
      }
    };
  }

  /** Dice that give what is wanted. */
  private static Dice thrown(Integer... bits) {
    Iterator<Integer> next = List.of(bits).iterator();
    return next::next;
  }
}
