package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Origin;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Request;
import bergerie.table.desk.Rereading;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Matches that are over: as files, move by move, looked at again, and gone on from. */
class PastMatchesTest {

  private static final Seat FIRST = Seat.of(0);
  private static final int VERSION = Shelf.find("kukuli").orElseThrow().info().version();
  private static final String HEAD =
      "bergerie match 1\ngame kukuli\nversion " + VERSION + "\nplayers 2\nseat 0 Ana\nseat 1 Ben\n";
  private static final String PLAYED =
      "move wolf C6-C5\nmove sheep B2-B3\nback 1\nmove sheep D2-D3\nresign sheep\n"
          + "result wolf T-4 0 0\n";

  private Counter counter = new Counter(new Parlour(10_000));
  private String table = "";

  private String bringIn(String file) {
    Answer answer = counter.ask(new Request.Import(file));
    assertEquals(201, answer.status(), answer::body);
    table = Counter.json(answer).path("table").stringValue();
    return table;
  }

  // Files

  @Test
  void aFileThatIsBroughtInIsFetchedAsItWas() {
    bringIn(HEAD + PLAYED);
    Answer file = counter.ask(new Request.Export(table));
    assertEquals(200, file.status());
    assertEquals("text/plain; charset=utf-8", file.type());
    MatchRecord given = read(HEAD + PLAYED);
    MatchRecord fetched = read(file.body());
    assertEquals(given.lines(), fetched.lines());
    assertEquals(given.names(), fetched.names());
    assertEquals(Origin.IMPORTED, fetched.origin());
  }

  @Test
  void aFileThatMakesNoSenseIsNotBroughtIn() {
    assertEquals("400 : line 1: expected bergerie match 1, got \"Hello\"", refused("Hello"));
    assertEquals("400 : the match is not over", refused(HEAD + "move wolf C6-C5\n"));
    assertTrue(refused(HEAD + "move wolf C6-C1\n").startsWith("400 : step 1: C6-C1: HG-1"));
    assertEquals(List.of(), counter.parlour.store.appends());
  }

  /** A house where a match may have ten events. */
  @Test
  void aFileThatIsTooLongIsNotBroughtIn() {
    counter = new Counter(new Parlour(10));
    bringIn(HEAD + PLAYED);
    counter = new Counter(new Parlour(10));
    assertEquals(
        "400 : 1021 lines: a match file has at most 1020 here",
        refused("bergerie match 1\n" + "#\n".repeat(1_020)));
    assertEquals("400 : line 1020: expected", refused(lines(1_020)).substring(0, 25));
    String steps = "move wolf C6-C5\nmove sheep B2-B3\n";
    assertEquals(
        "400 : 11 lines: a match has at most 10 here",
        refused(HEAD + "move wolf C6-C5\n".repeat(10) + "resign sheep\n"));
    assertEquals(
        "400 : 3 takebacks: a match has at most 2 here",
        refused(HEAD + steps + "back 1\nback 1\n" + steps + "back 1\nresign wolf\n"));
    assertEquals(
        "400 : name: at most 40 characters", refused(HEAD.replace("Ana", "A".repeat(41)) + PLAYED));
    assertEquals(
        "400 : start: at most 65536 characters",
        refused(HEAD + "start " + "x".repeat(65_537) + "\n" + PLAYED));
    assertEquals(
        "400 : move: at most 4000 characters",
        refused(HEAD + "move wolf " + "x".repeat(4_001) + "\n"));
    bringIn(HEAD.replace("Ana", "A".repeat(40)) + PLAYED);
  }

  /** So many lines that the last one is read, and is no line of a file. */
  private static String lines(int count) {
    return "bergerie match 1\n" + "#\n".repeat(count - 2) + "nonsense\n";
  }

  @Test
  void whatIsNotThereOrNotOverIsNotTold() {
    for (Request request : about("elsewhere")) {
      assertEquals("404 table: no such match", counter.fault(request));
    }
    play("kukuli", counter.parlour.person(1));
    for (Request request : about(Parlour.TABLE)) {
      assertEquals("409 table: the match is not over", counter.fault(request));
    }
  }

  private static List<Request> about(String table) {
    return List.of(
        new Request.Export(table),
        new Request.Replay(table, "0", "0"),
        new Request.Review(table, "spectator"),
        new Request.Continue(table, "{}"));
  }

  @Test
  void aMatchByOtherCardsCanStillBeFetched() {
    keep("older", VERSION, "other");
    String why = "409 version: it was played by other rules or cards than this server has";
    for (Request request :
        List.of(
            new Request.Replay("older", "0", "0"),
            new Request.Review("older", "spectator"),
            new Request.Continue("older", "{\"from\":1,\"seats\":[]}"))) {
      assertTrue(counter.fault(request).startsWith(why), counter.fault(request));
    }
    assertEquals(200, counter.ask(new Request.Export("older")).status());
  }

