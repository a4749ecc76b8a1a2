package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Language;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The one gate: who may move when, and what a game does where it says nothing. */
class RefereeTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Actor ANA = Actor.player(FIRST);
  private static final Actor BEN = Actor.player(SECOND);
  private static final Actor DEAL = new Actor.Deal();
  private static final Actor GLASS = new Actor.Glass();
  private static final Lair LAIR = new Lair();

  @Test
  void whileACardIsDrawnOnlyTheDealMoves() {
    LairState drawing = state("no", "1,2/4,5,6/0,0/0,0/3,7//1");
    assertEquals("allowed", ruling(drawing, DEAL, "0:3"));
    assertEquals("T-3", ruling(drawing, DEAL, "0:9"), "it is not in the pile");
    assertEquals("T-1", ruling(drawing, BEN, "4"));
    assertEquals("T-1", ruling(drawing, GLASS, "up 0:1"));
  }

  @Test
  void playersMoveInTheirTurnAndByTheRules() {
    LairState choosing = state("no", "1,2,3/4,5,6/1,0/0,0/7,8//1");
    assertEquals("allowed", ruling(choosing, BEN, "4"));
    assertEquals("LA-1", ruling(choosing, BEN, "7"));
    assertEquals("T-1", ruling(choosing, ANA, "2"), "Ana has chosen");
    assertEquals("T-3", ruling(choosing, DEAL, "0:7"));
    assertEquals("T-3", ruling(choosing, GLASS, "up 1:4"), "there is no sand");
  }

  @Test
  void theGlassDoesWhatIsDueWhenItIsThrough() {
    LairState sandy = state("yes", "1,2,3/4,5,6/1,0/0,0/7,8//1");
    assertEquals("allowed", ruling(sandy, GLASS, "up 1:4"));
    assertEquals("T-3", ruling(sandy, GLASS, "up 1:5"));
  }

  @Test
  void afterTheEndNobodyMoves() {
    LairState over = state("no", "1,2/4,5/0,0/3,1/7,8//5");
    for (Actor actor : List.of(ANA, DEAL, GLASS)) {
      assertEquals("T-2", ruling(over, actor, "1"));
    }
  }

  @Test
  void aTextThatIsNotAllowedSaysByWhichRule() {
    LairState choosing = state("no", "1,2,3/4,5,6/1,0/0,0/7,8//1");
    assertEquals(new LairMove.Chosen(4), Referee.read(LAIR, choosing, BEN, "4").orThrow());
    assertEquals("7: LA-1 Not in your hand.", garbled(Referee.read(LAIR, choosing, BEN, "7")));
    assertEquals("2: T-1 It is not your turn.", garbled(Referee.read(LAIR, choosing, ANA, "2")));
    assertEquals("expected a card, got x", garbled(Referee.read(LAIR, choosing, BEN, "x")));
  }

  @Test
  void whoeverIsFreeMayMoveThoughNobodyWaitsForThem() {
    Turn.Act window =
        new Turn.Act(List.of(), List.of(SECOND), Optional.of(new Sand(1, Duration.ofSeconds(6))));
    assertTrue(window.isWindow());
    assertTrue(window.mayMove(SECOND));
    assertFalse(window.mayMove(FIRST));
    assertFalse(((Turn.Act) Turn.of(FIRST)).isWindow());
    assertTrue(((Turn.Act) Turn.of(FIRST)).mayMove(FIRST));
    List<Seat> nobody = List.of();
    assertThrows(
        IllegalArgumentException.class, () -> new Turn.Act(nobody, nobody, Optional.empty()));
  }

  // What a game does where it says nothing of its own

  @Test
  void aGameWandersByChanceUntilItIsOver() {
    LairState start = LAIR.start(LAIR.info().usual());
    assertEquals(start, LAIR.wander(start, 0, new QuickDice(1)));
    LairState one = LAIR.wander(start, 1, new QuickDice(1));
    assertEquals(1, one.hands().getFirst().size(), "one card is drawn");
    LairState over = LAIR.wander(start, 1_000, new QuickDice(1));
    assertInstanceOf(Turn.Over.class, LAIR.turn(over));
    assertEquals(over, LAIR.wander(over, 10, new QuickDice(1)));
  }

  @Test
  void whereNobodyIsAwaitedTheSandRunsOut() {
    Lair patient =
        new Lair() {
          @Override
          public Turn turn(LairState state) {
            return super.turn(state) instanceof Turn.Act act
                ? new Turn.Act(
                    List.of(), act.awaited(), Optional.of(new Sand(1, Duration.ofSeconds(6))))
                : super.turn(state);
          }
        };
    LairState choosing = state("no", "1,2,3/4,5,6/0,0/0,0/7,8//1");
    assertEquals(List.of(1, 0), patient.wander(choosing, 1, new QuickDice(1)).sealed());
  }

  @Test
  void aMatchIsLookedAtByItsOwnRulesAndNewerOnes() {
    assertTrue(LAIR.knows(1, "1"));
    assertFalse(LAIR.knows(2, "1"));
    assertFalse(LAIR.knows(1, "2"));
    assertTrue(LAIR.follows(0, "1"));
    assertTrue(LAIR.follows(1, "1"));
    assertFalse(LAIR.follows(2, "1"));
    assertFalse(LAIR.follows(1, "2"));
  }

  @Test
  void whoIsAskedFirstBeginsAndEverybodysMoveIsATurn() {
    LairState choosing = state("no", "1,2,3/4,5,6/1,0/0,0/7,8//1");
    assertEquals(Optional.of(SECOND), LAIR.beginner(choosing));
    assertEquals(Optional.empty(), LAIR.beginner(LAIR.start(LAIR.info().usual())));
    assertTrue(LAIR.endsTurn(choosing, BEN, choosing));
    assertFalse(LAIR.endsTurn(choosing, DEAL, choosing));
    assertFalse(LAIR.silent(choosing, new LairMove.Chosen(4)));
    assertFalse(LAIR.isSetting(new LairMove.Chosen(4)));
    assertEquals(Optional.empty(), LAIR.ahead(choosing, SECOND, new LairMove.Chosen(4)));
    assertEquals(Optional.empty(), LAIR.point(choosing, SECOND, new LairMove.Chosen(4)));
    assertEquals(Optional.empty(), LAIR.counted(choosing));
    assertEquals(List.of(), LAIR.teams(choosing));
    assertEquals(Map.of(), LAIR.ratios());
  }

  @Test
  void inARematchEverybodyMovesOneSeatOn() {
    Setup three = LAIR.info().setup(3, Map.of()).orThrow();
    Outcome last = new Outcome(List.of(FIRST), List.of(1, 0, 0), "LA-2", Words.NONE);
    assertEquals(List.of(SECOND, Seat.of(2), FIRST), LAIR.rematch(three, last, new QuickDice(1)));
    assertEquals(three, LAIR.again(three, last));
  }

  @Test
  void endsAreAlikeHoweverTheyAreTold() {
    Outcome won = new Outcome(List.of(FIRST), List.of(1, 0), "LA-2", Words.same("So."));
    assertTrue(won.isLike(new Outcome(List.of(FIRST), List.of(1, 0), "LA-2", Words.NONE)));
    assertFalse(won.isLike(new Outcome(List.of(SECOND), List.of(1, 0), "LA-2", Words.NONE)));
    assertFalse(won.isLike(new Outcome(List.of(FIRST), List.of(2, 0), "LA-2", Words.NONE)));
    assertFalse(won.isLike(new Outcome(List.of(FIRST), List.of(1, 0), "LA-1", Words.NONE)));
    assertFalse(won.isDraw());
  }

  // Small words

  @Test
  void seatsAreCountedRoundTheTable() {
    assertEquals(FIRST, Seat.of(2).next(1, 3));
    assertEquals(Seat.of(2), FIRST.next(-1, 3));
    assertEquals(new Seat(8), Seat.of(8));
    assertEquals(List.of(FIRST, SECOND), Seat.all(2));
    assertTrue(FIRST.compareTo(SECOND) < 0);
    assertEquals(1, SECOND.who().seat());
    assertThrows(IllegalArgumentException.class, () -> new Seat(-1));
    assertEquals(
        List.of(Viewer.player(FIRST), Viewer.player(SECOND), new Viewer.Spectator()),
        Viewer.all(2));
  }

  @Test
  void wordsAreFilledInTheirOwnLanguage() {
    Words who = new Words("the wolf", "le loup");
    assertEquals(
        new Words("2: the wolf, Ana", "2 : le loup, Ana"),
        new Words("{1}: {0}, {2}", "{1} : {0}, {2}").with(who, 2, "Ana"));
    assertEquals(new Words("the wolf!", "le loup!"), who.then(Words.same("!")));
    assertEquals(new Words("THE WOLF", "LE LOUP"), who.map(String::toUpperCase));
    assertEquals("le loup", who.in(Language.FR));
    assertEquals("the wolf", who.in(Language.EN));
  }

  @Test
  void aSeatSaysThatItIsToPlay() {
    assertEquals(
        new Words("Player 1 is to play.", "À Joueur 1 de jouer."),
        new SeatName("P1", new Words("Player 1", "Joueur 1")).turn());
  }

  private static LairState state(String sand, String line) {
    Setup setup = LAIR.info().setup(2, Map.of("sand", sand)).orThrow();
    return LAIR.notation().readState(setup, line).orThrow();
  }

  private static String ruling(LairState state, Actor actor, String text) {
    LairMove move = LAIR.notation().read(state, text).orThrow();
    return switch (Referee.rule(LAIR, state, actor, move)) {
      case Ruling.Allowed _ -> "allowed";
      case Ruling.Refused(Objection objection) -> objection.rule();
    };
  }

  private static String garbled(Reading<?> reading) {
    return assertInstanceOf(Reading.Garbled.class, reading).why().en();
  }
}
