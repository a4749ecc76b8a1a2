package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Heard;
import bergerie.table.match.Holder;
import bergerie.table.match.Phase;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who comes to a table and who goes, and what the others hear of it. */
class ComingAndGoingTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final String T = Parlour.TABLE;

  private final Parlour parlour = new Parlour(10_000);

  // Coming

  @Test
  void whoBringsNeitherASeatNorTheLinkIsTurnedAway() {
    begin(parlour.person(0), parlour.person(1));
    assertEquals("tokens", turnedAway(attach(7, List.of("token0", "forged"), Optional.empty())));
    assertEquals("watch", turnedAway(attach(8, List.of(), Optional.empty())));
    assertEquals("watch", turnedAway(attach(9, List.of(), Optional.of("forged"))));
  }

  @Test
  void theLinkOfTheTableLetsOneWatch() {
    begin(parlour.person(0), parlour.person(1));
    Guest guest = attach(7, List.of(), Optional.of("watch"));
    assertEquals(new Viewer.Spectator(), parlour.lastState(guest).viewer());
    assertEquals(List.of(), parlour.lastState(guest).moves());
    assertEquals(List.of(), parlour.lastTable(guest).yours());
  }

  @Test
  void oneDeviceMayBringSeveralSeatsEachOnce() {
    begin(parlour.person(0), parlour.person(1));
    Guest device = attach(7, List.of("token1", "token0", "token1"), Optional.empty());
    assertEquals(List.of(FIRST, SECOND), parlour.lastTable(device).yours());
    List<Viewer> seen =
        parlour.heard(device).stream()
            .filter(ToClient.State.class::isInstance)
            .map(state -> ((ToClient.State) state).viewer())
            .toList();
    assertEquals(List.of(Viewer.player(FIRST), Viewer.player(SECOND)), seen);
  }

  @Test
  void theOthersHearOfSomebodyNewAndNotOfTheSameSeatAgain() {
    begin(parlour.person(0), parlour.person(1));
    Guest ana = parlour.attach(0);
    assertEquals(List.of(true, false), here(ana));
    parlour.sent.clear();
    parlour.attach(1);
    assertEquals(List.of(true, true), here(ana));
    parlour.sent.clear();
    attach(9, List.of("token1"), Optional.empty());
    assertEquals(List.of(), parlour.heard(ana));
  }

  @Test
  void whoComesIsToldWhatTheyMissedAndNoMore() {
    begin(parlour.person(0), parlour.person(1));
    Guest ana = parlour.attach(0);
    parlour.say(ana, new FromClient.Chat("hi", T, FIRST, "Hello!"));
    long chatted = parlour.log().size();
    parlour.say(ana, new FromClient.Move("m", T, FIRST, chatted, "C6-C5"));
    parlour.sent.clear();
    Guest all = attach(7, List.of("token1"), 0);
    assertEquals(List.of(chatted + 1), told(all));
    assertEquals(List.of("Hello!"), chats(all));
    Guest since = attach(8, List.of("token1"), chatted);
    assertEquals(List.of(chatted + 1), told(since));
    assertEquals(List.of(), chats(since));
    Guest nothing = attach(9, List.of("token1"), chatted + 1);
    assertEquals(List.of(), told(nothing));
  }

  @Test
  void onlyTheLastHundredChatsAreSaidAgain() {
    begin(parlour.person(0), parlour.person(1));
    Guest ana = parlour.attach(0);
    for (int i = 1; i <= 102; i++) {
      parlour.say(ana, new FromClient.Chat("chat" + i, T, FIRST, "number " + i));
    }
    parlour.sent.clear();
    List<String> chats = chats(parlour.attach(1));
    assertEquals(100, chats.size());
    assertEquals("number 3", chats.getFirst());
    assertEquals("number 102", chats.getLast());
  }

  @Test
  void theSeatsThatHaveNotGivenToTheDiceAreNamedUntilTheEnd() {
    begin(parlour.person(0), new Holder.Open("", parlour.keyring.hash("invite")));
    join("invite", "Ben", "token1", Letter.Consent.NOTHING);
    Guest ana = parlour.attach(0);
    assertEquals(List.of(), parlour.lastTable(ana).needsNonce());
    Guest ben = parlour.attach(1);
    assertEquals(List.of(SECOND), parlour.lastTable(ben).needsNonce());
    parlour.say(ana, new FromClient.Resign("r", T, FIRST));
    assertEquals(List.of(), parlour.lastTable(ben).needsNonce());
  }

  // Joining

  @Test
  void anInvitationSeatsOnePersonWhoMayAskAgain() {
    begin(parlour.person(0), new Holder.Open("Benjamin", parlour.keyring.hash("invite")));
    assertEquals(Phase.WAITING, described().orElseThrow().phase());
    assertEquals(
        new Letter.Joining.Seated(SECOND, "mine"),
        join("invite", "", "mine", Letter.Consent.NOTHING));
    assertEquals("Benjamin", described().orElseThrow().seats().get(1).name());
    assertEquals(Phase.PLAYING, described().orElseThrow().phase());
    assertEquals(List.of(FIRST), described().orElseThrow().awaited());
    assertEquals(
        new Letter.Joining.Seated(SECOND, "mine"),
        join("invite", "", "mine", Letter.Consent.NOTHING));
    assertEquals(new Letter.Joining.Taken(), join("invite", "", "other", Letter.Consent.NOTHING));
    Letter.Joining.Unknown unknown =
        assertInstanceOf(
            Letter.Joining.Unknown.class, join("forged", "", "other", Letter.Consent.NOTHING));
    assertEquals("invite", unknown.field());
  }

  @Test
  void anInvitationThatIsOnlyLookedAtStaysAsItIs() {
    parlour.begin(
        "wolf-and-hound",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        new Holder.Open("", parlour.keyring.hash("one")),
        new Holder.Open("", parlour.keyring.hash("other")));
    long before = parlour.log().size();
    assertEquals(new Letter.Joining.Free(SECOND), knock("one"));
    assertEquals(new Letter.Joining.Free(Seat.of(2)), knock("other"));
    assertEquals(before, parlour.log().size(), "nobody has come");
    join("one", "", "mine", Letter.Consent.NOTHING);
    assertEquals(new Letter.Joining.Taken(), knock("one"));
    assertEquals(new Letter.Joining.Free(Seat.of(2)), knock("other"));
    assertEquals("invite", assertInstanceOf(Letter.Joining.Unknown.class, knock("forged")).field());
  }

  @Test
  void whoJoinsIsCalledAsTheySay() {
    begin(parlour.person(0), new Holder.Open("Benjamin", parlour.keyring.hash("invite")));
    join("invite", "Ben", "mine", Letter.Consent.NOTHING);
    assertEquals("Ben", described().orElseThrow().seats().get(1).name());
  }

  @Test
  void aPositionThatOthersKnowHasToBeAgreedTo() {
    Holder open = new Holder.Open("", parlour.keyring.hash("invite"));
    parlour.store.append(
        Entries.begin(
            T,
            List.of(
                head(
                    Shelf.find("kukuli").orElseThrow().info().version(),
                    Origin.SOMEWHERE.next("another", 5, Origin.Hidden.KNOWN),
                    List.of(parlour.person(0), open))),
            parlour.now()),
        _ -> {});
    assertEquals(new Letter.Joining.Known(), join("invite", "", "mine", Letter.Consent.NOTHING));
    assertEquals(
        new Letter.Joining.Seated(SECOND, "mine"),
        join("invite", "", "mine", Letter.Consent.KNOWN_POSITION));
  }

  // Going

  @Test
  void whoDetachesIsToldAndTheOthersToo() {
    begin(parlour.person(0), parlour.person(1));
    Guest ana = parlour.attach(0);
    Guest ben = parlour.attach(1);
    parlour.sent.clear();
    parlour.post(new Letter.Detach(ben, new FromClient.Detach("bye", T)));
    parlour.read();
    assertEquals(new ToClient.Ack("bye", Optional.empty()), parlour.heard(ben).getFirst());
    assertTrue(parlour.sent.contains(new Dispatch.Left(ben, T)));
    assertEquals(List.of(true, false), here(ana));
    parlour.sent.clear();
    parlour.post(new Letter.Gone(ben));
    parlour.read();
    assertEquals(List.of(), parlour.sent, "nobody leaves twice");
  }

  // Time

  @Test
  void aClockThatRunsOutEndsTheMatchByItself() {
    begin(new Clock.PerGame(60_000, 0), parlour.person(0), parlour.person(1));
    parlour.attach(0);
    parlour.attach(1);
    parlour.passAndRing(59_999);
    assertEquals(List.of(), parlour.events(Event.Flagged.class));
    parlour.passAndRing(1);
    assertEquals(List.of(new Event.Flagged(FIRST)), parlour.events(Event.Flagged.class));
    assertEquals("T-5", ((Event.Ended) parlour.log().getLast().event()).outcome().rule());
  }

  @Test
  void timeInWhichNoServerWasUpIsGivenBackAndSaid() {
    begin(new Clock.PerGame(60_000, 0), parlour.person(0), parlour.person(1));
    parlour.pass(90_000);
    parlour.store.wasDown(80_000);
    Guest ana = parlour.attach(0);
    assertEquals(List.of(new Event.Resumed(80_000)), parlour.events(Event.Resumed.class));
    ToClient.State state = parlour.lastState(ana);
    assertEquals(List.of(50_000L, 60_000L), state.timing().leftAt(state.now()));
    assertEquals(
        "The server was away for 80 s; that time is given back.", state.lost().orElseThrow().en());
    parlour.say(ana, new FromClient.Move("m", T, FIRST, state.seq(), "C6-C5"));
    assertEquals(Optional.empty(), parlour.lastState(ana).lost());
  }

  @Test
  void withoutAClockNobodyAsksHowLongTheServerWasAway() {
    begin(parlour.person(0), parlour.person(1));
    parlour.store.wasDown(80_000);
    Guest ana = parlour.attach(0);
    assertEquals(List.of(), parlour.events(Event.Resumed.class));
    assertEquals(Optional.empty(), parlour.lastState(ana).lost());
  }

  // Tables that are not there

  @Test
  void whereThereIsNoTableEverybodyHearsSo() {
    Guest guest = parlour.attach(0);
    ToClient.Fault fault = (ToClient.Fault) parlour.heard(guest).getLast();
    assertEquals("no such table", fault.why().en());
    assertEquals("table", fault.field());
    assertEquals(Optional.of("attach0"), fault.id());
    assertFalse(parlour.table().isKnown());
    assertTrue(parlour.table().isRestful());
    assertEquals(Optional.empty(), described());
    Letter.Joining.Unknown unknown =
        assertInstanceOf(
            Letter.Joining.Unknown.class, join("invite", "", "mine", Letter.Consent.NOTHING));
    assertEquals("table", unknown.field());
    parlour.say(guest, new FromClient.Chat("hi", T, FIRST, "Hello?"));
    assertEquals(Optional.of("hi"), ((ToClient.Fault) parlour.heard(guest).getLast()).id());
    parlour.post(new Letter.Detach(guest, new FromClient.Detach("bye", T)));
    parlour.read();
    assertEquals(Optional.of("bye"), ((ToClient.Fault) parlour.heard(guest).getLast()).id());
  }

  @Test
  void aMatchByOtherRulesIsNotPlayedOn() {
    parlour.store.append(
        Entries.begin(
            T,
            List.of(head(0, Origin.FRESH, List.of(parlour.person(0), parlour.person(1)))),
            parlour.now()),
        _ -> {});
    Guest guest = parlour.attach(0);
    String why = ((ToClient.Fault) parlour.heard(guest).getLast()).why().en();
    assertTrue(why.startsWith("this match was begun by other rules or cards"), why);
  }

  private Event.Created head(int version, Origin origin, List<Holder> holders) {
    var game = Shelf.find("kukuli").orElseThrow();
    return new Event.Created(
        "kukuli",
        version,
        game.content(),
        game.info().setup(2, Map.of()).orThrow(),
        holders,
        new Clock.None(),
        "",
        Parlour.SEED,
        Optional.empty(),
        origin);
  }

  private void begin(Holder one, Holder other) {
    begin(new Clock.None(), one, other);
  }

  private void begin(Clock clock, Holder one, Holder other) {
    parlour.begin("kukuli", Map.of(), clock, Optional.empty(), one, other);
  }

  private Guest attach(int number, List<String> tokens, Optional<String> watch) {
    return attach(number, new FromClient.Attach("attach" + number, T, 0, tokens, watch));
  }

  private Guest attach(int number, List<String> tokens, long seen) {
    return attach(
        number, new FromClient.Attach("attach" + number, T, seen, tokens, Optional.empty()));
  }

  private Guest attach(int number, FromClient.Attach attach) {
    Guest guest = new Guest(number);
    parlour.post(new Letter.Attach(guest, attach));
    parlour.read();
    return guest;
  }

  private String turnedAway(Guest guest) {
    assertEquals(1, parlour.heard(guest).size());
    return assertInstanceOf(ToClient.Fault.class, parlour.heard(guest).getLast()).field();
  }

  private Letter.Joining join(String invite, String name, String token, Letter.Consent consent) {
    return asked(
        new Letter.Join(new Question(1), new Letter.Invitation(invite, name, token, consent)));
  }

  private Letter.Joining knock(String invite) {
    return asked(new Letter.Knock(new Question(1), invite));
  }

  private Letter.Joining asked(Letter letter) {
    parlour.post(letter);
    parlour.read();
    return parlour.sent.stream()
        .filter(Dispatch.Joined.class::isInstance)
        .map(joined -> ((Dispatch.Joined) joined).joining())
        .toList()
        .getLast();
  }

  private Optional<TableInfo> described() {
    parlour.post(new Letter.Describe(new Question(2)));
    parlour.read();
    return ((Dispatch.Described) parlour.sent.getLast()).info();
  }

  private List<Boolean> here(Guest guest) {
    return parlour.lastTable(guest).info().seats().stream().map(TableInfo.SeatInfo::here).toList();
  }

  /** The numbers of the lines a guest was told since the last that was cleared. */
  private List<Long> told(Guest guest) {
    return parlour.lastState(guest).told().stream().map(Heard::seq).toList();
  }

  private List<String> chats(Guest guest) {
    return parlour.heard(guest).stream()
        .filter(ToClient.Chat.class::isInstance)
        .map(chat -> ((ToClient.Chat) chat).text())
        .toList();
  }
}
