package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Fairness;
import bergerie.rules.match.HouseRules;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Records;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** T-13: everybody is bound to a share in the dice before anybody shows one. */
class SharesTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final long MINUTE = 60_000;
  private static final long DAY = 24 * 60 * MINUTE;
  private static final String T = Parlour.TABLE;

  private final Parlour parlour = new Parlour(10_000);
  private int said;

  private void two(Clock clock) {
    parlour.beginOpen("sheep-sheep", clock, parlour.person(0), parlour.person(1));
  }

  // Together

  @Test
  void whatWasPledgedIsShownOnceNobodyCanChooseAnyMore() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertDice(ana, Map.of(), List.of(FIRST), List.of());
    assertAcknowledged(ana, pledge(FIRST, "a"));
    String bound = SealedDice.pledge(SealedDice.commitment(Parlour.SEED), 0, "a");
    assertDice(ana, Map.of(FIRST, bound), List.of(), List.of());
    assertDice(ben, Map.of(FIRST, bound), List.of(SECOND), List.of());
    assertEquals("nonce", refused(ana, nonce(FIRST, "a")), "Ben could still choose");
    assertEquals(Optional.empty(), parlour.lastTable(ana).info().fairness());
    assertAcknowledged(ben, pledge(SECOND, "b"));
    assertEquals(List.of(FIRST), parlour.lastTable(ana).dice().toShow());
    assertEquals(List.of(SECOND), parlour.lastTable(ben).dice().toShow());
    assertAcknowledged(ben, nonce(SECOND, "b"));
    assertInstanceOf(Turn.Draw.class, parlour.lastState(ana).turn(), "nothing is dealt");
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertInstanceOf(Turn.Act.class, parlour.lastState(ana).turn());
    assertEquals(Optional.of(Fairness.PLEDGED), parlour.lastTable(ana).info().fairness());
    parlour.passAndRing(MINUTE);
    assertEquals(List.of(), parlour.events(Event.Unshown.class), "nobody is waited for");
    assertEquals(
        Map.of(FIRST, bound, SECOND, SealedDice.pledge(commitment(), 1, "b")),
        Records.write(parlour.log()).seal().orElseThrow().pledges());
  }

  @Test
  void nobodyShowsAnythingElseThanTheyWereBoundTo() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertEquals(1, parlour.events(Event.Pledged.class).size(), "saying it twice changes nothing");
    assertEquals("pledge", refused(ana, pledge(FIRST, "other")));
    assertAcknowledged(ben, pledge(SECOND, "b"));
    assertEquals("nonce", refused(ana, nonce(FIRST, "other")));
    assertEquals("pledge", refused(ana, pledge(FIRST, "other")));
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertEquals("nonce", refused(ana, nonce(FIRST, "other")));
    assertEquals("pledge", refused(ana, pledge(FIRST, "other")));
  }

  /** What one seat is bound to binds no other: it can't be copied from a neighbour. */
  @Test
  void aPledgeIsGoodForOneSeatOnly() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    String copied = SealedDice.pledge(commitment(), 0, "a");
    assertAcknowledged(ben, new FromClient.Pledge(id(), T, SECOND, copied));
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertEquals("nonce", refused(ben, nonce(SECOND, "a")));
  }

  @Test
  void aTableWhereSomebodyCannotPledgeIsMarked() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertEquals(List.of(SECOND), parlour.lastTable(ben).needsNonce());
    assertAcknowledged(ben, nonce(SECOND, "b"));
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertInstanceOf(Turn.Act.class, parlour.lastState(ana).turn());
    assertEquals(Optional.of(Fairness.OPEN), parlour.lastTable(ana).info().fairness());
  }

  @Test
  void aPersonAmongBotsIsBoundToo() {
    parlour.beginOpen(
        "sheep-sheep", new Clock.None(), parlour.person(0), new Holder.Program("", "lamb"));
    Guest ana = parlour.attach(0);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertEquals(List.of(FIRST), parlour.lastTable(ana).dice().toShow());
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertEquals(Optional.of(Fairness.PLEDGED), parlour.lastTable(ana).info().fairness());
  }

  // Whoever shows nothing

  @Test
  void whoDoesNotShowTheirShareEndsTheMatchBeforeAnythingIsDealt() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertAcknowledged(ben, pledge(SECOND, "b"));
    assertAcknowledged(ana, nonce(FIRST, "a"));
    parlour.passAndRing(MINUTE - 1);
    assertEquals(List.of(), parlour.events(Event.Unshown.class));
    parlour.passAndRing(1);
    assertCalledOff(ana);
    assertCalledOff(ben);
    assertEquals("nonce", refused(ben, nonce(SECOND, "other")));
  }

  /** Otherwise whoever sees the others' shares could choose between a share and a bot's. */
  @Test
  void whoIsBoundAndLeavesOwesTheirShareAllTheSame() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertAcknowledged(ben, pledge(SECOND, "b"));
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertAcknowledged(ben, new FromClient.Leave(id(), T, SECOND));
    assertEquals(List.of(), parlour.steps());
    parlour.passAndRing(MINUTE);
    assertCalledOff(ana);
  }

  @Test
  void whoIsNotBoundAndLeavesHasABotsShare() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertAcknowledged(ben, new FromClient.Leave(id(), T, SECOND));
    assertEquals(List.of(FIRST), parlour.lastTable(ana).dice().toShow());
    assertAcknowledged(ana, nonce(FIRST, "a"));
    assertInstanceOf(Turn.Act.class, parlour.lastState(ana).turn());
  }

  @Test
  void theTimeForItIsInTheLogAndGivenBackWhenNoServerWasUp() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    assertAcknowledged(ana, pledge(FIRST, "a"));
    assertAcknowledged(parlour.attach(1), pledge(SECOND, "b"));
    parlour.restart();
    parlour.pass(MINUTE - 1);
    ana = parlour.attach(0);
    parlour.passAndRing(1);
    assertEquals(List.of(new Event.Unshown(FIRST)), parlour.events(Event.Unshown.class));
  }

  // Somebody is away

  @Test
  void nobodyIsBoundWhileSomebodyIsAwayWhoCanStillChoose() {
    two(new Clock.None());
    Guest ana = parlour.attach(0);
    assertDice(ana, Map.of(), List.of(), List.of());
    Guest ben = parlour.attach(1);
    assertEquals(List.of(FIRST), parlour.lastTable(ana).dice().toPledge());
    parlour.post(new Letter.Gone(ben));
    parlour.read();
    assertEquals(List.of(), parlour.lastTable(ana).dice().toPledge());
    parlour.pass(45_000);
    assertAcknowledged(ana, new FromClient.StandIn(id(), T, FIRST, SECOND));
    assertEquals(List.of(FIRST), parlour.lastTable(ana).dice().toPledge());
  }

  @Test
  void wherePlayersComeWhenTheyLikeThereIsAsMuchTimeAsForAMove() {
    two(new Clock.PerMove(DAY));
    Guest ana = parlour.attach(0);
    assertDice(ana, Map.of(), List.of(FIRST), List.of());
    assertAcknowledged(ana, pledge(FIRST, "a"));
    parlour.post(new Letter.Gone(ana));
    parlour.read();
    parlour.passAndRing(10 * DAY);
    Guest ben = parlour.attach(1);
    assertAcknowledged(ben, pledge(SECOND, "b"));
    assertAcknowledged(ben, nonce(SECOND, "b"));
    parlour.passAndRing(DAY - 1);
    assertEquals(List.of(), parlour.events(Event.Unshown.class));
    parlour.passAndRing(1);
    assertEquals(List.of(new Event.Unshown(FIRST)), parlour.events(Event.Unshown.class));
  }

  private void assertDice(
      Guest guest, Map<Seat, String> pledges, List<Seat> toPledge, List<Seat> toShow) {
    assertEquals(new ToClient.Dice(pledges, toPledge, toShow), parlour.lastTable(guest).dice());
  }

  private void assertCalledOff(Guest guest) {
    assertEquals(List.of(new Event.Unshown(SECOND)), parlour.events(Event.Unshown.class));
    assertEquals(List.of(), parlour.steps());
    ToClient.State state = parlour.lastState(guest);
    Turn.Over over = assertInstanceOf(Turn.Over.class, state.turn());
    assertEquals(HouseRules.UNSHOWN, over.outcome().rule());
    assertEquals(List.of(), over.outcome().winners());
  }

  private void assertAcknowledged(Guest guest, FromClient.ForSeat wish) {
    parlour.say(guest, wish);
    assertEquals(
        1,
        parlour.heard(guest).stream()
            .filter(heard -> heard instanceof ToClient.Ack ack && ack.id().equals(wish.id()))
            .count());
  }

  /** The field that is wrong. */
  private String refused(Guest guest, FromClient.ForSeat wish) {
    parlour.say(guest, wish);
    return parlour.heard(guest).stream()
        .filter(ToClient.Fault.class::isInstance)
        .map(ToClient.Fault.class::cast)
        .filter(fault -> fault.id().equals(Optional.of(wish.id())))
        .findFirst()
        .orElseThrow()
        .field();
  }

  private static String commitment() {
    return SealedDice.commitment(Parlour.SEED);
  }

  private FromClient.Pledge pledge(Seat seat, String nonce) {
    return new FromClient.Pledge(
        id(), T, seat, SealedDice.pledge(commitment(), seat.index(), nonce));
  }

  private FromClient.Nonce nonce(Seat seat, String nonce) {
    return new FromClient.Nonce(id(), T, seat, nonce);
  }

  private String id() {
    return "m" + said++;
  }
}