  /** A match that was begun by other rules or cards, and given up. */
  private void keep(String name, int version, String cards) {
    Event.Created first =
        new Event.Created(
            "kukuli",
            version,
            cards,
            Shelf.find("kukuli").orElseThrow().info().usual(),
            List.of(new Holder.Past("Ana"), new Holder.Past("Ben")),
            new Clock.None(),
            "",
            Parlour.SEED,
            Optional.empty(),
            Origin.FRESH);
    Outcome won =
        new Outcome(List.of(Seat.of(1)), List.of(0, 0), "T-4", Words.same("Ana resigned."));
    counter.parlour.store.append(
        Entries.begin(name, List.of(first, new Event.Resigned(FIRST), new Event.Ended(won)), 0),
        _ -> {});
  }

  // Move by move

  @Test
  void aReplayShowsEveryStepAndTheEnd() {
    bringIn(HEAD + PLAYED);
    JsonNode replay = replay("spectator", "0");
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), seqs(replay));
    JsonNode frames = replay.path("frames");
    assertTrue(frames.get(0).path("told").isNull());
    assertTrue(frames.get(0).path("actor").isNull());
    assertEquals(0, frames.get(1).path("actor").intValue());
    assertEquals("table", frames.get(3).path("actor").stringValue());
    assertEquals("back 1", frames.get(3).path("told").path("cue").stringValue());
    assertEquals("Ben resigns.", frames.get(5).path("told").path("words").path("en").stringValue());
    assertTrue(frames.get(1).path("told").has("telling"));
    assertEquals(0, replay.path("outcome").path("winners").get(0).intValue());
    assertEquals("Ben resigned.", replay.path("outcome").path("why").path("en").stringValue());
    assertFalse(replay.has("next"));
    assertFalse(replay.has("older"));
    assertFalse(replay.path("fairness").has("seed"), "it has no seal");
  }

  @Test
  void aReplayGoesOnAfterAnEvent() {
    bringIn(HEAD + PLAYED);
    assertEquals(List.of(4L, 5L, 6L), seqs(replay("0", "3")));
    assertEquals(List.of(), seqs(replay("1", "6")));
    assertEquals(
        "400 after: expected a frame's seq",
        counter.fault(new Request.Replay(table, "0", "later")));
    assertEquals(
        "400 viewer: expected a seat's number or spectator",
        counter.fault(new Request.Replay(table, "2", "0")));
  }

  @Test
  void aLongReplayComesInPages() {
    String there = "move wolf C6-C5\nback 1\n";
    bringIn(HEAD + there.repeat(500) + "resign sheep\n");
    JsonNode first = replay("spectator", "0");
    assertEquals(1_000, first.path("frames").size());
    assertEquals(1_000, first.path("next").longValue());
    JsonNode rest = replay("spectator", "1000");
    assertEquals(List.of(1_001L, 1_002L), seqs(rest));
    assertFalse(rest.has("next"));
  }

  @Test
  void aReplayProvesItsDraws() {
    play("sheep-sheep", counter.parlour.person(1));
    resign();
    JsonNode fairness = replayOf(Parlour.TABLE, "0", "0").path("fairness");
    assertEquals(Parlour.SEED, fairness.path("seed").stringValue());
    assertEquals(
        List.of("n0", "n1"),
        fairness.path("nonces").valueStream().map(JsonNode::stringValue).toList());
    assertEquals(1, fairness.path("draws").get(0).path("draw").intValue());
    assertEquals(2, fairness.path("draws").get(1).path("draw").intValue());
    assertTrue(fairness.path("draws").get(0).path("values").get(0).get(0).longValue() > 0);
  }

  @Test
  void aMatchByOlderRulesSaysSo() {
    keep("older", VERSION - 1, Shelf.find("kukuli").orElseThrow().content());
    JsonNode older = replayOf("older", "0", "0").path("older");
    assertEquals(VERSION - 1, older.path("version").intValue());
    assertFalse(older.has("stop"));
  }

  // Looked at again

  @Test
  void aReviewLooksAtWhatPeopleDecided() {
    play("kukuli", new Holder.Program("", "random"));
    move("C6-C5");
    move("C5-C6");
    resign();
    JsonNode review = Counter.json(counter.ask(new Request.Review(Parlour.TABLE, "spectator")));
    assertEquals(0, review.path("done").intValue());
    assertEquals(2, review.path("of").intValue(), "Ana’s moves, not those of the bot");
    Rereading<?, ?, ?> begun = counter.reviews.get(Parlour.TABLE);
    assertFalse(begun.isDone());
    counter.reviews.put(Parlour.TABLE, begun.skip().skip());
    assertTrue(begun.skip().skip().isDone());
    assertEquals(
        2, Counter.json(counter.reviewed(Parlour.TABLE).orElseThrow()).path("done").intValue());
    assertEquals(
        2,
        Counter.json(counter.ask(new Request.Review(Parlour.TABLE, "spectator")))
            .path("done")
            .intValue());
    assertEquals(Optional.empty(), counter.reviewed("elsewhere"));
  }

  /** Those of an imported match are people of the past: nobody else’s bot. */
  @Test
  void aReviewOfAnImportedMatchLooksAtAllDecisions() {
    bringIn(HEAD + PLAYED);
    JsonNode review = Counter.json(counter.ask(new Request.Review(table, "spectator")));
    assertEquals(3, review.path("of").intValue());
    counter.reviews.clear();
    counter.busy = true;
    assertEquals(503, counter.ask(new Request.Review(table, "spectator")).status());
  }

  @Test
  void adviceInAReviewStandsBesideTheMove() {
    // The wolf must capture, and nothing else is a decision.
    bringIn(
        HEAD
            + "start . . . / . W . / . . S . . / . . . . . / S . . . S / S S S S S / S S S S .;"
            + " wolves\nmove wolf C6xC4\nmove sheep B2-B3\nresign wolf\n");
    counter.ask(new Request.Review(table, "spectator"));
    Rereading<?, ?, ?> begun = counter.reviews.get(table);
    counter.reviews.put(table, begun.next());
    JsonNode review = Counter.json(counter.reviewed(table).orElseThrow());
    assertEquals(1, review.path("of").intValue(), "one of two moves was a decision");
    assertEquals(1, review.path("done").intValue());
    JsonNode remarks = review.path("remarks");
    assertEquals(1, remarks.size(), "every decision is remarked on");
    assertEquals(3, remarks.get(0).path("seq").intValue());
    assertEquals(1, remarks.get(0).path("seat").intValue());
  }

  // Gone on from

  @Test
  void aTableGoesOnFromWhereAnotherMatchStood() {
    play("kukuli", counter.parlour.person(1));
    move("C6-C5");
    resign();
    Event.Created head = goOn("{'from':4,'seats':[{'kind':'me'},{'kind':'link'}]}");
    String there =
        ". . . / . . . / . . W . . / . . . . . / S . . . S / S S S S S / S S S S S; sheep;";
    assertTrue(head.start().orElseThrow().startsWith(there), head.start()::toString);
    assertEquals(Origin.SOMEWHERE.next(Parlour.TABLE, 4, Origin.Hidden.NOTHING), head.origin());
    assertEquals(
        "400 seats: expected one for each of 2 players",
        counter.fault(new Request.Continue(Parlour.TABLE, "{\"from\":4,\"seats\":[]}")));
  }

  @Test
  void whatIsHiddenStaysKnownToWhoGoesOnAloneAndIsDealtAnewAmongSeveral() {
    String alone = "{'from':40,'seats':[{'kind':'me'},{'kind':'bot'}]}";
    String two = "{'from':40,'seats':[{'kind':'me'},{'kind':'link'}]}";
    String known = two.replace("'seats'", "'known':true,'seats'");
    Event.Created first = continued(alone);
    assertEquals(Origin.Hidden.KNOWN, first.origin().hidden());
    assertEquals(Origin.Hidden.KNOWN, continued(known).origin().hidden());
    assertEquals(first.start(), continued(known).start());
    Event.Created anew = continued(two);
    assertEquals(Origin.Hidden.ANEW, anew.origin().hidden());
    assertNotEquals(first.start(), anew.start());
    assertEquals(anew.start(), continued(two).start(), "by the new table’s own dice");
  }

  /** At a house of its own, where the same cards are dealt every time. */
  private Event.Created continued(String wish) {
    counter = new Counter(new Parlour(10_000));
    play("sheep-sheep", counter.parlour.person(1));
    resign();
    return goOn(wish);
  }

  private Event.Created goOn(String wish) {
    Answer answer = counter.ask(new Request.Continue(Parlour.TABLE, wish.replace('\'', '"')));
    assertEquals(201, answer.status(), answer::body);
    return (Event.Created)
        Entries.read(counter.parlour.store.appends().getLast()).getFirst().event();
  }

  private void play(String game, Holder other) {
    counter.parlour.begin(
        game, Map.of(), new Clock.None(), Optional.empty(), counter.parlour.person(0), other);
    counter.parlour.attach(0);
  }

  private void move(String text) {
    Parlour parlour = counter.parlour;
    int seen = parlour.log().size();
    parlour.say(new Guest(0), new FromClient.Move("m" + seen, Parlour.TABLE, FIRST, seen, text));
  }

  private void resign() {
    counter.parlour.say(new Guest(0), new FromClient.Resign("r", Parlour.TABLE, FIRST));
  }

  private String refused(String file) {
    return counter.fault(new Request.Import(file));
  }

  private static MatchRecord read(String file) {
    return MatchFile.read(file, id -> Shelf.find(id).map(game -> game.info())).orThrow();
  }

  private JsonNode replay(String viewer, String after) {
    return replayOf(table, viewer, after);
  }

  private JsonNode replayOf(String match, String viewer, String after) {
    Answer answer = counter.ask(new Request.Replay(match, viewer, after));
    assertEquals(200, answer.status(), answer::body);
    return Counter.json(answer);
  }

  private static List<Long> seqs(JsonNode replay) {
    return replay.path("frames").valueStream().map(frame -> frame.path("seq").longValue()).toList();
  }
}
