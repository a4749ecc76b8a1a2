package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.content.Library;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is counted of a game, step by step. */
class FiguresTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();

  // PT-31: a strike ends the turn, and the next begins.
  @Test
  void aStrikeAndTheTurnAfterItAreCounted() {
    assertEquals(
        Map.of("strikes per combat", 1L, "turns per combat", 1L),
        counted(
            "strike P1 | P1 pets raptor | P2 pets ours | P3 pets singe",
            "strike P1.raptor P2.ours"));
  }

  @Test
  void aSpellIsCountedInTheTurnOfAnother() {
    assertEquals(
        Map.of("spells per combat", 1L),
        counted(
            "turn P2 | P1 pets raptor spells tir-des-arcanes | P2 pets ours | P3 pets singe",
            "cast tir-des-arcanes P2.ours"));
  }

  @Test
  void aTurnWithoutAStrikeIsATurnAllTheSame() {
    assertEquals(
        Map.of("turns per combat", 1L),
        counted("strike P1 | P1 pets raptor | P2 pets ours | P3 pets singe", "hold"));
  }

  @Test
  void nothingIsCountedOfAPreparation() {
    assertEquals(
        Map.of(), counted("shop P1 | P1 pets raptor | P2 pets ours | P3 pets singe", "tame"));
  }

  // PT-38: the game ends in its second combat; two equal pets are named once.
  @Test
  void cardsOfTheWinnerAreNamedAtTheEnd() {
    assertEquals(
        Map.of(
            "strikes per combat", 1L,
            "combats per game", 2L,
            "winner has raptor", 1L,
            "winner has epieu", 1L,
            "winner has aspect-du-singe", 1L),
        counted(
            "strike P1 | P1 weapon epieu aspect aspect-du-singe pets raptor,raptor"
                + " | P2 life 2 pets singe:1 | P3 life 1",
            "strike P1.raptor P2.singe"));
  }

  @Test
  void spellsInTheHandOfTheWinnerAreNamedToo() {
    Lodge over =
        game.notation()
            .readState(
                setup,
                "round 3 won P1,P3,P2 | P1 life 3 weapon epieu pets loup spells tir-rapide"
                    + " | P2 life 2 pets ours | P3 life 1 pets crabe")
            .orThrow();
    assertEquals(
        Map.of(
            "combats per game", 3L,
            "winner has loup", 1L,
            "winner has epieu", 1L,
            "winner has tir-rapide", 1L),
        counts(over, new Move.Hold(), over));
  }

  /** What the first player’s move adds. */
  private Map<String, Long> counted(String state, String text) {
    Lodge before = game.notation().readState(setup, "round 2 " + state).orThrow();
    Move move = game.notation().read(before, text).orThrow();
    return counts(before, move, game.play(before, Actor.player(Seat.of(0)), move));
  }

  private Map<String, Long> counts(Lodge before, Move move, Lodge after) {
    Map<String, Long> counts = new TreeMap<>();
    game.count(before, move, after, (what, howMany) -> counts.merge(what, howMany, Long::sum));
    return counts;
  }
}
