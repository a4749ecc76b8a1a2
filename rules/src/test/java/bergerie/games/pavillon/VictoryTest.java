package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.games.pavillon.table.Lodge;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** PT-38: why a game is over, in words. */
class VictoryTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();

  @Test
  void whoeverIsLeftIsTheLastOneAlive() {
    assertEquals(
        "You are the last one alive.",
        whyOver("P1 life 3 pets loup | P2 life 2 pets ours | P3 life 1 pets crabe"));
  }

  @Test
  void whereNobodyIsLeftTheLastCombatDecides() {
    assertEquals(
        "Nobody is left; you won the last combat.",
        whyOver("P1 life 1 venom 1 pets loup | P2 life 2 pets ours | P3 life 1 pets crabe"));
  }

  /** As the first player is told, who has won the combat; weapons strike next. */
  private String whyOver(String players) {
    Lodge table = game.notation().readState(setup, "round 3 won P1,P3,P2 | " + players).orThrow();
    Turn.Over over = assertInstanceOf(Turn.Over.class, game.turn(table));
    return over.outcome().why().to(game.info().hearer(Viewer.player(Seat.of(0)))).en().text();
  }
}
