package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.bots.layers.Verdict;
import bergerie.bots.puzzles.PuzzleMaker;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Puzzles as they come with the program, made here from small tables. */
class PuzzleMakerTest {

  private static final int GAMES = 6;

  private static List<String> made(long seed) {
    return new PuzzleMaker<>(SmallTables.kukuli(), seed, 4)
        .write(GAMES)
        .lines()
        .filter(line -> !line.startsWith("--"))
        .toList();
  }

  @Test
  void eachHasOneWinningMoveByTheTables() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    List<String> puzzles = made(5);
    assertFalse(puzzles.isEmpty());
    for (String puzzle : puzzles) {
      String[] parts = puzzle.split(" \\| ", -1);
      Hunt<KukuliPosition> state =
          oracle.game().notation().readState(oracle.game().info().usual(), parts[1]).orThrow();
      List<String> winning =
          oracle.choices(state).stream()
              .filter(one -> one.verdict().orElseThrow().value() == Verdict.Value.WIN)
              .map(one -> HuntNotation.write(one.move()))
              .toList();
      String[] line = parts[2].split(" ", -1);
      assertEquals(List.of(line[0]), winning, puzzle);
      assertEquals(Grade.of(line.length).id(), parts[0], puzzle);
    }
  }

  @Test
  void theSameSeedGivesTheSame() {
    List<String> puzzles = made(5);
    assertEquals(puzzles, made(5));
    assertNotEquals(puzzles, made(6));
  }
}
