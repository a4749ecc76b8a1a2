package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Stopping to count the points, where the rules let the players: in Sheep Sheep, by SS-18. */
class CountTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  /** Six points against four, and the first player may exchange. */
  private static final String REST =
      "; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb won rp ro rb;"
          + " P2 b: og ob vp yp won yp yr yo yb";

  private static final String TWO_ROUNDS = "herding; turns 4; barren 4" + REST;
  private static final String THREE_ROUNDS = "herding; turns 6; barren 6" + REST;

  private final Parlour parlour = new Parlour(10_000);

  private Guest sitDown(String start, Holder other) {
    parlour.begin(
        "sheep-sheep", Map.of(), new Clock.None(), Optional.of(start), parlour.person(0), other);
    return parlour.attach(0);
  }

  @Test
  void nobodyMayStopBeforeTheThirdRoundWithoutAGroup() {
    Guest ana = sitDown(TWO_ROUNDS, parlour.person(1));
    propose(ana, FIRST);
    assertInstanceOf(ToClient.Fault.class, parlour.heard(ana).getLast());
    assertEquals(List.of(), parlour.events(Event.Offered.class));
  }

  @Test
  void theGameIsCountedWhenAllPeopleAgree() {
    Guest ana = sitDown(THREE_ROUNDS, parlour.person(1));
    Guest ben = parlour.attach(1);
    propose(ben, SECOND);
    assertEquals(List.of(), parlour.events(Event.Ended.class), "not yet");
    parlour.say(ana, new FromClient.Grant("yes", Parlour.TABLE, FIRST, Offer.What.COUNT));
    Outcome outcome = outcome();
    assertEquals(List.of(FIRST), outcome.winners());
    assertEquals(List.of(6, 4), outcome.scores());
    assertEquals("SS-18", outcome.rule());
  }

  @Test
  void botsAgreeAtOnce() {
    Guest ana = sitDown(THREE_ROUNDS, new Holder.Program("", "lamb"));
    propose(ana, FIRST);
    assertEquals(List.of(6, 4), outcome().scores());
  }

  @Test
  void theProposalStandsWhileCardsAreExchangedAndUntilItIsDeclined() {
    Guest ana = sitDown(THREE_ROUNDS, parlour.person(1));
    Guest ben = parlour.attach(1);
    propose(ben, SECOND);
    long seen = parlour.lastState(ana).seq();
    parlour.say(ana, new FromClient.Move("tap", Parlour.TABLE, FIRST, seen, "rv@A1"));
    assertEquals(List.of("rv@A1"), parlour.steps());
    assertEquals(1, standing(ana), "an exchange changes nothing about it");
    parlour.say(ana, new FromClient.Decline("no", Parlour.TABLE, FIRST, Offer.What.COUNT));
    assertEquals(0, standing(ana));
    assertEquals(List.of(), parlour.events(Event.Ended.class));
  }

  @Test
  void aGroupThatIsWonEndsTheProposal() {
    String group = THREE_ROUNDS.replace("ro yg bv / pr", "ro rg rv / pg");
    Guest ana = sitDown(group, parlour.person(1));
    propose(ana, FIRST);
    assertEquals(1, standing(ana));
    long seen = parlour.lastState(ana).seq();
    parlour.say(ana, new FromClient.Move("tap", Parlour.TABLE, FIRST, seen, "win A1+B1+C1"));
    assertTrue(parlour.steps().contains("win A1+B1+C1"), parlour.steps()::toString);
    assertEquals(0, standing(ana));
  }

  private void propose(Guest guest, Seat seat) {
    parlour.say(guest, new FromClient.Make("stop", Parlour.TABLE, seat, Offer.What.COUNT));
  }

  /** How many offers a guest was last told of. */
  private int standing(Guest guest) {
    return parlour.heard(guest).stream()
        .filter(ToClient.Table.class::isInstance)
        .map(message -> ((ToClient.Table) message).offers().size())
        .toList()
        .getLast();
  }

  private Outcome outcome() {
    return ((Event.Ended) parlour.events(Event.Ended.class).getLast()).outcome();
  }
}
