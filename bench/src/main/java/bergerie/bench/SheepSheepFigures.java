package bergerie.bench;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.sheepsheep.BestGroup;
import bergerie.bots.sheepsheep.Plan;
import bergerie.bots.sheepsheep.Puzzle;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The figures of docs/games/sheep-sheep.md: how long searches take, how often they are proven, and
 * how games without sand go.
 */
public final class SheepSheepFigures {

  private static final int DEALS = 1_500;
  private static final int WARM_UP = 300;
  private static final int GAMES = 300;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();
  private final BestGroup search = new BestGroup();

  private SheepSheepFigures() {}

  public static void main(String[] args) {
    SheepSheepFigures figures = new SheepSheepFigures();
    for (int players = 2; players <= 4; players++) {
      figures.searches(players);
    }
    for (int players = 2; players <= 4; players++) {
      for (Level level : List.of(Level.RANDOM, Level.BEST_GROUP)) {
        figures.games(players, level);
      }
    }
  }

  private void searches(int players) {
    searches(players, "within 3", puzzle -> search.within(puzzle, 3));
    searches(players, "within 6", puzzle -> search.within(puzzle, 6));
    searches(players, "unlimited", search::unlimited);
  }

  /** Processor time of this thread, since others use the machine too. */
  private void searches(int players, String name, Function<Puzzle, Plan> searcher) {
    Dice dice = new QuickDice(players);
    long[] nanos = new long[DEALS];
    int proven = 0;
    long worth = 0;
    for (int deal = -WARM_UP; deal < DEALS; deal++) {
      Puzzle puzzle = puzzle(dealt(players, dice));
      long begin = THREADS.getCurrentThreadCpuTime();
      Plan plan = searcher.apply(puzzle);
      long taken = THREADS.getCurrentThreadCpuTime() - begin;
      if (deal >= 0) {
        nanos[deal] = taken;
        proven += plan.proven() ? 1 : 0;
        worth += plan.worth();
      }
    }
    Arrays.sort(nanos);
    System.out.printf(
        "%d players, %s: median %.2f ms, p99 %.1f ms, worst %.0f ms, worth %.2f, proven %.1f %%%n",
        players,
        name,
        nanos[DEALS / 2] / 1e6,
        nanos[DEALS * 99 / 100] / 1e6,
        nanos[DEALS - 1] / 1e6,
        (double) worth / DEALS,
        100.0 * proven / DEALS);
  }

  private Pasture dealt(int players, Dice dice) {
    Pasture table = game.start(setup(players));
    while (game.turn(table) instanceof Turn.Draw) {
      table = game.play(table, new Actor.Deal(), game.chance(table).sample(dice));
    }
    return table;
  }

  private Setup setup(int players) {
    return game.info().setup(players, Map.of("timer", "exchanges")).orThrow();
  }

  private static Puzzle puzzle(Pasture table) {
    Shepherd mover = table.shepherd(table.mover());
    return new Puzzle(table.meadow(), mover.cards(), mover.fetish());
  }

  private void games(int players, Level level) {
    Bot<Pasture, SheepSheepMove, SheepSheepView> bot = Bots.of(game, level);
    long turns = 0;
    long groups = 0;
    long sheep = 0;
    for (int number = 0; number < GAMES; number++) {
      Dice dice = new QuickDice(number);
      Pasture table = dealt(players, dice);
      for (Turn turn = game.turn(table); !(turn instanceof Turn.Over); turn = game.turn(table)) {
        if (turn instanceof Turn.Act act) {
          Seat seat = act.awaited().getFirst();
          SheepSheepMove move = bot.choose(Sight.of(game, table, seat), dice);
          if (move instanceof SheepSheepMove.Win(int cells)) {
            groups++;
            sheep += Integer.bitCount(cells);
          }
          turns += endsExchanges(move) ? 1 : 0;
          table = game.play(table, Actor.player(seat), move);
        } else {
          table = game.play(table, new Actor.Deal(), game.chance(table).sample(dice));
        }
      }
    }
    System.out.printf(
        "%d players, %s: %.1f turns, %.1f groups, %.2f sheep in a group%n",
        players,
        level.id(),
        (double) turns / GAMES,
        (double) groups / GAMES,
        (double) sheep / Math.max(1, groups));
  }

  private static boolean endsExchanges(SheepSheepMove move) {
    return move instanceof SheepSheepMove.Win || move instanceof SheepSheepMove.Done;
  }
}
