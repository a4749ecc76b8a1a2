package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.board.Symmetries;
import bergerie.rules.board.Board;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is seen on squares of nine points. */
class PatternsTest {

  private static final Board BOARD = Board.alquerque();
  private static final Symmetries ALL = Symmetries.of(BOARD, 0);

  /**
   * By Burnside's lemma: squares in corners and on edges have one mirror, which leaves six of nine
   * points free to choose; the middle one has all eight symmetries, which leaves 102 pictures in
   * two colours and 2,862 in three.
   */
  @ParameterizedTest
  @CsvSource({"0, 288, 102", "9, 10206, 2862"})
  void kindsAreCountedUpToSymmetry(int wolves, int outside, int middle) {
    assertEquals(2 * outside + middle, Patterns.of(ALL, wolves).kinds());
  }

  @Test
  void imagesAreOfOneKind() {
    Patterns patterns = Patterns.of(ALL, 1);
    int wolf = BOARD.set("B1");
    int sheep = BOARD.set("A1", "C2", "C3");
    for (int turn = 0; turn < ALL.count(); turn++) {
      assertEquals(
          kinds(patterns, wolf, sheep),
          kinds(patterns, ALL.image(turn, wolf), ALL.image(turn, sheep)));
    }
    assertFalse(
        kinds(patterns, wolf, sheep).equals(kinds(patterns, BOARD.set("B2"), sheep)),
        "the wolf stands elsewhere");
  }

  private static List<Integer> kinds(Patterns patterns, int wolves, int sheep) {
    return IntStream.range(0, patterns.sets())
        .map(set -> patterns.kind(patterns.index(set, wolves, sheep)))
        .sorted()
        .boxed()
        .toList();
  }

  @Test
  void noMoreWolvesAreSeenThanThereAre() {
    Patterns patterns = Patterns.of(ALL, 1);
    assertTrue(patterns.canBeSeen(patterns.index(0, BOARD.set("A1"), BOARD.set("B1"))));
    assertFalse(patterns.canBeSeen(patterns.index(0, BOARD.set("A1", "B1"), 0)));
  }
}
