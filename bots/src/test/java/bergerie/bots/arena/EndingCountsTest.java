package bergerie.bots.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndingCountsTest {

  private static final Seat ONE = Seat.of(0);
  private static final Seat TWO = Seat.of(1);

  @Test
  void gamesAreCountedByRuleLengthAndWhoBegan() {
    EndingCounts some = new EndingCounts();
    some.count(end(List.of(ONE), "A-1", ONE, 3));
    some.count(end(List.of(ONE), "A-1", TWO, 5));
    some.count(end(List.of(), "A-2", ONE, 40));
    EndingCounts others = new EndingCounts();
    others.count(end(List.of(ONE, TWO), "A-1", TWO, 4));
    EndingCounts all = new EndingCounts();
    all.add(some);
    all.add(others);

    assertEquals(4, all.games());
    assertEquals(Map.of("A-1", 3L, "A-2", 1L), all.rules());
    assertEquals(1, all.undecided());
    assertEquals(2, all.beginnersWins());
    assertEquals(Interval.of(2.0, 4), all.beginnersShare());
    assertEquals(13, all.meanTurns());
    assertEquals(40, all.mostTurns());
  }

  @Test
  void halfOfTheGamesAreNoLongerThanTheMedianOne() {
    EndingCounts endings = new EndingCounts();
    for (int turns : List.of(9, 1, 7, 3, 5)) {
      endings.count(end(List.of(ONE), "A-1", ONE, turns));
    }
    assertEquals(5, endings.turnsOf(0.5));
    assertEquals(1, endings.turnsOf(0.2));
    assertEquals(9, endings.turnsOf(1));
  }

  private static BotGame.End end(List<Seat> winners, String rule, Seat beginner, int turns) {
    return new BotGame.End(winners, List.of(0, 0), rule, beginner, turns);
  }
}
