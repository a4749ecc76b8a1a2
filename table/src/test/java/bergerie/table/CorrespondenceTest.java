package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.view.PavillonView;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Phase;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Tables with days for every move: nobody is hurried, nobody is replaced, and time still counts.
 */
class CorrespondenceTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long DAY = 24 * 3_600_000;
  private static final String T = Parlour.TABLE;

  private final Parlour parlour = new Parlour(10_000);

  @Test
  void threeDaysForAMoveOutlastARestartAndTwoDaysOfSilence() {
    begin();
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    parlour.say(ana, new FromClient.Move("m", T, FIRST, parlour.lastState(ana).seq(), "C6-C5"));
    parlour.post(new Letter.Gone(ana));
    parlour.post(new Letter.Gone(ben));
    parlour.read();
    parlour.restart();
    parlour.passAndRing(2 * DAY);

    ana = parlour.attach(0);
    assertEquals(List.of(), parlour.events(Event.TakenOver.class));
    assertEquals(List.of(), parlour.events(Event.Flagged.class));
    assertEquals(List.of(), parlour.lastTable(ana).absent());
    assertEquals(DAY, parlour.lastState(ana).timing().leftAt(parlour.now()).get(1));
    parlour.passAndRing(DAY - 1);
    assertEquals(Phase.PLAYING, parlour.lastTable(ana).info().phase());
    parlour.passAndRing(1);
    assertEquals(List.of(new Event.Flagged(SECOND)), parlour.events(Event.Flagged.class));
    assertEquals(List.of(), parlour.events(Event.TakenOver.class));
    assertEquals(Phase.OVER, parlour.lastTable(ana).info().phase());
  }

  @Test
  void timeThatRanOutWhileNobodyLookedHasRunOut() {
    begin();
    parlour.pass(3 * DAY);
    Guest ben = parlour.attach(1);
    assertEquals(List.of(new Event.Flagged(FIRST)), parlour.events(Event.Flagged.class));
    assertEquals(Phase.OVER, parlour.lastTable(ben).info().phase());
  }

  /** PT-35: with a window of 0 everybody is asked, and has as long as for any move. */
  @Test
  void windowsAreAwaitedLikeMoves() {
    parlour.begin(
        "pavillon",
        Map.of("window", "0"),
        new Clock.PerMove(DAY),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1),
        parlour.person(2));
    List<Guest> guests = List.of(parlour.attach(0), parlour.attach(1), parlour.attach(2));
    int asked = 0;
    for (int i = 0; asked < 20; i++) {
      ToClient.State state = parlour.lastState(guests.getFirst());
      asked += ((PavillonView) state.view()).window().isPresent() ? 1 : 0;
      assertEquals(Optional.empty(), state.timing().sand());
      Seat seat = ((Turn.Act) state.turn()).awaited().getFirst();
      Guest guest = guests.get(seat.index());
      parlour.passAndRing(DAY / 4);
      parlour.say(
          guest,
          new FromClient.Move(
              "m" + i,
              T,
              seat,
              parlour.lastState(guest).seq(),
              parlour.lastState(guest).moves().getFirst()));
    }
    assertEquals(List.of(), parlour.events(Event.GlassRan.class));
    assertEquals(List.of(), parlour.events(Event.Flagged.class));
  }

  private void begin() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.PerMove(3 * DAY),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1));
  }
}
