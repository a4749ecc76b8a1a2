package bergerie.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.Advice.Choice;
import bergerie.bots.Advice.Reason;
import bergerie.bots.Weighed.Mark;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a move is beside what could have been played. */
class WeighedTest {

  private static final Reason WORLDS = new Reason.Worlds(100);
  private static final Reason POINTS = new Reason.Meadow(9, 2);

  @Test
  void aVictoryInFiveIsMuch() {
    Advice<String> advice = advice(WORLDS, 0.7, 0.51, 0.49);
    assertEquals(new Weighed(0, Mark.FINE), Weighed.of(advice, "0"));
    assertEquals(Mark.FINE, Weighed.of(advice, "1").mark());
    assertEquals(Mark.BLUNDER, Weighed.of(advice, "2").mark());
    assertEquals(0.21, Weighed.of(advice, "2").cost(), 1e-9);
  }

  @Test
  void threePointsAreMuch() {
    Advice<String> advice = advice(POINTS, 9, 7, 6);
    assertEquals(new Weighed(2, Mark.FINE), Weighed.of(advice, "1"));
    assertEquals(new Weighed(3, Mark.BLUNDER), Weighed.of(advice, "2"));
  }

  @Test
  void whatIsFarBetterThanAllElseIsFound() {
    assertEquals(Mark.FOUND, Weighed.of(advice(WORLDS, 0.9, 0.6, 0.2), "0").mark());
    assertEquals(Mark.FINE, Weighed.of(advice(WORLDS, 0.9, 0.8, 0.2), "0").mark());
    assertEquals(Mark.FINE, Weighed.of(Advice.forced("0"), "0").mark(), "nothing else was there");
  }

  /** A move that nobody weighed is not blamed. */
  @Test
  void whatWasNotWeighedIsFine() {
    assertEquals(new Weighed(0, Mark.FINE), Weighed.of(advice(WORLDS, 0.9, 0.2), "7"));
  }

  /** Moves are called by their place. */
  private static Advice<String> advice(Reason reason, double... worths) {
    List<Choice<String>> choices =
        IntStream.range(0, worths.length)
            .mapToObj(i -> new Choice<>(String.valueOf(i), worths[i]))
            .toList();
    return new Advice<>(choices, reason);
  }
}
