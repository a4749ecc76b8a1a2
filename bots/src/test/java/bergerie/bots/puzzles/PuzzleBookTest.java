package bergerie.bots.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Grade;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzles that come with the program, without any tables. */
class PuzzleBookTest {

  private static final boolean ALL = Boolean.getBoolean("bergerie.long");

  /** By default a search looks at one in so many. */
  private static final int STRIDE = 12;

  private static final int FEWEST = 300;
  private static final int MOST_BYTES = 300_000;
  private static final int FEWEST_MOVES = 3;

  private static PuzzleBook<?> book(String game) {
    return PuzzleBook.of(game).orElseThrow();
  }

  @Test
  void whatIsNoHuntHasNone() {
    assertEquals(Optional.empty(), PuzzleBook.of("pavillon"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bagh-bandi", "bagh-chal", "kukuli"})
  void thereAreEnoughInASmallFile(String game) throws IOException {
    PuzzleBook<?> book = book(game);
    assertTrue(book.all().size() >= FEWEST, () -> book.all().size() + " puzzles");
    assertEquals(
        game.equals("bagh-chal") ? List.of(Grade.values()) : List.of(Grade.LAMB, Grade.DOG),
        book.grades());
    for (Grade grade : book.grades()) {
      long some = book.all().stream().filter(puzzle -> puzzle.grade() == grade).count();
      assertTrue(some >= FEWEST / book.grades().size() / 2, grade::id);
    }
    try (InputStream file = PuzzleBook.class.getResourceAsStream(game + ".txt")) {
      int bytes = file == null ? 0 : file.readAllBytes().length;
      assertTrue(bytes > 0 && bytes <= MOST_BYTES, () -> bytes + " bytes");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bagh-bandi", "bagh-chal", "kukuli"})
  void eachIsWonByItsLineAndByOneMoveAtATime(String game) {
    check(book(game));
  }

  private static <P extends HuntPosition> void check(PuzzleBook<P> book) {
    for (Posed puzzle : book.all()) {
      assertEquals(puzzle.grade(), Grade.of(puzzle.turns()), puzzle::written);
      List<Insight<P>> trail = book.trail(puzzle);
      Seat solver = trail.getFirst().state().position().toMove().seat();
      assertEquals(List.of(solver), winners(book, trail.getLast().state()), puzzle::written);
      assertTrue(trail.getFirst().choices().size() >= FEWEST_MOVES, puzzle::written);
      int judged = Math.min(Posed.JUDGED, (puzzle.turns() + 1) / 2);
      assertEquals(judged, puzzle.worths().size(), puzzle::written);
      for (int turn = 0; turn < 2 * judged - 1; turn += 2) {
        checkJudged(puzzle, trail, turn);
      }
    }
  }

  /** One move wins; in the last turn others may, too. */
  private static void checkJudged(Posed puzzle, List<? extends Insight<?>> trail, int turn) {
    List<String> winning =
        trail.get(turn).choices().stream()
            .filter(choice -> choice.verdict().orElseThrow().value() == Verdict.Value.WIN)
            .map(choice -> HuntNotation.write(choice.move()))
            .toList();
    assertTrue(winning.contains(puzzle.line().get(turn)), puzzle::written);
    assertTrue(winning.size() == 1 || turn == puzzle.turns() - 1, puzzle::written);
  }

  private static <P extends HuntPosition> Hunt<P> play(
      PuzzleBook<P> book, Hunt<P> state, HuntMove move) {
    return book.game().play(state, Actor.player(state.position().toMove().seat()), move);
  }

  private static <P extends HuntPosition> List<Seat> winners(PuzzleBook<P> book, Hunt<P> state) {
    return book.game().turn(state) instanceof Turn.Over(Outcome outcome)
        ? outcome.winners()
        : List.of();
  }

  /** The plainest search: by the rules alone, as deep as the line is long. */
  @ParameterizedTest
  @ValueSource(strings = {"bagh-bandi", "bagh-chal", "kukuli"})
  void aSearchFindsNoOtherMoveThatWinsAsSoon(String game) {
    List<Posed> some =
        book(game).all().stream().filter(puzzle -> puzzle.turns() <= Grade.DOG.most()).toList();
    for (int i = 0; i < some.size(); i += ALL ? 1 : STRIDE) {
      prove(book(game), some.get(i));
    }
  }

  private static <P extends HuntPosition> void prove(PuzzleBook<P> book, Posed puzzle) {
    Hunt<P> state = book.trail(puzzle).getFirst().state();
    Force<P> force = new Force<>(book);
    List<String> forcing = new ArrayList<>();
    for (HuntMove move : book.game().moves(state, state.position().toMove().seat())) {
      if (force.by(state, move, puzzle.turns())) {
        forcing.add(HuntNotation.write(move));
      }
    }
    assertEquals(List.of(puzzle.line().getFirst()), forcing, puzzle::written);
    assertTrue(!force.from(state, puzzle.turns() - 2), puzzle::written);
  }

  /** Looks whether a win can be forced within some turns. */
  private static final class Force<P extends HuntPosition> {
    private record Asked(Object position, int turns) {}

    private final PuzzleBook<P> book;
    private final Map<Asked, Boolean> known = new HashMap<>();

    Force(PuzzleBook<P> book) {
      this.book = book;
    }

    boolean from(Hunt<P> state, int turns) {
      Asked asked = new Asked(state.position(), turns);
      Boolean before = known.get(asked);
      if (before == null) {
        before = turns > 0 && moves(state).stream().anyMatch(move -> by(state, move, turns));
        known.put(asked, before);
      }
      return before;
    }

    boolean by(Hunt<P> state, HuntMove move, int turns) {
      Hunt<P> next = play(book, state, move);
      Seat solver = state.position().toMove().seat();
      if (book.game().turn(next) instanceof Turn.Over) {
        return winners(book, next).contains(solver);
      }
      return turns > 2
          && moves(next).stream()
              .map(answer -> play(book, next, answer))
              .allMatch(
                  after ->
                      book.game().turn(after) instanceof Turn.Over
                          ? winners(book, after).contains(solver)
                          : from(after, turns - 2));
    }

    private List<HuntMove> moves(Hunt<P> state) {
      return book.game().moves(state, state.position().toMove().seat());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bagh-bandi", "bagh-chal", "kukuli"})
  void noneIsTheTwinOfAnother(String game) {
    Set<String> seen = new HashSet<>();
    for (Posed puzzle : book(game).all()) {
      List<String> twins = Turned.all(puzzle.position(), game.equals("bagh-chal"));
      assertTrue(twins.stream().noneMatch(seen::contains), puzzle::written);
      seen.add(puzzle.position());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bagh-bandi", "bagh-chal", "kukuli"})
  void everyPositionOnTheWayIsKnown(String game) {
    checkKnown(book(game));
  }

  private static <P extends HuntPosition> void checkKnown(PuzzleBook<P> book) {
    for (int i = 0; i < book.all().size(); i += STRIDE) {
      for (Insight<P> insight : book.trail(book.all().get(i))) {
        String position = book.game().notation().writeState(insight.state());
        assertEquals(
            insight.verdict().map(Verdict::value),
            book.insight(position).orElseThrow().verdict().map(Verdict::value));
      }
    }
    Hunt<P> start = book.game().start(book.game().info().usual());
    assertEquals(Optional.empty(), book.insight(book.game().notation().writeState(start)));
    assertEquals(Optional.empty(), book.insight("nonsense"));
  }

  @Test
  void aNameGivesOneAndTheSame() {
    PuzzleBook<?> kukuli = book("kukuli");
    Posed today = kukuli.named(Grade.DOG, "2026-11-18").orElseThrow();
    assertEquals(today, kukuli.named(Grade.DOG, "2026-11-18").orElseThrow());
    assertNotEquals(today, kukuli.named(Grade.DOG, "2026-11-19").orElseThrow());
    List<Posed> dogs = kukuli.all().stream().filter(p -> p.grade() == Grade.DOG).toList();
    assertEquals(dogs.get(0), kukuli.named(Grade.DOG, "1").orElseThrow());
    assertEquals(
        dogs.getLast(), kukuli.named(Grade.DOG, String.valueOf(dogs.size())).orElseThrow());
    assertEquals(Optional.empty(), kukuli.named(Grade.ALPHA, "a"));
  }

  /** Names as the page draws them reach most of them, and none far more than others. */
  @Test
  void namesAreSpreadEvenly() {
    PuzzleBook<?> chal = book("bagh-chal");
    Map<Posed, Integer> drawn = new HashMap<>();
    for (int i = 0; i < 3_000; i++) {
      String name = Integer.toString(1_000_000 + i * 7_919, Character.MAX_RADIX);
      drawn.merge(chal.named(Grade.LAMB, "x" + name).orElseThrow(), 1, Integer::sum);
    }
    long lambs = chal.all().stream().filter(puzzle -> puzzle.grade() == Grade.LAMB).count();
    assertTrue(drawn.size() > 0.9 * lambs, drawn.size() + " of " + lambs);
    assertTrue(drawn.values().stream().allMatch(times -> times < 5 * 3_000 / lambs));
  }
}
