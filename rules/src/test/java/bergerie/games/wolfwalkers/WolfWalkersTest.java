package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.tale.FinalCount;
import bergerie.games.wolfwalkers.tale.Flow;
import bergerie.games.wolfwalkers.tale.Lying;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.match.HouseRules;
import bergerie.telling.Beat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WolfWalkersTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();
  private static final Setup BASE = GAME.info().usual();
  private static final Dice DICE = new QuickDice(4);
  private static final Viewer FIRST = Viewer.player(Seat.of(0));
  private static final Viewer SECOND = Viewer.player(Seat.of(1));

  /** WW-4 */
  @Test
  void inASeriesTheLoserStarts() {
    Outcome lost = new Outcome(List.of(Seat.of(0)), List.of(41, 30), "WW-8", Words.NONE);
    assertEquals(List.of(Seat.of(1), Seat.of(0)), GAME.rematch(BASE, lost, DICE));
    Setup again = GAME.again(BASE, lost);
    assertEquals("P1", again.option("first"));
    assertEquals(Seat.of(0), GAME.start(again).first());
    assertTrue(Flow.due(GAME.start(again)).filter(Flow.Due.TOP::equals).isPresent());
  }

  /** WW-4 */
  @Test
  void afterASharedVictoryTheFirstPlayerIsDrawnAgain() {
    Outcome shared =
        new Outcome(List.of(Seat.of(0), Seat.of(1)), List.of(30, 30), "WW-8", Words.NONE);
    assertEquals("random", GAME.again(series(), shared).option("first"));
    assertEquals(Seat.all(2), GAME.rematch(BASE, shared, DICE));
  }

  /** A set-up of which the last game was lost by somebody. */
  private static Setup series() {
    return GAME.info().setup(2, Map.of("first", "P1")).orThrow();
  }

  /** WW-4: away from the board nobody has points. */
  @Test
  void whoHasGivenUpOrLostOnTimeStarts() {
    for (String rule : List.of(HouseRules.RESIGNED, HouseRules.OUT_OF_TIME)) {
      Outcome given =
          HouseRules.conceded(GAME, BASE, GAME.start(BASE), List.of(Seat.of(1)), rule)
              .orElseThrow();
      assertEquals(List.of(Seat.of(1), Seat.of(0)), GAME.rematch(BASE, given, DICE));
      assertEquals("P1", GAME.again(BASE, given).option("first"));
      Outcome other =
          HouseRules.conceded(GAME, BASE, GAME.start(BASE), List.of(Seat.of(0)), rule)
              .orElseThrow();
      assertEquals(Seat.all(2), GAME.rematch(BASE, other, DICE));
      assertEquals("P1", GAME.again(BASE, other).option("first"));
    }
  }

  /** WW-4 */
  @Test
  void afterADrawTheFirstPlayerIsDrawn() {
    Outcome agreed = HouseRules.drawAgreed(BASE);
    assertEquals(Seat.all(2), GAME.rematch(series(), agreed, DICE));
    assertEquals("random", GAME.again(series(), agreed).option("first"));
  }

  /** WW-4 */
  @Test
  void ofSeveralLosersTheOneWithFewestPointsStarts() {
    Setup four = GAME.info().setup(4, Map.of()).orThrow();
    Outcome won = new Outcome(List.of(Seat.of(0)), List.of(50, 41, 12, 30), "WW-8", Words.NONE);
    List<Seat> seats = GAME.rematch(four, won, DICE);
    assertEquals(List.of(Seat.of(2), Seat.of(3), Seat.of(0), Seat.of(1)), seats);
  }

  /** WW-4: each of the equal losers about as often, the winner and the better loser never. */
  @Test
  void amongEqualLosersItIsDrawn() {
    Setup four = GAME.info().setup(4, Map.of()).orThrow();
    Outcome won = new Outcome(List.of(Seat.of(1)), List.of(20, 50, 20, 30), "WW-8", Words.NONE);
    int[] begins = new int[4];
    for (int i = 0; i < 1000; i++) {
      begins[GAME.rematch(four, won, DICE).indexOf(Seat.of(0))]++;
    }
    assertEquals(0, begins[1] + begins[3]);
    assertEquals(500, begins[0], 80);
    assertEquals(500, begins[2], 80);
  }

  /** WW-7: 50 takes and 49 refills leave five cards, however the game goes. */
  @Test
  void twoPlayersLeaveFiveCards() {
    for (long seed = 0; seed < 20; seed++) {
      Tale tale = played(BASE, new QuickDice(seed));
      assertEquals(0, tale.pile().size());
      assertEquals(5, tale.market().places().stream().filter(p -> p.card().isPresent()).count());
    }
  }

  private static Tale played(Setup setup, Dice dice) {
    Tale tale = GAME.start(setup);
    while (true) {
      switch (GAME.turn(tale)) {
        case Turn.Over _ -> {
          return tale;
        }
        case Turn.Draw _ ->
            tale = GAME.play(tale, new Actor.Deal(), GAME.chance(tale).sample(dice));
        case Turn.Act act -> {
          Seat seat = act.awaited().getFirst();
          tale = GAME.play(tale, Actor.player(seat), dice.pick(GAME.moves(tale, seat)));
        }
      }
    }
  }

  /** WW-8: neither grid has an Objective that scores. */
  @Test
  void aSharedVictoryNamesAllWhoShareIt() {
    Turn.Over over =
        assertInstanceOf(
            Turn.Over.class, GAME.turn(state(BASE, "phase over; P1 0,0 #8; P2 0,0 #9")));
    assertEquals(
        "The victory is shared by you and Player 2: 0 points each.",
        over.outcome().why().to(GAME.info().hearer(FIRST)).en().text());
  }

  /** WW-2: before a card is turned over nobody knows what it will show. */
  @Test
  void aProposalTellsOnlyWhatIsSeen() {
    Tale flipping =
        state(
            advanced("13"),
            "to P1; used 13; pending flip-own; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8 #9");
    assertProposed(
        "You turn the Story with Robyn and a castle over.", "flip", flipping, "flip 0,0");
    Tale turning =
        state(
            advanced("1"),
            "to P1; used 1; twists flip-taken; market #37 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8 #9");
    assertProposed(
        "You take the Story with wolves and lay the card, turned over, at the top left.",
        "take",
        turning,
        "1@0,1");
    Tale using = state(advanced("3"), "to P1; powers 3; market #37 #2 #3 #4 [5] [6]; P1 0,0 #8 #9");
    assertProposed("You use the Power “Exchange”.", "use", using, "use 3");
    Tale renewing = state(advanced("6"), "to P1; powers 6; market #37 #2 #3 #4 [5] [6]; top 7");
    assertProposed("You use the Power “New Stakes”.", "use discard", renewing, "use 6");
  }

  private static void assertProposed(String line, String verbs, Tale tale, String text) {
    Told told =
        GAME.notation().propose(tale, Seat.of(0), GAME.notation().read(tale, text).orThrow());
    assertEquals(line, told.line().to(GAME.info().hearer(FIRST)).en().text());
    assertEquals(verbs, told.beats().stream().map(Beat::verb).collect(Collectors.joining(" ")));
  }

  /** Law 8 where something is hidden: what one player has looked at varies for all others. */
  @Test
  void whatOneHasLookedAtStaysUnknownToOthers() {
    Tale tale = looked();
    assertEquals(Set.of(tale), worlds(tale, FIRST));
    // One of 43 unseen cards lies third; the second is known to be card 7, or third itself.
    assertTrue(worlds(tale, SECOND).size() > 60);
    assertTrue(worlds(tale, new Viewer.Spectator()).size() > 60);
    for (Tale world : worlds(tale, SECOND)) {
      List<Integer> below = world.pile().top().subList(1, 3).stream().map(Lying::card).toList();
      assertTrue(below.contains(7), "card 7 was on top before: " + below);
      assertEquals(13, world.pile().visible().orElseThrow());
    }
  }

  /** The first player has seen 7, 12 and 13 on top of the pile and put 13 first. */
  private static Tale looked() {
    Setup setup = advanced("10");
    Tale tale =
        state(setup, "to P1; powers 10; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8; P2 0,0 #9");
    tale = GAME.play(tale, Actor.player(Seat.of(0)), new Move.Use(10));
    tale = GAME.play(tale, new Actor.Deal(), new Move.Draw(12));
    tale = GAME.play(tale, new Actor.Deal(), new Move.Draw(13));
    return GAME.play(tale, Actor.player(Seat.of(0)), new Move.Order(List.of(3, 1, 2)));
  }

  private static Setup advanced(String powers) {
    return GAME.info()
        .setup(2, Map.of("variant", "advanced", "permanent", "7", "powers", powers))
        .orThrow();
  }

  private static Tale state(Setup setup, String line) {
    return GAME.notation().readState(setup, line).orThrow();
  }

  private static Set<Tale> worlds(Tale tale, Viewer viewer) {
    Set<Tale> worlds = new HashSet<>();
    Dice dice = new QuickDice(9);
    for (int i = 0; i < 800; i++) {
      worlds.add(GAME.imagine(tale, viewer, dice));
    }
    return worlds;
  }

  @Test
  void aHandOfObjectivesIsKnownToItsHolder() {
    Setup setup =
        GAME.info()
            .setup(2, Map.of("variant", "light", "permanent", "11", "first", "P1"))
            .orThrow();
    Tale tale = GAME.start(setup);
    tale = GAME.play(tale, new Actor.Deal(), new Move.Draw(5));
    tale = GAME.play(tale, new Actor.Deal(), new Move.Draw(6));
    assertEquals(Set.of(tale), worlds(tale, FIRST));
    assertTrue(worlds(tale, SECOND).size() > 500);
    Tale kept = GAME.play(tale, Actor.player(Seat.of(0)), new Move.Keep(5));
    assertEquals(Set.of(kept), worlds(kept, FIRST));
    assertEquals(54, worlds(kept, SECOND).size());
  }

  /** The base game draws as it goes: there is no order that could leak. */
  @Test
  void theBaseGameHidesNothingButWhatIsNotDrawn() {
    Tale tale = state(BASE, "to P1; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8");
    for (Viewer viewer : Viewer.all(2)) {
      assertEquals(Set.of(tale), worlds(tale, viewer));
    }
    assertEquals(1, tale.pile().top().size());
  }

  @Test
  void aPowerAndItsChoicesBelongToOneTurn() {
    Setup setup = advanced("3");
    Actor first = Actor.player(Seat.of(0));
    Tale start =
        state(
            setup, "to P1; powers 3; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8 #9; P2 0,0 #10");
    Tale used = GAME.play(start, first, new Move.Use(3));
    Tale swapped = GAME.play(used, first, new Move.Swap(Cell.FIRST, new Cell(1, 0)));
    Tale taken = GAME.play(swapped, first, new Move.Take(new Move.Origin.Place(1), new Cell(0, 1)));
    assertFalse(GAME.endsTurn(start, first, used));
    assertFalse(GAME.endsTurn(used, first, swapped));
    assertTrue(GAME.endsTurn(swapped, first, taken));
  }

  /**
   * A cross-check of the deck: players who take what scores most at once come near the mean of the
   * cards' design.
   */
  @Test
  void simpleGreedyGamesScoreAsTheDeckWasMadeFor() {
    List<Integer> totals = new ArrayList<>();
    int objectives = 0;
    int games = Boolean.getBoolean("bergerie.long") ? 400 : 15;
    for (long seed = 0; seed < games; seed++) {
      Tale tale = greedy(new QuickDice(seed));
      List<Score> scores = FinalCount.scores(GAME.scoring(), tale);
      for (Score score : scores) {
        totals.add(score.total());
        objectives += score.lines().size();
      }
    }
    double mean = totals.stream().mapToInt(Integer::intValue).average().orElseThrow();
    double held = objectives / (double) totals.size();
    assertTrue(mean > 38 && mean < 56, "mean " + mean);
    assertTrue(held > 8 && held < 14, "Objectives in a grid: " + held);
  }

  /** Takes what raises the own running score most, drawing lots among equals. */
  private static Tale greedy(Dice dice) {
    Tale tale = GAME.start(BASE);
    while (true) {
      switch (GAME.turn(tale)) {
        case Turn.Over _ -> {
          return tale;
        }
        case Turn.Draw _ ->
            tale = GAME.play(tale, new Actor.Deal(), GAME.chance(tale).sample(dice));
        case Turn.Act act ->
            tale =
                GAME.play(
                    tale,
                    Actor.player(act.awaited().getFirst()),
                    best(tale, act.awaited().getFirst(), dice));
      }
    }
  }

  private static Move best(Tale tale, Seat seat, Dice dice) {
    List<Move> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Move move : GAME.moves(tale, seat)) {
      Grid grid = GAME.play(tale, Actor.player(seat), move).grid(seat);
      int worth = GAME.scoring().grid(grid).total();
      if (worth > most) {
        best.clear();
        most = worth;
      }
      if (worth == most) {
        best.add(move);
      }
    }
    return dice.pick(best);
  }
}
