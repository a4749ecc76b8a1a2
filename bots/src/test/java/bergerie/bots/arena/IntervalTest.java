package bergerie.bots.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void isWilsons() {
    // Wilson's interval for 8 of 10, as statistics books print it.
    Interval interval = Interval.of(8, 10);
    assertEquals(0.4902, interval.low(), 1e-4);
    assertEquals(0.9433, interval.high(), 1e-4);
  }
}
