package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is heard at the table, and by whom. */
class HeardTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Event[] HANDS =
      List.of("0:1", "0:2", "0:3", "1:4", "1:5", "1:6").stream()
          .map(card -> new Event.Dealt(card, List.of()))
          .toArray(Event[]::new);

  /** Lair where nobody may know that somebody has chosen, or that their sand ran out. */
  private static final Lair QUIET =
      new Lair() {
        @Override
        public boolean silent(LairState state, LairMove move) {
          return !(move instanceof LairMove.Dealt);
        }
      };

  @Test
  void aStepIsHeardWithWhoMadeIt() {
    Match<?, ?, ?> match = dealt(new Lair());
    Heard heard = hear(match, new Event.Moved(SECOND, "5"), Viewer.player(FIRST)).orElseThrow();
    assertEquals(Optional.of(Actor.player(SECOND)), heard.actor());
    assertEquals(8, heard.seq());
    assertEquals("P1 chooses", en(heard));
    assertEquals(Heard.of(7, heard.actor(), heard.told(), heard.to()), heard.numbered(7));
  }

  @Test
  void aSilentStepIsHeardByItsMakerOnly() {
    Match<?, ?, ?> match = dealt(QUIET);
    Event moved = new Event.Moved(SECOND, "5");
    assertEquals(Optional.of("You choose 5"), hear(match, moved, SECOND));
    assertEquals(Optional.empty(), hear(match, moved, FIRST));
    assertEquals(Optional.empty(), hear(match, moved, new Viewer.Spectator()));
    Event glass = new Event.GlassRan("up 0:1");
    assertEquals(Optional.empty(), hear(match, glass, FIRST), "the glass is nobody");
  }

  @Test
  void ofATakebackOnlyWhatWasHeardIsTaken() {
    Match<?, ?, ?> match = dealt(QUIET).after(new Logged(8, 0, "", new Event.Moved(SECOND, "5")));
    Event back = new Event.TakenBack(2);
    Logged logged = new Logged(9, 0, "", back);
    assertEquals("back 1", cue(match, logged, Viewer.player(FIRST)));
    assertEquals("back 2", cue(match, logged, Viewer.player(SECOND)));
  }

  @Test
  void theHouseTellsWhoComesAndGoesAndNothingOfWhatPeopleSay() {
    Match<?, ?, ?> match = dealt(new Lair());
    assertEquals(
        Optional.of("Ben sits down."), hear(match, new Event.Joined(SECOND, "Ben", ""), FIRST));
    assertEquals(Optional.of("Ben is back."), hear(match, new Event.Returned(SECOND), FIRST));
    assertEquals(
        Optional.of("Over to Ben: the time starts now."),
        hear(match, new Event.HandedOver(SECOND), FIRST));
    for (Event event :
        List.of(
            new Event.Nonce(FIRST, "n"),
            new Event.Offered(FIRST, Offer.What.DRAW),
            new Event.Agreed(FIRST, Offer.What.DRAW),
            new Event.Declined(FIRST, Offer.What.DRAW),
            new Event.Chatted(FIRST, "Hm."),
            new Event.RematchWished(FIRST),
            new Event.Rematched("next"))) {
      assertEquals(Optional.empty(), hear(match, event, SECOND), event::toString);
    }
  }

  /** Whoever is told of a second that was lost gets all of it. */
  @Test
  void secondsThatAreGivenBackAreCountedUpwards() {
    Match<?, ?, ?> match = dealt(new Lair());
    assertEquals(
        Optional.of("The server was away for 3 s; that time is given back."),
        hear(match, new Event.Resumed(2_001), FIRST));
    assertEquals(
        Optional.of("The server was away for 2 s; that time is given back."),
        hear(match, new Event.Resumed(2_000), FIRST));
  }

  private static Match<?, ?, ?> dealt(Lair game) {
    return Diary.ofPeople(game, 2, new Clock.None()).at(1, HANDS).match();
  }

  private static Optional<String> hear(Match<?, ?, ?> match, Event event, Seat seat) {
    return hear(match, event, Viewer.player(seat)).map(HeardTest::en);
  }

  private static Optional<Heard> hear(Match<?, ?, ?> match, Event event, Viewer viewer) {
    return hearing(match, new Logged(match.seq() + 1, 0, "", event), viewer);
  }

  private static <S, M, V> Optional<Heard> hearing(
      Match<S, M, V> match, Logged logged, Viewer viewer) {
    return Telling.of(match, match.after(logged), logged, Eyes.later(viewer));
  }

  /** A takeback is told in the match it happened in. */
  private static <S, M, V> String cue(Match<S, M, V> match, Logged back, Viewer viewer) {
    return Telling.of(match, match, back, Eyes.later(viewer)).orElseThrow().told().cue();
  }

  private static String en(Heard heard) {
    return heard.told().line().to(heard.to()).en().text();
  }
}
