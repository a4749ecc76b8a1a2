package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Puzzles.Puzzle;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Outcome;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PuzzlesTest {

  private static <P extends HuntPosition> List<Puzzle<P>> make(
      Oracle<P> oracle, long seed, Grade grade, int count) {
    Puzzles<P> puzzles = new Puzzles<>(oracle, seed);
    List<Puzzle<P>> made = new ArrayList<>();
    while (made.size() < count) {
      made.add(puzzles.next(grade.least(), grade.most()).orElseThrow());
    }
    return made;
  }

  private static <P extends HuntPosition> void assertOneMoveWins(
      Oracle<P> oracle, Puzzle<P> puzzle) {
    List<HuntMove> winning =
        oracle.choices(puzzle.state()).stream()
            .filter(c -> c.verdict().map(Verdict::value).equals(Optional.of(Verdict.Value.WIN)))
            .map(Oracle.Choice::move)
            .toList();
    assertEquals(List.of(puzzle.move()), winning);
    assertEquals(puzzle.move(), puzzle.line().getFirst());
    assertEquals(puzzle.turns(), puzzle.line().size());
  }

  @Test
  void exactlyOneMoveWinsAndTheSolutionLeadsToTheEnd() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    for (Grade grade : Puzzles.grades(oracle)) {
      for (Puzzle<KukuliPosition> puzzle : make(oracle, 1, grade, 5)) {
        assertOneMoveWins(oracle, puzzle);
        assertEquals(grade, Grade.of(puzzle.turns()));
        Hunt<KukuliPosition> state = puzzle.state();
        for (HuntMove move : puzzle.line()) {
          state = oracle.play(state, move);
        }
        assertTrue(
            oracle.game().turn(state) instanceof Turn.Over(Outcome outcome)
                && outcome.winners().equals(List.of(puzzle.state().position().toMove().seat())),
            puzzle::toString);
      }
    }
  }

  @Test
  void whereTurnsAreCountedTheDepthIsTheTables() {
    Oracle<BaghChalPosition> oracle = SmallTables.baghChal();
    Puzzles<BaghChalPosition> puzzles = new Puzzles<>(oracle, 4);
    for (int turns : List.of(3, 9, 17)) {
      Puzzle<BaghChalPosition> puzzle = puzzles.next(turns, turns).orElseThrow();
      assertOneMoveWins(oracle, puzzle);
      assertEquals(turns, puzzle.turns());
      assertEquals(turns, oracle.verdict(puzzle.state()).orElseThrow().turns().orElseThrow());
    }
  }

  @Test
  void equalSeedsGiveEqualPuzzlesAndNoneComesTwice() {
    Oracle<BaghChalPosition> oracle = SmallTables.baghChal();
    List<Puzzle<BaghChalPosition>> made = make(oracle, 7, Grade.DOG, 20);
    assertEquals(made, make(oracle, 7, Grade.DOG, 20));
    assertEquals(20, new HashSet<>(made).size());
    assertTrue(!made.equals(make(oracle, 8, Grade.DOG, 20)));
  }

  @Test
  void whatTheTablesDoNotHaveIsNotMadeUp() {
    assertEquals(Optional.empty(), new Puzzles<>(SmallTables.baghChal(), 1).next(249, 249));
  }
}
