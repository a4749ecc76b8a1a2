package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Timing;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The last second of the sand: when a tap arrived decides, not when the table gets to read it. */
class LastSecondTest {

  private static final int SAND = 30_000;
  private static final Seat FIRST = Seat.of(0);

  /** A meadow where the first player may exchange, and no group stands. */
  private static final String START =
      "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";

  /** Three gaps that the first player fills. */
  private static final String GAPS =
      "refilling; meadow . yg bv / . oy gb / . vy ob; P1 r: vp yv gp rb won ro rp rb;"
          + " P2 b: og ob vp yp";

  private final Parlour parlour = new Parlour(10_000);
  private Guest guest = new Guest(0);

  @BeforeEach
  void sitDown() {
    parlour.begin(
        "sheep-sheep",
        Map.of("sand", "30"),
        new Clock.None(),
        Optional.of(START),
        parlour.person(0),
        parlour.person(1));
    guest = parlour.attach(0);
  }

  @Test
  void aTapThatArrivedInTimeCountsHoweverLateItIsRead() {
    parlour.pass(SAND - 1);
    tap("rv@A1");
    parlour.pass(2_001);
    parlour.post(new Letter.Tick());
    parlour.read();
    assertInstanceOf(ToClient.Ack.class, answer());
    assertEquals(List.of("rv@A1", "done"), parlour.steps());
  }

  @Test
  void aTapThatArrivesTooLateIsRefusedEvenBeforeTheGlassIsNoticed() {
    parlour.pass(SAND);
    tap("rv@A1");
    parlour.read();
    assertInstanceOf(ToClient.Refused.class, answer());
    assertEquals(List.of("done"), parlour.steps());
  }

  @Test
  void theDeadlineStandsInEveryState() {
    Timing.Running sand = sand();
    assertEquals(parlour.now() + SAND, sand.deadline());
    parlour.pass(20_000);
    tap("rv@A1");
    parlour.read();
    assertEquals(sand, sand(), "the exchange did not turn the glass");
  }

  /** SS-12: there is one glass for all gaps, and each card that is drawn leaves it running. */
  @Test
  void theGlassOfTheGapsIsNotTurnedByEveryCard() {
    Parlour filling = new Parlour(10_000);
    filling.begin(
        "sheep-sheep",
        Map.of("sand", "30"),
        new Clock.None(),
        Optional.of(GAPS),
        filling.person(0),
        filling.person(1));
    Guest first = filling.attach(0);
    long deadline = filling.lastState(first).timing().sand().orElseThrow().deadline();
    assertEquals(filling.now() + SAND, deadline);
    filling.pass(20_000);
    ToClient.State seen = filling.lastState(first);
    String place = seen.moves().getFirst();
    filling.say(first, new FromClient.Move("tap", Parlour.TABLE, FIRST, seen.seq(), place));
    assertEquals(3, filling.steps().size(), "drawn, placed, drawn");
    assertEquals(deadline, filling.lastState(first).timing().sand().orElseThrow().deadline());
    filling.passAndRing(10_000);
    assertEquals(6, filling.steps().size(), "drawn and placed three times");
  }

  private Timing.Running sand() {
    return parlour.lastState(guest).timing().sand().orElseThrow();
  }

  private void tap(String move) {
    long seen = parlour.lastState(guest).seq();
    parlour.post(
        new Letter.Said(guest, new FromClient.Move("tap", Parlour.TABLE, FIRST, seen, move)));
  }

  private ToClient answer() {
    return parlour.heard(guest).stream()
        .filter(
            message ->
                message instanceof ToClient.Ack ack && ack.id().equals("tap")
                    || message instanceof ToClient.Refused refused && refused.id().equals("tap"))
        .findFirst()
        .orElseThrow();
  }
}
