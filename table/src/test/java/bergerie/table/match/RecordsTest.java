package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.lair.StricterLair;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Origin;
import bergerie.rules.match.Seal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A log becomes a record for others to read, and a record of others a log. */
class RecordsTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Shelf LAIRS = new Shelf(List.of(new Lair()));
  private static final Outcome WON =
      new Outcome(List.of(SECOND), List.of(0, 3), "T-4", Words.same("Won."));

  /** Every line a record can have, and the event it stands for; what a game allows is not asked. */
  private static final Map<Event, MatchLine> LINES =
      Map.ofEntries(
          Map.entry(new Event.Moved(FIRST, "3"), new MatchLine.Move(FIRST, "3")),
          Map.entry(
              new Event.Dealt("0:1", List.of(new Drawn(14, 0))),
              new MatchLine.Deal("0:1", List.of(new Drawn(14, 0)))),
          Map.entry(new Event.GlassRan("up 0:1"), new MatchLine.Glass("up 0:1")),
          Map.entry(new Event.TakenBack(2), new MatchLine.Back(2)),
          Map.entry(new Event.Resigned(FIRST), new MatchLine.Resign(FIRST)),
          Map.entry(new Event.Flagged(SECOND), new MatchLine.Flag(SECOND)),
          Map.entry(new Event.DrawAgreed(), new MatchLine.DrawAgreed()),
          Map.entry(new Event.CountAgreed(), new MatchLine.CountAgreed()),
          Map.entry(new Event.TooLong(), new MatchLine.TooLong()),
          Map.entry(new Event.CalledOff(), new MatchLine.CalledOff()),
          Map.entry(new Event.Unshown(SECOND), new MatchLine.Unshown(SECOND)));

  private static final MatchLine RESULT =
      new MatchLine.Result(List.of(SECOND), "T-4", List.of(0, 3));

  @Test
  void everyLineStandsForItsEventAndTheEndComesLast() {
    List<Event> events = new ArrayList<>(LINES.keySet());
    List<MatchLine> lines = new ArrayList<>(events.stream().map(LINES::get).toList());
    events.add(new Event.Ended(WON));
    lines.add(RESULT);
    assertEquals(lines, Records.write(between(events).log()).lines());
    List<Event> read = Records.read(sealed("a", "b", lines), WON);
    assertEquals(events, read.subList(3, read.size()));
  }

  @Test
  void whatIsSaidBesideTheGameIsNotInTheRecord() {
    List<Event> beside =
        List.of(
            new Event.Chatted(FIRST, "Hm."),
            new Event.Offered(FIRST, Offer.What.DRAW),
            new Event.Declined(SECOND, Offer.What.DRAW),
            new Event.Returned(FIRST),
            new Event.RematchWished(FIRST),
            new Event.Resumed(5_000));
    assertEquals(List.of(), Records.write(between(beside).log()).lines());
  }

  @Test
  void aRecordNamesThoseWhoJoinedAndShowsTheSeedThatWasPromised() {
    Event.Created head =
        Diary.created(
            new Lair(),
            Map.of(),
            new Clock.None(),
            Optional.of("a state"),
            List.of(Diary.person("Ana"), new Holder.Open("", "i")));
    List<Logged> log =
        List.of(
            logged(1, head),
            logged(2, new Event.Joined(SECOND, "Ben", "of Ben")),
            logged(3, new Event.Nonce(FIRST, "a")),
            logged(4, new Event.Nonce(SECOND, "b")));
    assertEquals(
        new MatchRecord(
            "lair",
            1,
            "1",
            new Setup(2, Map.of("sand", "no")),
            List.of("Ana", "Ben"),
            Optional.of(Seal.of(Diary.SEED, List.of("a", "b"))),
            Origin.FRESH,
            Optional.of("a state"),
            List.of()),
        Records.write(log));
  }

  @Test
  void aBotGivesForWhoLeftBeforeGiving() {
    for (Event gone :
        List.of(
            new Event.Left(FIRST),
            new Event.TakenOver(FIRST),
            new Event.Resigned(FIRST),
            new Event.Flagged(FIRST))) {
      Diary<?, ?, ?> diary = between(List.of(new Event.Nonce(SECOND, "b"), gone));
      assertEquals(List.of("bot", "b"), nonces(diary), gone::toString);
      diary.at(1, new Event.Left(SECOND));
      assertEquals(List.of("bot", "b"), nonces(diary), "Ben has given");
    }
  }

  @Test
  void aNonceThatIsMissingLeavesNone() {
    assertEquals(List.of(), nonces(between(List.of(new Event.Nonce(SECOND, "b")))));
  }

  @Test
  void whatWasReadIsWrittenAgainAsItWas() {
    List<MatchLine> lines = List.of(new MatchLine.Resign(FIRST), RESULT);
    MatchRecord sealed = sealed("a", "b", lines);
    assertEquals(sealed, again(sealed));
    MatchRecord promised =
        with(
            sealed,
            Optional.of(new Seal(Diary.COMMITMENT, Optional.empty(), List.of("a", "b"), Map.of())));
    assertEquals(promised, again(promised));
    MatchRecord open = with(sealed, Optional.empty());
    assertEquals(open, again(open));
  }

  @Test
  void aMatchIsOverOnceItsEndIsLogged() {
    assertFalse(Records.isOver(between(List.of(new Event.Resigned(FIRST))).log()));
    assertTrue(Records.isOver(between(List.of(new Event.Ended(WON))).log()));
  }

  @Test
  void whatIsBroughtInMustBeOfAGameThatIsHereAndOver() {
    MatchRecord match = with(sealed("a", "b", List.of()), Optional.empty());
    assertGarbled("this house has no such game", Records.outcome(new Shelf(List.of()), match));
    assertGarbled("the match is not over", Records.outcome(LAIRS, match));
    assertGarbled("the match is not over", Records.outcome(LAIRS, sealed("a", "b", List.of())));
  }

  @Test
  void aSealThatIsBroughtInMustHold() {
    MatchRecord match = sealed("a", "b", List.of(new MatchLine.Resign(FIRST)));
    assertEquals(List.of(SECOND), Records.outcome(LAIRS, match).orThrow().winners());
    MatchRecord broken =
        with(
            match,
            Optional.of(new Seal("00".repeat(32), Optional.of(Diary.SEED), List.of(), Map.of())));
    assertGarbled("the seed is not the one that was committed to", Records.outcome(LAIRS, broken));
  }

  @Test
  void whatIsBroughtInWithoutASealMustFollowTheRules() {
    List<MatchLine> deals =
        List.of("0:1", "0:2", "0:3", "1:4", "1:5", "1:9").stream()
            .<MatchLine>map(card -> new MatchLine.Deal(card, List.of()))
            .toList();
    List<MatchLine> lines = new ArrayList<>(deals);
    lines.addAll(List.of(new MatchLine.Move(SECOND, "9"), new MatchLine.Resign(FIRST)));
    MatchRecord match = with(sealed("a", "b", lines), Optional.empty());
    assertEquals(List.of(SECOND), Records.outcome(LAIRS, match).orThrow().winners());
    Shelf stricter = new Shelf(List.of(new StricterLair()));
    assertGarbled("step 7: 9: LA-1 Not in your hand.", Records.outcome(stricter, match));
  }

  private static Diary<?, ?, ?> between(List<Event> events) {
    return Diary.ofPeople(new Lair(), 2, new Clock.None()).at(1, events.toArray(Event[]::new));
  }

  private static List<String> nonces(Diary<?, ?, ?> diary) {
    return Records.write(diary.log()).seal().orElseThrow().nonces();
  }

  private static MatchRecord sealed(String one, String other, List<MatchLine> lines) {
    return new MatchRecord(
        "lair",
        1,
        "1",
        new Setup(2, Map.of("sand", "no")),
        List.of("Ana", "Ben"),
        Optional.of(Seal.of(Diary.SEED, List.of(one, other))),
        Origin.IMPORTED,
        Optional.empty(),
        lines);
  }

  private static MatchRecord with(MatchRecord match, Optional<Seal> seal) {
    return new MatchRecord(
        match.game(),
        match.version(),
        match.content(),
        match.setup(),
        match.names(),
        seal,
        match.origin(),
        match.start(),
        match.lines());
  }

  private static MatchRecord again(MatchRecord match) {
    List<Logged> log = new ArrayList<>();
    Records.read(match, WON).forEach(event -> log.add(logged(log.size() + 1, event)));
    return Records.write(log);
  }

  private static Logged logged(long seq, Event event) {
    return new Logged(seq, 0, "", event);
  }

  private static void assertGarbled(String words, Reading<?> reading) {
    assertEquals(words, assertInstanceOf(Reading.Garbled.class, reading).why().en());
  }
}
