package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;
import static bergerie.games.foxandgeese.Cross.bit;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the game's page says of the board. */
class CrossTest {

  @Test
  void hasTheLinesOfTheDrawing() {
    assertEquals(33, BOARD.points().size());
    // 26 across, 26 upright, and one diagonal in each of 20 squares.
    assertEquals(72, BOARD.lines().size());
  }

  /** A fox is hemmed in when geese stand on all neighbours, and wherever it could land. */
  @Test
  void threeGeeseNeverHemAFoxInAndFourOnlyOnTheMiddleOfAnEdge() {
    Map<Integer, Set<String>> byGeese = new TreeMap<>();
    for (Point fox : BOARD.points()) {
      long geese = BOARD.neighbours(fox);
      for (Jump jump : BOARD.jumps(fox)) {
        geese |= bit(jump.to());
      }
      byGeese.computeIfAbsent(Long.bitCount(geese), _ -> new TreeSet<>()).add(fox.name());
    }
    assertEquals(4, byGeese.keySet().iterator().next());
    assertEquals(Set.of("A4", "D1", "D7", "G4"), byGeese.get(4));
  }
}
