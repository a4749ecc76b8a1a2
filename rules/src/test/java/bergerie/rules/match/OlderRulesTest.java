package bergerie.rules.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.lair.StricterLair;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match by older rules goes as far as those of today allow. */
class OlderRulesTest {

  private static final Lair NEWER = new StricterLair();

  private static final String HEAD = "bergerie match 1\ngame lair\nversion 1\nplayers 2\n";
  private static final String DEALS =
      "deal 0:1\ndeal 0:2\ndeal 0:3\ndeal 1:4\ndeal 1:5\ndeal 1:9\n";

  @Test
  void itStopsWhereTheyForbidAStepAndSaysWhy() {
    MatchRecord match = read(HEAD + DEALS + "move p0 1\nmove p1 9\ndeal 0:6\n");
    assertEquals(Optional.empty(), Replay.of(new Lair(), match).orThrow().stop());
    Replay<LairState, LairMove> newer = Replay.of(NEWER, match).orThrow();
    Stop stop = newer.stop().orElseThrow();
    assertEquals(8, stop.step());
    assertEquals("9: LA-1 Not in your hand.", stop.why().en());
    // The opening, six cards and one choice.
    assertEquals(1 + 6 + 1, newer.scenes().size());
    assertEquals(List.of(1, 0), newer.last().sealed());
  }

  @Test
  void whatTheyAllowIsWhole() {
    MatchRecord match = read(HEAD + DEALS + "move p0 1\nmove p1 5\nresign p0\n");
    Replay<LairState, LairMove> newer = Replay.of(NEWER, match).orThrow();
    assertEquals(Optional.empty(), newer.stop());
    assertEquals(List.of(Seat.of(1)), newer.outcome().orElseThrow().winners());
  }

  @Test
  void anotherResultIsAStopToo() {
    MatchRecord match = read(HEAD + "resign p0\nresult p0 T-4 0 0\n");
    assertTrue(Replay.of(new Lair(), match) instanceof Reading.Garbled);
    assertTrue(Replay.of(NEWER, match).orThrow().stop().isPresent());
  }

  @Test
  void aMatchByTheSameRulesHasNoExcuse() {
    String file = (HEAD + DEALS + "move p0 1\nmove p1 9\n").replace("version 1", "version 2");
    assertGarbled("step 8: 9: LA-1", Replay.of(NEWER, read(file)));
  }

  @Test
  void newerRulesAndOtherCardsAreUnknown() {
    assertGarbled("played by version 3", Replay.of(NEWER, read(HEAD.replace("n 1", "n 3"))));
    assertGarbled("with the cards x", Replay.of(NEWER, read(HEAD + "content x\n")));
    assertFalse(NEWER.knows(1, "1"), "it can be looked at, not played on");
    assertTrue(NEWER.follows(1, "1"));
  }

  @Test
  void aSealIsCheckedByTheRulesOfToday() {
    int whole = 0;
    int stopped = 0;
    for (int seed = 0; seed < 20; seed++) {
      MatchRecord match = MatchFileTest.played(2, seed);
      boolean nine =
          match.lines().stream()
              .anyMatch(
                  line -> line instanceof MatchLine.Move(Seat _, String text) && text.equals("9"));
      if (nine) {
        stopped++;
        assertGarbled(
            "played by version 1 of the rules of Lair, and not so by version 2: step ",
            Verified.of(NEWER, match));
      } else {
        whole++;
        assertEquals(1, Verified.of(NEWER, match).orThrow().version());
      }
    }
    assertTrue(whole > 0 && stopped > 0, whole + " whole, " + stopped + " stopped");
  }

  private static MatchRecord read(String file) {
    return MatchFile.read(file, _ -> Optional.of(NEWER.info())).orThrow();
  }

  private static void assertGarbled(String words, Reading<?> reading) {
    String why = assertInstanceOf(Reading.Garbled.class, reading).why().en();
    assertTrue(why.contains(words), why);
  }
}
