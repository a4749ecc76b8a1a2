package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.bots.Weighed;
import bergerie.rules.Ruling;
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
import org.junit.jupiter.api.Test;

/** What comes of what seats do and ask: an event, a refusal with its rule, or nothing new. */
class SeatsTalkTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final String T = Parlour.TABLE;
  private static final String HERDING =
      "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";
  private static final String AMONG_THREE = HERDING + "; P3 y: rg op bp gv";

  private Parlour parlour = new Parlour(10_000);
  private int said;

  // What seats may do, and when

  @Test
  void aMoveIsRefusedByTheRuleItBreaks() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    assertEquals("HG-1", refused(ana, move(FIRST, "C6-C4")));
    assertEquals("T-9", refused(ana, move(FIRST, "hello")), "what can’t be read is no move");
    Guest ben = parlour.attach(1);
    assertEquals("T-1", refused(ben, move(SECOND, "B2-B3")));
    parlour.say(ana, new FromClient.Resign(id(), T, FIRST));
    assertEquals("T-2", refused(ben, move(SECOND, "B2-B3")));
  }

  @Test
  void nobodyMovesBeforeEverySeatIsTaken() {
    Guest ana = kukuli(parlour.person(0), new Holder.Open("", "i"));
    assertEquals("T-9", refused(ana, move(FIRST, "C6-C5")));
    assertEquals("the match has not begun", fault(ana, new FromClient.Resign(id(), T, FIRST)));
    assertNothing(ana, new FromClient.Leave(id(), T, FIRST));
  }

  @Test
  void aMoveIsMeantForThePositionThatWasSeen() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    Guest ben = parlour.attach(1);
    long seen = parlour.lastState(ben).seq();
    write(ana, move(FIRST, "C6-C5"));
    assertEquals("T-7", refused(ben, new FromClient.Move(id(), T, SECOND, seen, "B2-B3")));
    assertEquals(
        List.of(new Event.Moved(SECOND, "B2-B3")),
        write(ben, new FromClient.Move(id(), T, SECOND, seen + 1, "B2-B3")));
  }

  @Test
  void whoLeavesHasABotPlayAndMayComeBack() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    assertNothing(ana, new FromClient.Return(id(), T, FIRST));
    Guest ben = parlour.attach(1);
    assertEquals(
        List.of(new Event.Left(SECOND)), write(ben, new FromClient.Leave(id(), T, SECOND)));
    assertNothing(ben, new FromClient.Leave(id(), T, SECOND));
    assertEquals("a bot plays this seat", fault(ben, move(SECOND, "B2-B3")));
    assertEquals(
        List.of(new Event.Returned(SECOND)), write(ben, new FromClient.Return(id(), T, SECOND)));
  }

  @Test
  void whoHasGivenUpAmongThreeStaysSo() {
    Guest cleo = sheepSheep(AMONG_THREE, 3, 2);
    assertEquals(
        List.of(new Event.Resigned(THIRD)), write(cleo, new FromClient.Resign(id(), T, THIRD)));
    assertNothing(cleo, new FromClient.Resign(id(), T, THIRD));
    assertEquals("this seat has given up", fault(cleo, new FromClient.Return(id(), T, THIRD)));
  }

  @Test
  void aSeatGivesToTheDiceOnce() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        new Holder.Open("", parlour.keyring.hash("invite")));
    parlour.post(
        new Letter.Join(
            new Question(1),
            new Letter.Invitation("invite", "Ben", "token1", Letter.Consent.NOTHING)));
    Guest ben = parlour.attach(1);
    assertEquals(
        List.of(new Event.Nonce(SECOND, "mine")),
        write(ben, new FromClient.Nonce(id(), T, SECOND, "mine")));
    assertNothing(ben, new FromClient.Nonce(id(), T, SECOND, "mine"));
    assertEquals(
        "this seat has given one", fault(ben, new FromClient.Nonce(id(), T, SECOND, "other")));
  }

  @Test
  void aSeatSpeaksATwentiethAsOftenAsAMatchMayHaveEvents() {
    parlour = new Parlour(40);
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    write(ana, new FromClient.Chat(id(), T, FIRST, "one"));
    write(ana, new FromClient.Chat(id(), T, FIRST, "two"));
    assertEquals(
        "this seat has spoken 2 times, as often as one may in a match",
        fault(ana, new FromClient.Chat(id(), T, FIRST, "three")));
  }

  @Test
  void nobodySpeaksForASeatThatIsNotTheirs() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    assertEquals(
        "you don't sit there: attach first",
        fault(ana, new FromClient.Chat(id(), T, SECOND, "Hello.")));
  }

  // Offers

  @Test
  void twoWhoAskForADrawHaveOne() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    Guest ben = parlour.attach(1);
    FromClient.Make again = new FromClient.Make("twice", T, FIRST, Offer.What.DRAW);
    write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.DRAW));
    assertNothing(ana, again);
    List<Event> events = write(ben, new FromClient.Make(id(), T, SECOND, Offer.What.DRAW));
    assertEquals(
        List.of(new Event.Agreed(SECOND, Offer.What.DRAW), new Event.DrawAgreed()),
        events.subList(0, 2));
    assertEquals("T-6", ((Event.Ended) events.getLast()).outcome().rule());
  }

  @Test
  void nobodyAnswersWhatNobodyAsked() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    Guest ben = parlour.attach(1);
    String nobody = "nobody asks you that";
    assertEquals(nobody, fault(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.DRAW)));
    assertEquals(nobody, fault(ben, new FromClient.Decline(id(), T, SECOND, Offer.What.DRAW)));
    write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.DRAW));
    assertEquals(nobody, fault(ana, new FromClient.Grant(id(), T, FIRST, Offer.What.DRAW)));
    assertEquals(nobody, fault(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.TAKEBACK)));
    assertEquals(
        List.of(new Event.Declined(SECOND, Offer.What.DRAW)),
        write(ben, new FromClient.Decline(id(), T, SECOND, Offer.What.DRAW)));
    assertEquals(nobody, fault(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.DRAW)));
  }

  @Test
  void amongThreeBothOthersHaveToAgreeAndNobodyWhoLeft() {
    Guest cleo = sheepSheep(AMONG_THREE, 3, 2);
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    write(cleo, new FromClient.Make(id(), T, THIRD, Offer.What.DRAW));
    assertEquals(
        List.of(new Event.Agreed(FIRST, Offer.What.DRAW)),
        write(ana, new FromClient.Grant(id(), T, FIRST, Offer.What.DRAW)));
    assertEquals(
        new Event.DrawAgreed(),
        write(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.DRAW)).get(1));

    parlour = new Parlour(10_000);
    cleo = sheepSheep(AMONG_THREE, 3, 2);
    ana = parlour.attach(0);
    write(ana, new FromClient.Leave(id(), T, FIRST));
    ben = parlour.attach(1);
    write(cleo, new FromClient.Make(id(), T, THIRD, Offer.What.DRAW));
    assertEquals(
        new Event.DrawAgreed(),
        write(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.DRAW)).get(1));
  }

  // Takebacks

  @Test
  void aTakebackGoesBackToBeforeTheOwnLastMove() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    Guest ben = parlour.attach(1);
    write(ana, move(FIRST, "C6-C5"));
    write(ben, move(SECOND, "B2-B3"));
    write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.TAKEBACK));
    assertEquals(
        new Event.TakenBack(2),
        write(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.TAKEBACK)).getLast());
    assertEquals(List.of(FIRST), parlour.lastState(ana).timing().running());
    write(ana, move(FIRST, "C6-C7"));
    write(ben, new FromClient.Make(id(), T, SECOND, Offer.What.DRAW));
    write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.TAKEBACK));
    assertEquals(
        new Event.TakenBack(1),
        write(ben, new FromClient.Grant(id(), T, SECOND, Offer.What.TAKEBACK)).getLast(),
        "what was taken back before does not count");
  }

  @Test
  void whoPlaysAloneTakesBackAtOnce() {
    Guest ana = kukuli(parlour.person(0), new Holder.Program("", "random"));
    write(ana, move(FIRST, "C6-C5"));
    parlour.read();
    assertEquals(2, parlour.steps().size());
    assertEquals(
        List.of(new Event.Offered(FIRST, Offer.What.TAKEBACK), new Event.TakenBack(2)),
        write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.TAKEBACK)));
  }

  /** T-8, not T-9: what was played is a move, but what came of it was seen. */
  @Test
  void nothingIsTakenBackOnceSomethingHiddenWasShown() {
    Guest ana = sheepSheep(HERDING.replace("ro yg bv / pr", "ro rg rv / pg"), 2, 0);
    FromClient.Make back = new FromClient.Make("back", T, FIRST, Offer.What.TAKEBACK);
    assertEquals("T-8", refused(ana, back));
    assertEquals("You have not moved yet.", lastWhy(ana));
    write(ana, move(FIRST, "win A1+B1+C1"));
    assertEquals("T-8", refused(ana, back), "cards were drawn for the gaps");
    assertEquals("Something hidden was shown since: no takeback.", lastWhy(ana));
  }

  @Test
  void whatEverybodySawBeforeMayBeTakenBack() {
    Guest ana = sheepSheep(HERDING, 2, 0);
    write(ana, move(FIRST, "rv@A1"));
    assertEquals(
        List.of(new Event.Offered(FIRST, Offer.What.TAKEBACK)),
        write(ana, new FromClient.Make(id(), T, FIRST, Offer.What.TAKEBACK)));
  }

  // Questions

  @Test
  void whoAsksAboutAMoveIsToldWithoutMakingIt() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    assertInstanceOf(Ruling.Allowed.class, ruling(ana, "C6-C5"));
    Ruling.Refused refused = assertInstanceOf(Ruling.Refused.class, ruling(ana, "C6-C4"));
    assertEquals("HG-1", refused.objection().rule());
    assertEquals(List.of(), parlour.steps());
  }

  /** T-10 */
  @Test
  void adviceIsForWhoPlaysAlone() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    assertEquals("T-10", refused(ana, new FromClient.Advise(id(), T, FIRST, Optional.empty())));
    assertEquals(
        "there is nothing for it to play now",
        fault(parlour.attach(1), new FromClient.Advise(id(), T, SECOND, Optional.empty())));

    parlour = new Parlour(10_000);
    Guest alone = kukuli(parlour.person(0), new Holder.Program("", "random"));
    parlour.say(alone, new FromClient.Advise("hint", T, FIRST, Optional.empty()));
    ToClient.Advised advised =
        assertInstanceOf(ToClient.Advised.class, parlour.heard(alone).getLast());
    assertEquals("hint", advised.id());
    assertEquals(1, advised.counsel().choices().size());
    parlour.say(alone, new FromClient.Resign(id(), T, FIRST));
    assertEquals(
        "there is nothing for it to play now",
        fault(alone, new FromClient.Advise(id(), T, FIRST, Optional.empty())));
  }

  /** What the thinker of this parlour is asked about is worth 0.3 less than what it would play. */
  @Test
  void aMoveIsWeighedBeforeItIsMade() {
    Guest ana = kukuli(parlour.person(0), new Holder.Program("", "random"));
    int before = parlour.log().size();
    parlour.say(ana, new FromClient.Advise("coach", T, FIRST, Optional.of("C6-C5")));
    ToClient.Advised advised =
        assertInstanceOf(ToClient.Advised.class, parlour.heard(ana).getLast());
    Weighed weighed = advised.counsel().weighed().orElseThrow();
    assertEquals(Weighed.Mark.BLUNDER, weighed.mark());
    assertEquals(0.3, weighed.cost(), 1e-9);
    assertEquals("HG-1", refused(ana, new FromClient.Advise(id(), T, FIRST, Optional.of("C6-C4"))));
    assertEquals(before, parlour.log().size(), "it was not made");
  }

  @Test
  void aSecondWishForAdviceReplacesTheFirst() {
    Guest ana = kukuli(parlour.person(0), new Holder.Program("", "random"));
    parlour.post(new Letter.Said(ana, new FromClient.Advise("first", T, FIRST, Optional.empty())));
    parlour.post(new Letter.Said(ana, new FromClient.Advise("second", T, FIRST, Optional.empty())));
    parlour.read();
    assertEquals(
        List.of("the position has changed meanwhile"),
        parlour.heard(ana).stream()
            .filter(ToClient.Fault.class::isInstance)
            .map(fault -> ((ToClient.Fault) fault).why().en())
            .toList());
    assertEquals(
        List.of("second"),
        parlour.heard(ana).stream()
            .filter(ToClient.Advised.class::isInstance)
            .map(advised -> ((ToClient.Advised) advised).id())
            .toList());
  }

  @Test
  void adviceAboutAPositionThatIsPastIsNotHandedOver() {
    Guest ana = kukuli(parlour.person(0), new Holder.Program("", "random"));
    parlour.post(new Letter.Said(ana, new FromClient.Advise("hint", T, FIRST, Optional.empty())));
    parlour.post(new Letter.Said(ana, move(FIRST, "C6-C5")));
    parlour.read();
    assertEquals(
        List.of(), parlour.heard(ana).stream().filter(ToClient.Advised.class::isInstance).toList());
    ToClient.Fault fault =
        (ToClient.Fault)
            parlour.heard(ana).stream()
                .filter(ToClient.Fault.class::isInstance)
                .findFirst()
                .orElseThrow();
    assertEquals(Optional.of("hint"), fault.id());
  }

  // The device, and another match

  @Test
  void aDeviceIsHandedOverOnceATurnAndOnlyBetweenSeveral() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.PerGame(60_000, 0),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1));
    Guest device = attach(9, List.of("token0", "token1"));
    assertNothing(device, new FromClient.Here(id(), T, SECOND));
    assertEquals(
        List.of(new Event.HandedOver(FIRST)), write(device, new FromClient.Here(id(), T, FIRST)));
    assertNothing(device, new FromClient.Here(id(), T, FIRST));
    Guest ana = parlour.attach(0);
    assertEquals(
        "nobody else sits at this device", fault(ana, new FromClient.Here(id(), T, FIRST)));
  }

  @Test
  void aRematchIsWishedForAfterTheEndAndOnce() {
    Guest ana = kukuli(parlour.person(0), parlour.person(1));
    parlour.attach(1);
    assertEquals("the match is not over", fault(ana, new FromClient.Rematch(id(), T, FIRST)));
    write(ana, new FromClient.Resign(id(), T, FIRST));
    assertEquals("the match is over", fault(ana, new FromClient.Resign(id(), T, FIRST)));
    assertEquals(
        List.of(new Event.RematchWished(FIRST)),
        write(ana, new FromClient.Rematch(id(), T, FIRST)));
    assertNothing(ana, new FromClient.Rematch(id(), T, FIRST));
  }

  private Guest kukuli(Holder one, Holder other) {
    parlour.begin("kukuli", Map.of(), new Clock.None(), Optional.empty(), one, other);
    return parlour.attach(0);
  }

  private Guest sheepSheep(String start, int players, int guest) {
    Holder[] seats = new Holder[players];
    for (int i = 0; i < players; i++) {
      seats[i] = parlour.person(i);
    }
    parlour.begin("sheep-sheep", Map.of(), new Clock.None(), Optional.of(start), seats);
    return parlour.attach(guest);
  }

  private Guest attach(int number, List<String> tokens) {
    Guest guest = new Guest(number);
    parlour.post(
        new Letter.Attach(guest, new FromClient.Attach(id(), T, 0, tokens, Optional.empty())));
    parlour.read();
    return guest;
  }

  private String id() {
    return "said" + ++said;
  }

  /** A move by somebody who has seen everything. */
  private FromClient.Move move(Seat seat, String text) {
    return new FromClient.Move(id(), T, seat, parlour.log().size(), text);
  }

  /** What is written because of it, by others too: it is acknowledged as the first of that. */
  private List<Event> write(Guest guest, FromClient.ForSeat said) {
    int before = parlour.log().size();
    parlour.say(guest, said);
    assertEquals(Optional.of((long) before + 1), acknowledged(guest, said));
    return parlour.log().stream().skip(before).map(Logged::event).toList();
  }

  private void assertNothing(Guest guest, FromClient.ForSeat said) {
    int before = parlour.log().size();
    parlour.say(guest, said);
    assertEquals(Optional.empty(), acknowledged(guest, said));
    assertEquals(before, parlour.log().size());
  }

  private Optional<Long> acknowledged(Guest guest, FromClient.ForSeat said) {
    return parlour.heard(guest).stream()
        .filter(heard -> heard instanceof ToClient.Ack ack && ack.id().equals(said.id()))
        .map(heard -> ((ToClient.Ack) heard).seq())
        .findFirst()
        .orElseThrow(() -> new AssertionError(parlour.heard(guest).getLast().toString()));
  }

  private String refused(Guest guest, FromClient.ForSeat said) {
    return unwritten(ToClient.Refused.class, guest, said).objection().rule();
  }

  private String lastWhy(Guest guest) {
    return ((ToClient.Refused) parlour.heard(guest).getLast()).objection().why().en();
  }

  private String fault(Guest guest, FromClient.ForSeat said) {
    return unwritten(ToClient.Fault.class, guest, said).why().en();
  }

  private Ruling ruling(Guest guest, String text) {
    return unwritten(ToClient.Ruled.class, guest, new FromClient.Why(id(), T, FIRST, text))
        .ruling();
  }

  private <A extends ToClient> A unwritten(Class<A> kind, Guest guest, FromClient.ForSeat said) {
    int before = parlour.log().size();
    parlour.say(guest, said);
    assertEquals(before, parlour.log().size(), "bad input changes nothing");
    return assertInstanceOf(kind, parlour.heard(guest).getLast());
  }
}
