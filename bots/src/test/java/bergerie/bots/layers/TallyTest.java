package bergerie.bots.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TallyTest {

  @Test
  void isReadAsItWasWritten() {
    Tally tally = new Tally(1, 2, 3, 4, 5, 6, 7, 8);
    assertEquals(tally, Tally.read(new HeaderLine(tally.write())));
  }

  @Test
  void layersAreAddedUp() {
    assertEquals(Tally.plain(3, 4, 5, 6), Tally.plain(1, 1, 1, 1).plus(Tally.plain(2, 3, 4, 5)));
  }
}
