package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.lair.LairView;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whose time runs when, by the times of the log alone. */
class ClocksTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final Clock MINUTE = new Clock.PerGame(60_000, 2_000);
  private static final Clock HALF_A_MINUTE_EACH = new Clock.PerMove(30_000);

  /** The cards of two, then of three: all may choose once they are dealt. */
  private static final Event[] TWO_HANDS = deals("0:1", "0:2", "0:3", "1:4", "1:5", "1:6");

  private static final Event[] THREE_HANDS =
      deals("0:1", "0:2", "0:3", "1:4", "1:5", "1:6", "2:7", "2:8", "2:9");

  @Test
  void theClockOfWhoIsAwaitedRunsAndAMoveEarnsTheIncrement() {
    Diary<?, ?, ?> diary = kukuli(MINUTE);
    assertTimes(diary, 4_000, 56_000, 60_000);
    assertEquals(Optional.of(60_000L), diary.match().timing().flagAt());
    diary.at(10_000, new Event.Moved(FIRST, "C6-C5"));
    assertTimes(diary, 10_000, 52_000, 60_000);
    assertTimes(diary, 15_000, 52_000, 55_000);
    assertEquals(List.of(SECOND), diary.match().timing().running());
    assertEquals(Optional.of(70_000L), diary.match().timing().flagAt());
  }

  @Test
  void withoutAClockNobodyRunsOutOfTime() {
    Timing timing = kukuli(new Clock.None()).match().timing();
    assertEquals(List.of(), timing.leftAt(4_000));
    assertEquals(Optional.empty(), timing.first());
    assertEquals(Optional.empty(), timing.flagAt());
    assertFalse(timing.isRunning());
    assertFalse(timing.awaits(FIRST));
  }

  @Test
  void aClockPerMoveBeginsAnewWithEveryTurn() {
    Diary<?, ?, ?> diary = kukuli(HALF_A_MINUTE_EACH);
    assertTimes(diary, 0, 30_000, 30_000);
    diary.at(10_000, new Event.Moved(FIRST, "C6-C5")).at(15_000, new Event.Moved(SECOND, "B2-B3"));
    assertTimes(diary, 15_000, 30_000, 25_000);
    diary.at(16_000, new Event.Moved(FIRST, "C5-C6"));
    assertTimes(diary, 16_000, 29_000, 30_000);
  }

  @Test
  void aClockPerMoveBeginsAnewForWhoMovesAgain() {
    String start =
        "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";
    Diary<?, ?, ?> diary = sheepSheep(HALF_A_MINUTE_EACH, start);
    diary.at(10_000, new Event.Moved(FIRST, "rv@A1"));
    assertEquals(List.of(FIRST), diary.match().timing().running());
    assertTimes(diary, 10_000, 30_000, 30_000);
  }

  private static Diary<?, ?, ?> sheepSheep(Clock clock, String start) {
    var game = Shelf.find("sheep-sheep").orElseThrow();
    return new Diary<>(
        game,
        Diary.created(
            game,
            Map.of(),
            clock,
            Optional.of(start),
            List.of(Diary.person("Ana"), Diary.person("Ben"))));
  }

  @Test
  void whoHasHoursForAMoveIsNotHurriedBySand() {
    String start =
        "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";
    assertTrue(sheepSheep(new Clock.PerMove(3_599_999), start).match().timing().sand().isPresent());
    Diary<?, ?, ?> diary = sheepSheep(new Clock.PerMove(3_600_000), start);
    assertEquals(Optional.empty(), diary.match().timing().sand());
    diary.at(10_000, new Event.Moved(FIRST, "rv@A1"));
    assertEquals(Optional.empty(), diary.match().timing().sand());
    assertTimes(diary, 10_000, 3_600_000, 3_600_000);
  }

  @Test
  void aClockPerMoveRunsOnForWhoIsStillAwaited() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, HALF_A_MINUTE_EACH).at(0, TWO_HANDS);
    diary.at(10_000, new Event.Moved(FIRST, "1"));
    assertTimes(diary, 12_000, 20_000, 18_000);
  }

  @Test
  void whoHasLeastTimeLeftRunsOutOfItFirst() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, MINUTE).at(0, TWO_HANDS);
    assertEquals(List.of(FIRST, SECOND), diary.match().timing().running());
    diary.at(10_000, new Event.Moved(FIRST, "1")).at(30_000, new Event.Moved(SECOND, "4"));
    assertEquals(List.of(), diary.match().timing().running(), "cards are drawn");
    diary.at(30_000, deals("0:7", "1:8"));
    assertTimes(diary, 30_000, 52_000, 32_000);
    assertEquals(Optional.of(SECOND), diary.match().timing().first());
    assertEquals(Optional.of(62_000L), diary.match().timing().flagAt());
  }

  @Test
  void nobodysClockRunsBeforeAllSitOrAfterTheEnd() {
    Event.Created created =
        Diary.created(
            new Lair(),
            Map.of(),
            MINUTE,
            Optional.of("1,2,3/4,5,6/0,0/0,0/7,8,9,10,11,12,13,14//1"),
            List.of(Diary.person("Ana"), new Holder.Open("", "invitation")));
    Diary<?, ?, ?> diary = new Diary<>(new Lair(), created);
    assertFalse(diary.match().timing().isRunning());
    diary.at(5_000, new Event.Joined(SECOND, "Ben", "of Ben"));
    assertTrue(diary.match().timing().isRunning());
    assertTimes(diary, 6_000, 59_000, 59_000);
    diary.at(7_000, new Event.Resigned(SECOND));
    assertFalse(diary.match().timing().isRunning());
    assertTimes(diary, 9_000, 58_000, 58_000);
  }

  @Test
  void theClockOfWhoGaveUpStandsStill() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 3, MINUTE).at(0, THREE_HANDS);
    diary.at(1_000, new Event.Resigned(FIRST));
    assertEquals(List.of(SECOND, THIRD), diary.match().timing().running());
    assertTimes(diary, 3_000, 59_000, 57_000, 57_000);
  }

  @Test
  void sandRunsUntilItIsThroughAndIsTurnedByTheNextRoundOnly() {
    Diary<LairState, LairMove, LairView> diary = sandy().at(1_000, TWO_HANDS);
    assertEquals(Optional.of(new Timing.Running(1, 400, 1_400)), diary.match().timing().sand());
    assertTrue(diary.match().timing().isRunning());
    diary.at(1_300, new Event.Moved(FIRST, "1"));
    assertEquals(1_400, diary.match().timing().sand().orElseThrow().deadline());
    diary.at(1_400, new Event.GlassRan("up 1:4")).at(1_500, deals("0:7", "1:8"));
    assertEquals(Optional.of(new Timing.Running(2, 400, 1_900)), diary.match().timing().sand());
    diary.at(1_600, new Event.DrawAgreed());
    assertEquals(Optional.empty(), diary.match().timing().sand());
  }

  @Test
  void whatRanWhileNoServerWasUpIsGivenBack() {
    Diary<?, ?, ?> diary = kukuli(MINUTE).at(13_000, new Event.Resumed(5_000));
    assertTimes(diary, 13_000, 52_000, 60_000);
    assertEquals(Optional.of(65_000L), diary.match().timing().flagAt());
    Diary<?, ?, ?> sandy = sandy().at(1_000, TWO_HANDS).at(9_000, new Event.Resumed(7_900));
    assertEquals(Optional.of(new Timing.Running(1, 400, 9_300)), sandy.match().timing().sand());
  }

  @Test
  void timeBeginsWhenTheDeviceHasBeenHandedOver() {
    Diary<?, ?, ?> diary = kukuli(MINUTE);
    assertTrue(diary.match().timing().awaits(FIRST));
    assertFalse(diary.match().timing().awaits(SECOND));
    diary.at(7_000, new Event.HandedOver(FIRST));
    assertFalse(diary.match().timing().awaits(FIRST), "Ana has it");
    assertTimes(diary, 8_000, 59_000, 60_000);
    assertEquals(Optional.of(67_000L), diary.match().timing().flagAt());
    diary.at(10_000, new Event.Moved(FIRST, "C6-C5"));
    assertTrue(diary.match().timing().awaits(SECOND));
    assertFalse(diary.match().timing().awaits(FIRST));
    Diary<?, ?, ?> sandy = sandy().at(1_000, TWO_HANDS).at(1_300, new Event.HandedOver(FIRST));
    assertEquals(Optional.of(new Timing.Running(1, 400, 1_700)), sandy.match().timing().sand());
  }

  @Test
  void cardsThatAreDrawnLeaveTheDeviceWhereItIs() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, MINUTE).at(0, TWO_HANDS);
    diary.at(1_000, new Event.Moved(FIRST, "1"), new Event.Moved(SECOND, "4"));
    assertEquals(Optional.of(SECOND), diary.match().timing().hands());
    diary.at(1_000, deals("0:7", "1:8"));
    assertEquals(Optional.of(SECOND), diary.match().timing().hands());
    assertFalse(diary.match().timing().awaits(FIRST), "both are awaited");
  }

  private static Diary<?, ?, ?> kukuli(Clock clock) {
    return Diary.ofPeople(Shelf.find("kukuli").orElseThrow(), 2, clock);
  }

  /** Two people, and a glass of 400 ms for every round. */
  private static Diary<LairState, LairMove, LairView> sandy() {
    List<Holder> holders = List.of(Diary.person("Ana"), Diary.person("Ben"));
    return new Diary<>(
        new Lair(),
        Diary.created(
            new Lair(), Map.of("sand", "yes"), new Clock.None(), Optional.empty(), holders));
  }

  private static Event[] deals(String... cards) {
    return List.of(cards).stream()
        .map(card -> new Event.Dealt(card, List.of()))
        .toArray(Event[]::new);
  }

  private static void assertTimes(Diary<?, ?, ?> diary, long at, long... left) {
    assertEquals(LongStream.of(left).boxed().toList(), diary.match().timing().leftAt(at));
  }
}
