package bergerie.rules.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairState;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Rule;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import bergerie.rules.Words;
import bergerie.telling.Hearer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How matches end away from the board, and what a check of a whole match says. */
class HouseRulesTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final Seat FOURTH = Seat.of(3);
  private static final Setup FOUR = new Lair().info().setup(4, Map.of()).orThrow();
  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  private static final String HEAD = "bergerie match 1\ngame lair\nversion 1\nplayers 2\n";
  private static final String SEALED =
      HEAD
          + "commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\nseed "
          + SEED
          + "\n";

  @Test
  void thereAreThirteenOfThem() {
    assertEquals(
        IntStream.rangeClosed(1, 13).mapToObj(number -> "T-" + number).toList(),
        HouseRules.rules().stream().map(Rule::id).toList());
  }

  @Test
  void nobodyWinsByAgreementLengthOrAbsence() {
    Outcome drawn = HouseRules.drawAgreed(FOUR);
    assertTrue(drawn.isDraw());
    assertEquals(List.of(0, 0, 0, 0), drawn.scores());
    assertEquals("T-6", drawn.rule());
    Outcome endless = HouseRules.tooLong(FOUR);
    assertTrue(endless.isDraw());
    assertEquals("T-11", endless.rule());
    Outcome calledOff = HouseRules.calledOff(FOUR);
    assertTrue(calledOff.isDraw());
    assertEquals("T-12", calledOff.rule());
    Outcome unshown = HouseRules.unshown(FOUR, SECOND);
    assertTrue(unshown.isDraw());
    assertEquals("T-13", unshown.rule());
    assertEquals(
        "Player 2 did not show their share in the dice: nothing was dealt, nobody wins.",
        why(unshown));
  }

  @Test
  void theLastOneLeftWinsAndTheLastToGoIsNamed() {
    Lair everyoneAlone = new Lair();
    assertEquals(Optional.empty(), conceded(everyoneAlone));
    assertEquals(Optional.empty(), conceded(everyoneAlone, FIRST));
    assertEquals(Optional.empty(), conceded(everyoneAlone, FIRST, THIRD));
    Outcome last = conceded(everyoneAlone, FIRST, THIRD, SECOND).orElseThrow();
    assertEquals(List.of(FOURTH), last.winners());
    assertEquals("T-4", last.rule());
    assertEquals("Player 2 resigned.", why(last));
    Outcome flag =
        HouseRules.conceded(
                everyoneAlone,
                FOUR,
                everyoneAlone.start(FOUR),
                List.of(FIRST, THIRD, SECOND),
                HouseRules.OUT_OF_TIME)
            .orElseThrow();
    assertEquals("T-5", flag.rule());
    assertEquals("Player 2 ran out of time.", why(flag));
  }

  @Test
  void aTeamGoesOnWhileOneOfItIsLeft() {
    Lair pairs = teams(List.of(FIRST, THIRD), List.of(SECOND, FOURTH));
    assertEquals(Optional.empty(), conceded(pairs, FIRST));
    assertEquals(Optional.empty(), conceded(pairs, FIRST, SECOND));
    assertEquals(List.of(SECOND, FOURTH), conceded(pairs, FIRST, THIRD).orElseThrow().winners());
  }

  @Test
  void whoIsOfNoTeamIsASideOfTheirOwn() {
    Lair three = teams(List.of(FIRST, SECOND, THIRD));
    assertEquals(List.of(FOURTH), conceded(three, FIRST, SECOND, THIRD).orElseThrow().winners());
    assertEquals(List.of(FIRST, SECOND, THIRD), conceded(three, FOURTH).orElseThrow().winners());
  }

  @Test
  void whoPlayTogetherLoseTogether() {
    Lair together = teams(List.of(FIRST, SECOND, THIRD, FOURTH));
    assertEquals(Optional.empty(), conceded(together, FIRST, SECOND, THIRD));
    assertEquals(
        List.of(), conceded(together, FIRST, SECOND, THIRD, FOURTH).orElseThrow().winners());
  }

  // A check of a whole match

  @Test
  void whatNobodySealedIsProvenWhereNothingWasDrawn() {
    Verified verified = verified(HEAD + "resign p0\n").orThrow();
    assertEquals(0, verified.draws());
    assertEquals(0, verified.steps());
    assertEquals(Verified.Start.PROVEN, verified.start());
    assertGarbled(
        "the seed is not in the file: the draws can't be checked",
        verified(HEAD + "deal 0:1\nresign p0\n"));
    assertGarbled(
        "the seed is not in the file: the draws can't be checked",
        verified(SEALED.replaceAll("seed .*\n", "") + "resign p0\n"));
  }

  @Test
  void withoutNoncesNothingCanHaveBeenDrawn() {
    assertEquals(0, verified(SEALED + "resign p0\n").orThrow().draws());
    assertGarbled("a seat's nonce is missing", verified(SEALED + "deal 0:1\nresign p0\n"));
  }

  @Test
  void aPositionThatSomebodyGaveIsNotProven() {
    Verified given =
        verified(
                HEAD
                    + "start 1,2,3/4,5,6/0,0/0,0/7,8//1\nmove p0 1\nback 1\nmove p0 2\nresign p0\n")
            .orThrow();
    assertEquals(Verified.Start.GIVEN, given.start());
    assertEquals(2, given.steps());
  }

  @Test
  void noMoreIsTakenBackThanWasPlayed() {
    String played = HEAD + "start 1,2,3/4,5,6/0,0/0,0/7,8//1\nmove p0 1\nmove p1 4\n";
    assertTrue(verified(played + "back 2\nresign p0\n") instanceof Reading.Understood);
    assertGarbled("step 3: back 3, but only 2 steps", verified(played + "back 3\nresign p0\n"));
  }

  /** SS-18 lets players stop and count; the rules of Lair do not, unless they are changed. */
  @Test
  void thePlayersCountWhereTheRulesLetThem() {
    String file = HEAD + "start 1,2,3/4,5,6/0,0/2,1/7,8//1\ncount agreed\n";
    assertGarbled("step 1: nobody may stop and count here", verified(file));
    Lair counting =
        new Lair() {
          @Override
          public Optional<LairState> counted(LairState state) {
            return Optional.of(
                new LairState(
                    state.setup(),
                    state.hands(),
                    state.sealed(),
                    state.points(),
                    state.unseen(),
                    state.shown(),
                    5));
          }
        };
    Outcome outcome = verified(counting, file).orThrow().outcome().orElseThrow();
    assertEquals(List.of(FIRST), outcome.winners());
    assertEquals(List.of(2, 1), outcome.scores());
  }

  @Test
  void agreementLengthAndAbsenceEndAMatchInTheFileToo() {
    assertEquals("T-6", verified(HEAD + "draw agreed\n").orThrow().outcome().orElseThrow().rule());
    assertEquals("T-11", verified(HEAD + "draw length\n").orThrow().outcome().orElseThrow().rule());
    assertEquals(
        "T-12", verified(HEAD + "draw absence\n").orThrow().outcome().orElseThrow().rule());
    assertEquals(
        "T-13", verified(HEAD + "draw share p1\n").orThrow().outcome().orElseThrow().rule());
  }

  private static Optional<Outcome> conceded(Lair game, Seat... gone) {
    return HouseRules.conceded(game, FOUR, game.start(FOUR), List.of(gone), HouseRules.RESIGNED);
  }

  @SafeVarargs
  private static Lair teams(List<Seat>... seats) {
    return new Lair() {
      @Override
      public List<Team> teams(LairState state) {
        return List.of(seats).stream()
            .map(team -> new Team("team", Words.same("team"), team))
            .toList();
      }
    };
  }

  private static String why(Outcome outcome) {
    return outcome.why().to(Hearer.strangers(4)).en().text();
  }

  private static Reading<Verified> verified(String file) {
    return verified(new Lair(), file);
  }

  private static Reading<Verified> verified(Lair game, String file) {
    return MatchFile.read(file, _ -> Optional.of(game.info()))
        .then(match -> Verified.of(game, match));
  }

  private static void assertGarbled(String expected, Reading<?> reading) {
    assertEquals(expected, assertInstanceOf(Reading.Garbled.class, reading).why().en());
  }
}
