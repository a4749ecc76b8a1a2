package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.Bot;
import bergerie.bots.RandomBot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.layers.Verdict;
import bergerie.bots.packed.HuntBot;
import bergerie.bots.packed.HuntSearch;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Turn;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Jumped;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Repetition;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.TableFolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The bot that looks up tables. */
class PerfectBotTest {

  private static final int LONGEST = 400;
  private static final HuntBot.Skill BRIEF = new HuntBot.Skill(Thought.of(2_000), 6, 0);

  private static <P extends HuntPosition> Bot<Hunt<P>, HuntMove, HuntView> perfect(
      Oracle<P> oracle) {
    return new PerfectBot<>(oracle, BRIEF);
  }

  private static <P extends HuntPosition> HuntMove chosen(
      Oracle<P> oracle, Bot<Hunt<P>, HuntMove, HuntView> bot, Hunt<P> state, QuickDice dice) {
    return bot.choose(Sight.of(oracle.game(), state, state.position().toMove().seat()), dice);
  }

  private static <P extends HuntPosition> Hunt<P> play(
      Oracle<P> oracle, Hunt<P> state, HuntMove move) {
    return oracle.game().play(state, Actor.player(state.position().toMove().seat()), move);
  }

  /** Random positions of the tables with a value for the side to move. */
  private static <P extends HuntPosition> List<Hunt<P>> positions(
      Oracle<P> oracle, Verdict.Value value, int count) {
    QuickDice dice = new QuickDice(3);
    HuntTables<P>.Samples samples = oracle.tables().samples();
    List<Hunt<P>> found = new ArrayList<>();
    while (found.size() < count) {
      P position = samples.get(dice.below((int) samples.size())).position();
      Hunt<P> state = new Hunt<>(position, Past.of(position));
      if (!oracle.isOver(state)
          && oracle.verdict(state).map(Verdict::value).equals(Optional.of(value))) {
        found.add(state);
      }
    }
    return found;
  }

  @Test
  void itAgreesToADrawUnlessTheTablesProveItsWin() {
    Oracle<BaghChalPosition> oracle = SmallTables.baghChal();
    for (Verdict.Value value : Verdict.Value.values()) {
      for (Hunt<BaghChalPosition> state : positions(oracle, value, 20)) {
        Side mover = state.position().toMove();
        assertEquals(value != Verdict.Value.WIN, wouldDraw(oracle, state, mover));
        assertEquals(value != Verdict.Value.LOSS, wouldDraw(oracle, state, mover.other()));
      }
    }
  }

  private static boolean wouldDraw(
      Oracle<BaghChalPosition> oracle, Hunt<BaghChalPosition> state, Side side) {
    return perfect(oracle).wouldDraw(Sight.of(oracle.game(), state, side.seat()), new QuickDice(1));
  }

  @Test
  void tablesAreSilentWhereTheyDoNotHold() {
    Oracle<BaghChalPosition> oracle = SmallTables.baghChal();
    Customs never = new Customs(Repetition.NEVER, Jumped.AT_ONCE, Customs.NO_LIMIT);
    for (Hunt<BaghChalPosition> state : positions(oracle, Verdict.Value.WIN, 20)) {
      Hunt<BaghChalPosition> other = new Hunt<>(state.position(), state.past(), never);
      assertEquals(Optional.empty(), oracle.verdict(other));
      assertEquals(Knowledge.UNKNOWN, oracle.probe().value(PackedHunt.twin(other)));
    }
  }

  @Test
  void aWinWithDistancesTakesNoMoreTurnsThanTheTableSays() {
    Oracle<BaghChalPosition> oracle = SmallTables.baghChal();
    for (Bot<Hunt<BaghChalPosition>, HuntMove, HuntView> loser :
        List.of(perfect(oracle), new RandomBot<Hunt<BaghChalPosition>, HuntMove, HuntView>())) {
      for (Hunt<BaghChalPosition> start : positions(oracle, Verdict.Value.WIN, 100)) {
        int turns = oracle.verdict(start).orElseThrow().turns().orElseThrow();
        assertTrue(turnsToFirstCaptureOrBlock(oracle, start, loser) <= turns, start::toString);
      }
    }
  }

  private static int turnsToFirstCaptureOrBlock(
      Oracle<BaghChalPosition> oracle,
      Hunt<BaghChalPosition> start,
      Bot<Hunt<BaghChalPosition>, HuntMove, HuntView> loser) {
    QuickDice dice = new QuickDice(5);
    Hunt<BaghChalPosition> state = start;
    int turns = 0;
    while (!oracle.isOver(state) && state.position().captured() == 0) {
      boolean winner = turns++ % 2 == 0;
      state = play(oracle, state, chosen(oracle, winner ? perfect(oracle) : loser, state, dice));
    }
    // Whoever is to move can't, or has lost a sheep.
    assertEquals(start.position().toMove().other(), state.position().toMove());
    return turns;
  }

