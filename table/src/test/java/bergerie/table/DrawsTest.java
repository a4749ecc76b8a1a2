package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Logged;
import bergerie.table.match.Offer;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who plays a bot alone may ask it for a draw. */
class DrawsTest {

  private static final Seat WOLVES = Seat.of(0);
  private static final Seat SHEEP = Seat.of(1);

  private final Parlour parlour = new Parlour(10_000);
  private Guest ana = new Guest(0);

  @BeforeEach
  void sitDown() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        new Holder.Program("", "dog"));
    ana = parlour.attach(0);
  }

  private void asks(String id) {
    parlour.say(ana, new FromClient.Make(id, Parlour.TABLE, WOLVES, Offer.What.DRAW));
  }

  private List<Event> told() {
    return parlour.log().stream().map(Logged::event).skip(2).toList();
  }

  private List<String> faults() {
    return parlour.heard(ana).stream()
        .filter(ToClient.Fault.class::isInstance)
        .map(fault -> ((ToClient.Fault) fault).why().en())
        .toList();
  }

  @Test
  void aBotThatAgreesEndsTheMatch() {
    asks("peace");
    assertEquals(List.of(), told(), "it has to think first");
    parlour.botAgrees();
    assertEquals(
        List.of(
            new Event.Offered(WOLVES, Offer.What.DRAW),
            new Event.Agreed(SHEEP, Offer.What.DRAW),
            new Event.DrawAgreed()),
        told().subList(0, 3));
    assertTrue(
        parlour.heard(ana).stream()
            .anyMatch(said -> said instanceof ToClient.Ack ack && ack.id().equals("peace")));
  }

  @Test
  void aBotThatDeclinesLeavesNoTrace() {
    asks("peace");
    parlour.botDeclines();
    assertEquals(List.of(), told());
    assertEquals(List.of("bots agree to no draw"), faults());
  }

  @Test
  void whatWasAgreedOnAboutAPastPositionDoesNotCount() {
    asks("peace");
    long seen = parlour.log().getLast().seq();
    parlour.say(ana, new FromClient.Move("move", Parlour.TABLE, WOLVES, seen, "C6-C5"));
    parlour.botAgrees();
    assertEquals(List.of("the position has changed meanwhile"), faults());
    assertTrue(told().stream().noneMatch(Event.DrawAgreed.class::isInstance));
  }

  @Test
  void theNewestWishCounts() {
    asks("first");
    asks("second");
    assertEquals(List.of("the position has changed meanwhile"), faults());
    parlour.botAgrees();
    assertTrue(told().contains(new Event.DrawAgreed()));
  }
}
