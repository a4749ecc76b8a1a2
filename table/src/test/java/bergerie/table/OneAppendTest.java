package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.port.Entry;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One letter, one append; and nothing leaves the table before it is durable. */
class OneAppendTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Clock MINUTE = new Clock.PerGame(60_000, 0);

  private final Parlour parlour = new Parlour(10_000);

  @Test
  void nothingIsSaidBeforeItIsDurable() {
    Guest[] guests = two(new Clock.None());
    parlour.store.slowDown();
    move(guests[0], "m");
    assertEquals(List.of(), parlour.sent);
    assertEquals(0, parlour.moves());
    parlour.store.catchUp();
    parlour.read();
    assertEquals(List.of("ack", "state"), kinds(parlour.heard(guests[0])));
    assertEquals(List.of("state"), kinds(parlour.heard(guests[1])));
    assertEquals(1, parlour.moves());
  }

  @Test
  void whatWasDueAndWhatFollowsIsWrittenTogether() {
    Guest[] guests = two(MINUTE);
    parlour.pass(60_000);
    move(guests[0], "late");
    assertEquals(
        List.of("Flagged", "Ended"),
        parlour.store.appends().getFirst().stream().map(OneAppendTest::kind).toList());
    assertEquals(1, parlour.store.appends().size());
    assertEquals(List.of("state", "table", "error"), kinds(parlour.heard(guests[0])));
  }

  @Test
  void lettersWaitForTheStore() {
    Guest[] guests = two(new Clock.None());
    parlour.store.slowDown();
    move(guests[0], "m");
    parlour.say(guests[1], new FromClient.Chat("hm", Parlour.TABLE, SECOND, "hm"));
    assertEquals(1, parlour.store.appends().size());
    parlour.store.catchUp();
    parlour.read();
    assertEquals(2, parlour.store.appends().size());
    assertEquals(List.of("ack", "state", "chat"), kinds(parlour.heard(guests[0])));
    assertEquals(List.of("state", "ack", "chat"), kinds(parlour.heard(guests[1])));
  }

  @Test
  void aClockIsShownAsItStandsWhenItIsSaid() {
    Guest[] guests = two(MINUTE);
    parlour.store.slowDown();
    move(guests[0], "m");
    parlour.pass(5_000);
    parlour.store.catchUp();
    parlour.read();
    ToClient.State state = parlour.lastState(guests[1]);
    assertEquals(parlour.now(), state.now());
    assertEquals(List.of(60_000L, 55_000L), state.timing().leftAt(state.now()));
  }

  @Test
  void nobodyThinksAndNothingRingsBeforeItIsDurable() {
    parlour.begin(
        "kukuli",
        Map.of(),
        MINUTE,
        Optional.empty(),
        parlour.person(0),
        new Holder.Program("", "random"));
    Guest guest = parlour.attach(0);
    parlour.pass(1_000);
    int alarms = parlour.alarms();
    parlour.store.slowDown();
    move(guest, "m");
    assertEquals(0, parlour.thoughts());
    assertEquals(alarms, parlour.alarms());
    parlour.store.catchUp();
    parlour.read();
    assertEquals(1, parlour.thoughts());
    assertEquals(2, parlour.steps().size(), "the bot has answered");
  }

  @Test
  void whatIsLostIsForgottenAndTheLogReadAgain() {
    Guest[] guests = two(new Clock.None());
    parlour.store.slowDown();
    move(guests[0], "m");
    parlour.store.lose();
    parlour.read();
    assertEquals(
        List.of(new Dispatch.Dismiss(guests[0]), new Dispatch.Dismiss(guests[1])),
        parlour.sent.stream().filter(Dispatch.Dismiss.class::isInstance).toList());
    assertEquals(List.of("error"), kinds(parlour.heard(guests[0])));
    assertEquals(1, parlour.troubles.size());

    parlour.sent.clear();
    Guest again = parlour.attach(0);
    assertEquals(List.of("ack", "table", "state"), kinds(parlour.heard(again)));
    move(again, "m");
    assertEquals(1, parlour.steps().size());
  }

  @Test
  void whatIsDurableInDoubtIsDoneOnce() {
    Guest[] guests = two(new Clock.None());
    parlour.store.slowDown();
    FromClient.Move move = move(guests[0], "m");
    parlour.store.keepInDoubt();
    parlour.read();
    Guest again = parlour.attach(0);
    parlour.sent.clear();
    parlour.say(again, move);
    assertEquals(List.of("ack"), kinds(parlour.heard(again)));
    assertEquals(1, parlour.steps().size());
  }

  @Test
  void aTakebackReadsThePastAndIsOneAppend() {
    Guest[] guests = two(new Clock.None());
    move(guests[0], "m");
    parlour.say(guests[0], new FromClient.Make("t", Parlour.TABLE, FIRST, Offer.What.TAKEBACK));
    int before = parlour.store.appends().size();
    int reads = parlour.store.reads();
    parlour.say(guests[1], new FromClient.Grant("g", Parlour.TABLE, SECOND, Offer.What.TAKEBACK));
    assertEquals(reads + 1, parlour.store.reads());
    assertEquals(
        List.of("Agreed", "TakenBack"),
        parlour.store.appends().get(before).stream().map(OneAppendTest::kind).toList());
    assertEquals(before + 1, parlour.store.appends().size());
  }

  @Test
  void strangersHaveNothingRead() {
    Guest[] guests = two(new Clock.None());
    int reads = parlour.store.reads();
    Guest stranger = new Guest(99);
    parlour.say(stranger, new FromClient.Make("t", Parlour.TABLE, FIRST, Offer.What.TAKEBACK));
    parlour.post(
        new Letter.Attach(
            stranger,
            new FromClient.Attach("a", Parlour.TABLE, 0, List.of("wrong"), Optional.empty())));
    parlour.read();
    assertEquals(List.of("error", "error"), kinds(parlour.heard(stranger)));
    assertEquals(List.of(), parlour.heard(guests[0]));
    assertEquals(reads, parlour.store.reads());
  }

  @Test
  void whereNothingCanBeTakenBackNothingIsRead() {
    Guest[] guests = two(new Clock.None());
    parlour.say(guests[0], new FromClient.Resign("r", Parlour.TABLE, FIRST));
    parlour.sent.clear();
    int reads = parlour.store.reads();
    parlour.say(guests[0], new FromClient.Make("t", Parlour.TABLE, FIRST, Offer.What.TAKEBACK));
    assertEquals(List.of("error"), kinds(parlour.heard(guests[0])));
    assertEquals(reads, parlour.store.reads());
  }

  @Test
  void aRematchIsBegunAndToldInOneAppend() {
    Guest[] guests = two(new Clock.None());
    parlour.say(guests[0], new FromClient.Resign("r", Parlour.TABLE, FIRST));
    rematch(guests);
    String next = parlour.keyring.rematch(Parlour.SEED);
    List<Entry> last = parlour.store.appends().getLast();
    assertEquals(List.of(next, Parlour.TABLE), last.stream().map(Entry::match).toList());
    assertEquals(new Event.Rematched(next), parlour.log().getLast().event());
    assertEquals(1, parlour.store.log(next).size());
  }

  @Test
  void aRematchThatStandsAlreadyIsNotBegunAgain() {
    Guest[] guests = two(new Clock.None());
    parlour.say(guests[0], new FromClient.Resign("r", Parlour.TABLE, FIRST));
    String next = parlour.keyring.rematch(Parlour.SEED);
    Entry first = new Entry(next, 1, 1, "as a server wrote it that ended then");
    parlour.store.append(List.of(first), _ -> {});
    rematch(guests);
    assertEquals(List.of(first), parlour.store.log(next));
    assertEquals(new Event.Rematched(next), parlour.log().getLast().event());
  }

  @Test
  void anErrorOfOursIsAnsweredAndTheTableGoesOn() {
    boolean[] broken = {false};
    Parlour house =
        new Parlour(
            10_000,
            bytes -> {
              if (broken[0]) {
                throw new StackOverflowError("as by a rule that never ends");
              }
              return Parlour.sha256(bytes);
            });
    house.begin("kukuli", Map.of(), MINUTE, Optional.empty(), house.person(0), house.person(1));
    Guest first = house.attach(0);
    house.sent.clear();
    broken[0] = true;
    Question question = new Question(1);
    house.post(
        new Letter.Join(question, new Letter.Invitation("i", "", "t", Letter.Consent.NOTHING)));
    Guest second = house.attach(1);
    assertTrue(house.sent.contains(new Dispatch.Unanswered(question)));
    assertTrue(house.sent.contains(new Dispatch.Dismiss(first)));
    assertEquals(List.of("error"), kinds(house.heard(second)));
    broken[0] = false;
    house.sent.clear();
    assertEquals(List.of("ack", "table", "state"), kinds(house.heard(house.attach(1))));
    assertEquals(2, house.troubles.size());
  }

  /** Two people at a table of Kukuli, who have heard nothing since they sat down. */
  private Guest[] two(Clock clock) {
    parlour.begin(
        "kukuli", Map.of(), clock, Optional.empty(), parlour.person(0), parlour.person(1));
    Guest[] guests = {parlour.attach(0), parlour.attach(1)};
    parlour.sent.clear();
    parlour.store.appends().clear();
    return guests;
  }

  /** The first seat makes its first legal move. */
  private FromClient.Move move(Guest guest, String id) {
    ToClient.State state = parlour.lastState(guest);
    FromClient.Move move =
        new FromClient.Move(id, Parlour.TABLE, FIRST, state.seq(), state.moves().getFirst());
    parlour.say(guest, move);
    return move;
  }

  private void rematch(Guest[] guests) {
    parlour.say(guests[0], new FromClient.Rematch("again0", Parlour.TABLE, FIRST));
    parlour.say(guests[1], new FromClient.Rematch("again1", Parlour.TABLE, SECOND));
  }

  private static String kind(Entry entry) {
    return Entries.read(List.of(entry)).getFirst().event().getClass().getSimpleName();
  }

  private static List<String> kinds(List<ToClient> messages) {
    return messages.stream()
        .map(
            message ->
                switch (message) {
                  case ToClient.Ack _ -> "ack";
                  case ToClient.Table _ -> "table";
                  case ToClient.State _ -> "state";
                  case ToClient.Chat _ -> "chat";
                  case ToClient.Fault _ -> "error";
                  default -> message.toString();
                })
        .toList();
  }
}
