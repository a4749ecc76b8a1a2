package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.lair.Lair;
import bergerie.lair.StricterLair;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match by older rules is shown as far as those of today go along, and then its end. */
class ReachTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Event[] HANDS =
      List.of("0:1", "0:2", "0:3", "1:4", "1:5", "1:9").stream()
          .map(card -> new Event.Dealt(card, List.of()))
          .toArray(Event[]::new);
  private static final Event RESIGNED =
      new Event.Ended(
          new Outcome(List.of(SECOND), List.of(0, 0), "T-4", Words.same("Ana resigned.")));

  /** The creation, six cards and Ana’s choice are allowed; the ninth event is not. */
  @Test
  void itStopsBeforeWhatIsForbiddenToday() {
    List<Logged> log =
        dealt()
            .at(
                2,
                new Event.Moved(FIRST, "1"),
                new Event.Moved(SECOND, "9"),
                new Event.Chatted(FIRST, "Nine!"),
                new Event.Resigned(FIRST),
                RESIGNED)
            .log();
    Reach reach = Reach.of(new StricterLair(), log);
    assertEquals(Optional.of(1), reach.older());
    assertEquals(9, reach.stop().orElseThrow().step());
    assertEquals("9: LA-1 Not in your hand.", reach.stop().orElseThrow().why().en());
    assertEquals(log.subList(0, 8), reach.log().subList(0, 8));
    assertEquals(List.of(log.getLast()), reach.log().subList(8, reach.log().size()));
  }

  @Test
  void whatIsAllowedTodayIsWhole() {
    List<Logged> log =
        dealt().at(2, new Event.Moved(SECOND, "5"), new Event.Resigned(FIRST), RESIGNED).log();
    assertEquals(
        new Reach(log, Optional.of(1), Optional.empty()), Reach.of(new StricterLair(), log));
  }

  @Test
  void anEndThatIsNoneTodayIsSaidToBeNone() {
    List<Logged> log = dealt().at(2, RESIGNED).log();
    Reach reach = Reach.of(new StricterLair(), log);
    assertEquals(8, reach.stop().orElseThrow().step());
    assertEquals(
        "by the rules of today it does not end like this", reach.stop().orElseThrow().why().en());
    assertEquals(log, reach.log(), "and still it is how it ended");
  }

  @Test
  void whatWasWrittenByTheSameRulesIsNotAskedAbout() {
    List<Logged> log = dealt().at(2, RESIGNED).log();
    assertEquals(new Reach(log, Optional.empty(), Optional.empty()), Reach.of(new Lair(), log));
  }

  private static Diary<?, ?, ?> dealt() {
    return Diary.ofPeople(new Lair(), 2, new Clock.None()).at(1, HANDS);
  }
}
