package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** T-12: what those can do who are there, while somebody is away. */
class AbsenceTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long GRACE = 45_000;
  private static final String T = Parlour.TABLE;

  private final Parlour parlour = new Parlour(10_000);
  private Guest ana = new Guest(0);
  private Guest ben = new Guest(1);
  private int said;

  // Waiting

  @Test
  void nobodysSeatGoesToABotByItself() {
    two(new Clock.None());
    ana = parlour.attach(0);
    ben = parlour.attach(1);
    long left = parlour.now();
    leave(ben);
    assertEquals(
        List.of(new ToClient.Absent(SECOND, left + GRACE, GRACE)), parlour.lastTable(ana).absent());
    assertEquals(0, parlour.alarms(), "nothing will happen by itself");
    parlour.passAndRing(100 * GRACE);
    parlour.attach(1);
    assertEquals(List.of(), parlour.lastTable(ana).absent());
    assertEquals(List.of(), parlour.events(Event.TakenOver.class));
    assertEquals(List.of(), parlour.events(Event.Returned.class));
  }

  @Test
  void nobodyIsMissedWhereNobodyWaits() {
    two(new Clock.None());
    leave(parlour.attach(0));
    assertTrue(parlour.table().isRestful());
  }

  @Test
  void nobodyIsMissedAfterTheEnd() {
    two(new Clock.None());
    ana = parlour.attach(0);
    assertEquals(1, parlour.lastTable(ana).absent().size());
    parlour.say(ana, new FromClient.Resign("r", T, FIRST));
    assertEquals(List.of(), parlour.lastTable(ana).absent());
  }

  @Test
  void nobodyIsAskedWhereOnlyBotsPlayWithWhoIsAway() {
    three(parlour.person(0), parlour.person(1), new Holder.Program("", "lamb"));
    ana = parlour.attach(0);
    assertEquals(1, parlour.lastTable(ana).absent().size());
    parlour.say(ana, new FromClient.Leave("l", T, FIRST));
    assertEquals(
        List.of(), parlour.lastTable(ana).absent(), "a bot plays for her, though she looks on");
    parlour.pass(GRACE);
    assertEquals("absent", refused(ana, new FromClient.StandIn("s", T, FIRST, SECOND)));
  }

  // A bot plays

  @Test
  void oneOfThosePresentMayLetABotPlayUntilThePersonIsBack() {
    two(new Clock.None());
    ana = parlour.attach(0);
    leave(parlour.attach(1));
    parlour.pass(GRACE - 1);
    assertEquals("absent", refused(ana, standIn(SECOND)));
    parlour.pass(1);
    assertAcknowledged(ana, standIn(SECOND));
    assertEquals(List.of(new Event.TakenOver(SECOND)), parlour.events(Event.TakenOver.class));
    assertEquals(List.of(), parlour.lastTable(ana).absent());
    assertEquals(List.of(false, true), bots(ana));
    assertAcknowledged(ana, standIn(SECOND));
    assertEquals(1, parlour.events(Event.TakenOver.class).size(), "one bot is enough");
    ben = parlour.attach(1);
    assertEquals(List.of(new Event.Returned(SECOND)), parlour.events(Event.Returned.class));
    assertEquals(List.of(false, false), bots(ben), "the welcome says so already");
  }

  @Test
  void noBotIsLetInForWhoIsThereOrIsNobody() {
    three(parlour.person(0), parlour.person(1), new Holder.Program("", "lamb"));
    ana = parlour.attach(0);
    parlour.attach(1);
    parlour.pass(GRACE);
    for (int seat : new int[] {0, 1, 2, 5}) {
      assertEquals("absent", refused(ana, standIn(Seat.of(seat))), "seat " + seat);
    }
    assertEquals("what", refused(ana, end(FIRST)));
    assertEquals(List.of(), parlour.events(Event.TakenOver.class));
  }

  // With a clock

  @Test
  void withAClockOnlyTheClockCounts() {
    two(new Clock.PerMove(600_000));
    ana = parlour.attach(0);
    assertEquals(List.of(), parlour.lastTable(ana).absent());
    parlour.say(ana, new FromClient.Move("m", T, FIRST, parlour.lastState(ana).seq(), "C6-C5"));
    parlour.passAndRing(599_999);
    assertEquals("absent", refused(ana, standIn(SECOND)));
    assertEquals("what", refused(ana, end(FIRST)));
    parlour.passAndRing(1);
    assertEquals(List.of(new Event.Flagged(SECOND)), parlour.events(Event.Flagged.class));
  }

  // The end

  @Test
  void whoIsThereAloneMayEndTheMatch() {
    two(new Clock.None());
    ana = parlour.attach(0);
    parlour.pass(GRACE - 1);
    assertEquals("what", refused(ana, end(FIRST)));
    parlour.pass(1);
    assertAcknowledged(ana, end(FIRST));
    assertCalledOff(ana);
  }

  @Test
  void allWhoAreThereHaveToAgreeToTheEnd() {
    anaProposesTheEnd();
    assertEquals(
        List.of(new Offer(Offer.What.END, FIRST, Set.of())), parlour.lastTable(ben).offers());
    assertAcknowledged(ana, end(FIRST));
    assertEquals(List.of(), parlour.events(Event.CalledOff.class), "asking twice is not agreeing");
    assertAcknowledged(ben, new FromClient.Grant("y" + said++, T, SECOND, Offer.What.END));
    assertCalledOff(ana);
  }

  @Test
  void whoComesBackIsAskedTooAndThenNobodyIsMissed() {
    anaProposesTheEnd();
    parlour.attach(2);
    assertEquals("what", refused(ben, new FromClient.Grant("y", T, SECOND, Offer.What.END)));
    assertEquals(List.of(), parlour.events(Event.CalledOff.class));
  }

  @Test
  void whenTheOthersHaveGoneMeanwhileOneAsksOnceMore() {
    anaProposesTheEnd();
    leave(ben);
    assertEquals(List.of(), parlour.events(Event.CalledOff.class), "Ben has not agreed by leaving");
    assertAcknowledged(ana, end(FIRST));
    assertCalledOff(ana);
  }

  @Test
  void whoSaysNoIsHeard() {
    anaProposesTheEnd();
    assertAcknowledged(ben, new FromClient.Decline("n", T, SECOND, Offer.What.END));
    assertEquals(List.of(), parlour.lastTable(ana).offers());
    assertEquals("what", refused(ben, new FromClient.Grant("y", T, SECOND, Offer.What.END)));
  }

  /** Of three people Cleo is away, and Ben is asked. */
  private void anaProposesTheEnd() {
    three(parlour.person(0), parlour.person(1), parlour.person(2));
    ana = parlour.attach(0);
    ben = parlour.attach(1);
    parlour.pass(GRACE);
    assertAcknowledged(ana, end(FIRST));
  }

  private void two(Clock clock) {
    parlour.begin(
        "kukuli", Map.of(), clock, Optional.empty(), parlour.person(0), parlour.person(1));
  }

  private void three(Holder... holders) {
    parlour.begin("wolf-and-hound", Map.of(), new Clock.None(), Optional.empty(), holders);
  }

  private void leave(Guest guest) {
    parlour.post(new Letter.Gone(guest));
    parlour.read();
  }

  private FromClient.StandIn standIn(Seat absent) {
    return new FromClient.StandIn("s" + said++, T, FIRST, absent);
  }

  private FromClient.Make end(Seat seat) {
    return new FromClient.Make("e" + said++, T, seat, Offer.What.END);
  }

  private void assertCalledOff(Guest guest) {
    assertEquals(1, parlour.events(Event.CalledOff.class).size());
    assertEquals(Phase.OVER, parlour.lastTable(guest).info().phase());
    Event.Ended ended = (Event.Ended) parlour.log().getLast().event();
    assertEquals("T-12", ended.outcome().rule());
    assertTrue(ended.outcome().isDraw());
  }

  private void assertAcknowledged(Guest guest, FromClient.ForSeat said) {
    parlour.sent.clear();
    parlour.say(guest, said);
    assertInstanceOf(ToClient.Ack.class, parlour.heard(guest).getFirst());
  }

  /** The field that is wrong with what somebody says. */
  private String refused(Guest guest, FromClient.ForSeat said) {
    parlour.sent.clear();
    parlour.say(guest, said);
    return assertInstanceOf(ToClient.Fault.class, parlour.heard(guest).getFirst()).field();
  }

  private List<Boolean> bots(Guest guest) {
    return parlour.lastTable(guest).info().seats().stream().map(TableInfo.SeatInfo::bot).toList();
  }
}
