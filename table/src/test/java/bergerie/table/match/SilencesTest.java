package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whoever counts the events of a table does not notice the silent ones of others. */
class SilencesTest {

  private static final Seat ANA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  /** Of seven events the third and fifth are Ana's, the sixth is Ben's, and silent. */
  private final Silences silences = Silences.NONE.with(3, ANA).with(5, ANA).with(6, BEN);

  private List<Long> counts(List<Seat> seats) {
    return LongStream.rangeClosed(1, 7).map(seq -> silences.counted(seats, seq)).boxed().toList();
  }

  @Test
  void everybodyCountsTheOwnAndTheOpenOnes() {
    assertEquals(List.of(1L, 2L, 2L, 3L, 3L, 3L, 4L), counts(List.of()));
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 5L, 6L), counts(List.of(ANA)));
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L), counts(List.of(ANA, BEN)));
  }

  @Test
  void aCountMeansEverythingUpToTheNextEventThatIsHeard() {
    assertEquals(List.of(1L, 3L, 6L, 7L), actual(List.of(), 4));
    assertEquals(List.of(1L, 2L, 3L, 4L, 6L, 7L), actual(List.of(ANA), 6));
  }

  @Test
  void aTakebackCountsOnlyWhatWasHeard() {
    // Four steps stand: one that all heard, Ana's silent one, Ben's, and one that all heard.
    Silences four = Silences.NONE.told().with(3, ANA).with(4, BEN).told();
    assertEquals(2, four.heard(new Viewer.Spectator(), 4));
    assertEquals(3, four.heard(Viewer.player(ANA), 4));
    assertEquals(1, four.heard(Viewer.player(ANA), 2), "Ben’s is not hers");
    assertEquals(1, four.heard(new Viewer.Spectator(), 2), "Ana’s was before");
    assertEquals(1, four.heard(new Viewer.Spectator(), 1), "the last was heard by all");
    assertEquals(1, four.back(3).heard(new Viewer.Spectator(), 1), "none is left");
    Silences two = four.back(2);
    assertEquals(1, two.heard(new Viewer.Spectator(), 2));
    assertEquals(3, two.told().heard(new Viewer.Spectator(), 3) + 1, "taken back is forgotten");
    assertEquals(four.counted(List.of(), 5), two.counted(List.of(), 5), "numbers stay");
  }

  private List<Long> actual(List<Seat> seats, int last) {
    return LongStream.rangeClosed(1, last).map(n -> silences.actual(seats, n)).boxed().toList();
  }
}