  @Test
  void aWinWithoutDistancesIsBroughtHome() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    for (Bot<Hunt<KukuliPosition>, HuntMove, HuntView> loser :
        List.of(
            perfect(oracle),
            new RandomBot<Hunt<KukuliPosition>, HuntMove, HuntView>(),
            Bots.of(oracle.game(), Level.DOG))) {
      for (Hunt<KukuliPosition> start : positions(oracle, Verdict.Value.WIN, 40)) {
        Outcome outcome = outcome(oracle, start, perfect(oracle), loser);
        assertEquals(List.of(start.position().toMove().seat()), outcome.winners(), start::toString);
      }
    }
  }

  private static <P extends HuntPosition> Outcome outcome(
      Oracle<P> oracle,
      Hunt<P> start,
      Bot<Hunt<P>, HuntMove, HuntView> first,
      Bot<Hunt<P>, HuntMove, HuntView> second) {
    QuickDice dice = new QuickDice(7);
    Hunt<P> state = start;
    for (int turn = 0; turn < LONGEST; turn++) {
      if (oracle.game().turn(state) instanceof Turn.Over(Outcome outcome)) {
        return outcome;
      }
      state = play(oracle, state, chosen(oracle, turn % 2 == 0 ? first : second, state, dice));
    }
    throw new AssertionError("no end of " + start);
  }

  @Test
  void aDrawIsNeverGivenAway() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    Bot<Hunt<KukuliPosition>, HuntMove, HuntView> rival = Bots.of(oracle.game(), Level.DOG);
    QuickDice dice = new QuickDice(7);
    for (Hunt<KukuliPosition> start : positions(oracle, Verdict.Value.DRAW, 40)) {
      Hunt<KukuliPosition> state = start;
      for (int turn = 0; turn < 60 && !oracle.isOver(state); turn++) {
        boolean ours = turn % 2 == 0;
        state = play(oracle, state, chosen(oracle, ours ? perfect(oracle) : rival, state, dice));
        Verdict.Value theirs = oracle.verdict(state).orElseThrow().value();
        assertFalse(ours && theirs == Verdict.Value.WIN, start::toString);
      }
    }
  }

  @Test
  void aLostGameIsNotLostAtOnceUnlessItMustBe() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    int choices = 0;
    for (Hunt<KukuliPosition> start : positions(oracle, Verdict.Value.LOSS, 200)) {
      boolean lasting =
          oracle.choices(start).stream()
              .anyMatch(choice -> !endsAtOnce(oracle, play(oracle, start, choice.move())));
      HuntMove move = chosen(oracle, perfect(oracle), start, new QuickDice(1));
      assertEquals(lasting, !endsAtOnce(oracle, play(oracle, start, move)), start::toString);
      choices += lasting ? 1 : 0;
    }
    assertTrue(choices > 20, "too few that have a choice: " + choices);
  }

  private static boolean endsAtOnce(Oracle<KukuliPosition> oracle, Hunt<KukuliPosition> state) {
    return oracle.choices(state).stream()
        .anyMatch(choice -> oracle.isOver(play(oracle, state, choice.move())));
  }

  @Test
  void fewAnswersAndLongResistanceAreWorthMore() {
    assertTrue(new Trial(1, 10).bonus() > new Trial(2, 10).bonus());
    assertTrue(new Trial(2, 30).bonus() > new Trial(2, 10).bonus());
  }

  /** With one sheep more than the tables know, the wolf sees at once that a capture wins. */
  @Test
  void theSearchSeesTheTablesWhereTheyBegin() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    int wins = 0;
    for (Hunt<KukuliPosition> after : positions(oracle, Verdict.Value.LOSS, 2_000)) {
      for (Hunt<KukuliPosition> before : beforeCapture(after.position())) {
        assertEquals(Optional.empty(), oracle.verdict(before));
        assertTrue(found(oracle, before) > 0, before::toString);
        wins++;
      }
    }
    assertTrue(wins > 100, "too few wins to see: " + wins);
  }

  private static List<Hunt<KukuliPosition>> beforeCapture(KukuliPosition after) {
    List<Hunt<KukuliPosition>> before = new ArrayList<>();
    for (Point from : KukuliPosition.BOARD.points()) {
      for (Jump jump : KukuliPosition.BOARD.jumps(from.index())) {
        int needed = from.bit() | jump.over().bit();
        if (after.toMove() == Side.SHEEP
            && Integer.bitCount(after.sheep()) == SmallTables.MOST_SHEEP
            && jump.to().index() == after.wolf()
            && (after.empty() & needed) == needed) {
          int sheep = after.sheep() | jump.over().bit();
          KukuliPosition now = new KukuliPosition(from.index(), sheep, 0, Side.WOLVES);
          before.add(new Hunt<>(now, Past.of(now)));
        }
      }
    }
    return before;
  }

  private static int found(Oracle<KukuliPosition> oracle, Hunt<KukuliPosition> state) {
    PackedHunt twin = PackedHunt.twin(state);
    int count = twin.count();
    Thought brief = Thought.of(1_000);
    return HuntSearch.of(twin, oracle.probe(), brief)
        .search(twin, IntStream.range(0, count).toArray(), new int[count], brief.start(), 1)
        .end();
  }

  @Test
  void alphaIsPerfectWithTablesAndAsBeforeWithoutThem() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    Almanac almanac = Almanac.of(new TableFolder(SmallTables.folder()));
    for (Hunt<KukuliPosition> start : positions(oracle, Verdict.Value.WIN, 20)) {
      HuntMove move =
          chosen(
              oracle,
              Bots.of(oracle.game(), Level.ALPHA, almanac, Thought.FOR_EVER),
              start,
              new QuickDice(1));
      assertEquals(
          Optional.of(Verdict.Value.LOSS),
          oracle.verdict(play(oracle, start, move)).map(Verdict::value));
    }
    assertTrue(Bots.of(oracle.game(), Level.ALPHA) instanceof HuntBot<?>);
    assertTrue(Bots.of(oracle.game(), Level.WOLF, almanac, Thought.FOR_EVER) instanceof HuntBot<?>);
  }
}
