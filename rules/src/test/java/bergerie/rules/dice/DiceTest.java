package bergerie.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The dice give what they gave before, and nothing is favoured. */
class DiceTest {

  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  @Test
  void quickDiceAreSplitMix64() {
    // The first outputs of the published generator for seed 0, high halves.
    Dice dice = new QuickDice(0);
    assertEquals(0xE220A839, dice.bits());
    assertEquals(0x6E789E6A, dice.bits());
    assertEquals(0x06C45D18, dice.bits());
  }

  @Test
  void sealedDiceAreWhatAnyHmacSha256Gives() {
    // Computed by another program from docs/fairness.md.
    Dice dice = new SealedDice(SEED, List.of("ana", "ben"), 7);
    List<Integer> bits = IntStream.range(0, 10).mapToObj(_ -> dice.bits()).toList();
    assertEquals(
        List.of(
            0x872D1B68,
            0xDB8FAD7F,
            0xA09ED68C,
            0x13D9FE7D,
            0xE7A0EDC3,
            0xC7C02F04,
            0x87BA9455,
            0x69CCA049,
            0x8B4200E7,
            0x0CA8022F),
        bits);
    Dice again = new SealedDice(SEED, List.of("ana", "ben"), 7);
    List<Integer> thrown = IntStream.range(0, 8).mapToObj(_ -> again.below(6)).toList();
    assertEquals(List.of(2, 5, 0, 3, 1, 4, 5, 5), thrown);
  }

  @Test
  void theCommitmentIsTheSha256OfTheSeed() {
    assertEquals(
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        SealedDice.commitment(SEED));
  }

  @Test
  void everyNumberIsEquallyLikely() {
    for (Dice dice : List.of(new QuickDice(42), new SealedDice(SEED, List.of("x"), 1))) {
      int[] counts = new int[7];
      int throwsOfDice = 70_000;
      for (int i = 0; i < throwsOfDice; i++) {
        counts[dice.below(7)]++;
      }
      double chiSquare = 0;
      for (int count : counts) {
        chiSquare += Math.pow(count - 10_000.0, 2) / 10_000.0;
      }
      // Six degrees of freedom: above 27.9 once in ten thousand.
      assertTrue(chiSquare < 27.9, dice + ": " + chiSquare);
    }
  }

  @Test
  void nothingIsBelowZero() {
    assertThrows(IllegalArgumentException.class, () -> new QuickDice(1).below(0));
    assertThrows(IllegalArgumentException.class, () -> new SealedDice(SEED, List.of(), 1).below(0));
  }
}
