package bergerie.bots.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.Bot;
import bergerie.bots.RandomBot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GreedyTellerTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();
  private static final boolean LONG = Boolean.getBoolean("bergerie.long");

  /** The table after a game, whose first seat is greedy and whose second may be. */
  private static <S> TaleView played(
      Game<S, Move, TaleView> game, Setup setup, Rival rival, Dice dice) {
    Bot<S, Move, TaleView> greedy = new GreedyTeller<>(Thought.unhurried());
    List<Bot<S, Move, TaleView>> bots =
        List.of(greedy, rival == Rival.GREEDY ? greedy : new RandomBot<>());
    S state = game.start(setup);
    while (true) {
      switch (game.turn(state)) {
        case Turn.Over _ -> {
          return game.view(state, new Viewer.Spectator());
        }
        case Turn.Draw _ ->
            state = game.play(state, new Actor.Deal(), game.chance(state).sample(dice));
        case Turn.Act act -> {
          Seat seat = act.awaited().getFirst();
          Move move = bots.get(seat.index()).choose(Sight.of(game, state, seat), dice);
          state = game.play(state, Actor.player(seat), move);
        }
      }
    }
  }

  private enum Rival {
    GREEDY,
    RANDOM
  }

  /** The sheet: a mean of 43.5, from 19 to 65 for nine of ten, half of the games to who starts. */
  @Test
  void greedyGamesScoreNearTheSheet() {
    Setup setup = GAME.info().setup(2, Map.of("first", "P1")).orThrow();
    List<Integer> totals = new ArrayList<>();
    for (long seed = 0; seed < (LONG ? 1000 : 25); seed++) {
      played(GAME, setup, Rival.GREEDY, new QuickDice(seed))
          .grids()
          .forEach(grid -> totals.add(grid.total()));
    }
    totals.sort(null);
    double mean = totals.stream().mapToInt(total -> total).average().orElseThrow();
    int low = totals.get(totals.size() / 20);
    int high = totals.get(totals.size() * 19 / 20);
    assertTrue(mean > 40 && mean < 58, "mean " + mean);
    assertTrue(low > 15 && high < 90, "from " + low + " to " + high);
  }

  @Test
  void itBeatsChance() {
    int won = 0;
    Setup setup = GAME.info().usual();
    for (long seed = 0; seed < 10; seed++) {
      List<TaleView.GridView> grids =
          played(GAME, setup, Rival.RANDOM, new QuickDice(seed)).grids();
      won += grids.getFirst().total() > grids.getLast().total() ? 1 : 0;
    }
    assertEquals(10, won);
  }

  /** Power 24 gives 4 points for an Objective that scores: it is used at once. */
  @Test
  void aPowerIsUsedWhereItBringsMore() {
    assertEquals(
        "use 24",
        chosen(
            GAME,
            "24",
            "to P1; powers 24; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 [26] #37; P2 0,0 #9"));
  }

  /** With nothing that scores, Power 24 would lose 2 points: a card is taken. */
  @Test
  void aPowerIsSavedWhereItBringsNothing() {
    assertTrue(
        chosen(
                GAME,
                "24",
                "to P1; powers 24; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 [26]; P2 0,0 #9")
            .contains("@"));
  }

  private static <S> String chosen(Game<S, Move, TaleView> game, String power, String line) {
    Setup setup =
        game.info()
            .setup(2, Map.of("variant", "advanced", "permanent", "4", "powers", power))
            .orThrow();
    S state = game.notation().readState(setup, line).orThrow();
    Move move =
        new GreedyTeller<S>(Thought.unhurried())
            .choose(Sight.of(game, state, Seat.of(0)), new QuickDice(1));
    return game.notation().write(state, move);
  }
}
