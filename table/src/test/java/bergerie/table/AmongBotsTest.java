package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Bots among themselves play for those who watch, and not for ever. */
class AmongBotsTest {

  private static final long GLANCE = 30_000;

  /** Too few for anybody to have won. */
  private static final int SHORT = 10;

  private static Parlour among(int length) {
    Parlour parlour = new Parlour(length);
    Holder random = new Holder.Program("", "random");
    parlour.begin("bagh-chal", Map.of(), new Clock.None(), Optional.empty(), random, random);
    return parlour;
  }

  @Test
  void nothingIsPlayedUnlessSomebodyWatches() {
    Parlour parlour = among(10_000);
    parlour.post(new Letter.Tick());
    parlour.read();
    assertEquals(1, parlour.log().size(), "nobody has asked for it");

    glance(parlour, 1);
    parlour.pass(GLANCE);
    parlour.read();
    int seen = parlour.log().size();
    assertTrue(seen > 1, "somebody has watched");
    parlour.post(new Letter.Tick());
    parlour.read();
    assertEquals(seen, parlour.log().size(), "nobody has asked for 30 s");

    glance(parlour, seen);
    parlour.pass(GLANCE);
    parlour.read();
    assertTrue(parlour.table().isRestful(), "nobody thinks any more");
  }

  @Test
  void aMatchEndsWhenItIsTooLong() {
    Parlour parlour = among(SHORT);
    parlour.post(new Letter.Describe(new Question(1)));
    parlour.read();
    assertEquals(new Event.TooLong(), parlour.log().get(SHORT).event());
    assertTrue(parlour.log().getLast().event() instanceof Event.Ended);
    assertEquals(SHORT + 2, parlour.log().size());
  }

  /** Somebody asks for the table, and a bot has moved since. */
  private static void glance(Parlour parlour, int seen) {
    parlour.post(new Letter.Describe(new Question(1)));
    while (parlour.log().size() <= seen) {
      parlour.readOne();
    }
  }
}
