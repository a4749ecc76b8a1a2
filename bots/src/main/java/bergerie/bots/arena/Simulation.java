package bergerie.bots.arena;

import bergerie.bots.Bot;
import bergerie.bots.Thought;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import bergerie.rules.dice.QuickDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongConsumer;

/** Many games between bots, on all cores. The same seed gives the same games on any machine. */
public final class Simulation<S, M, V> {

  /**
   * How often somebody won.
   *
   * @param low lower end of the 95 % interval of the share; {@code high} the upper
   */
  public record Share(
      String name, long wins, double share, double low, double high, double meanScore) {}

  /**
   * What all games came to.
   *
   * @param figures what only this game counts: how often, per game or per what its ratios say
   */
  public record Report(
      List<Share> seats, List<Share> teams, EndingCounts endings, Map<String, Double> figures) {}

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Game<S, M, V> game;
  private final Setup setup;
  private final List<Level> levels;
  private final Almanac tables;
  private final long seed;

  /**
   * @param levels one for each seat
   */
  public Simulation(
      Game<S, M, V> game, Setup setup, List<Level> levels, Almanac tables, long seed) {
    this.game = game;
    this.setup = setup;
    this.levels = List.copyOf(levels);
    this.tables = tables;
    this.seed = seed;
  }

  /**
   * Plays so many games.
   *
   * @param progress told now and then how many are done
   */
  public Report run(int games, int threads, LongConsumer progress) throws InterruptedException {
    List<Tally> tallies = new ArrayList<>();
    Crew.work(
        games,
        threads,
        () -> {
          Tally tally = new Tally(setup.players());
          tallies.add(tally);
          return worker(tally);
        },
        progress);
    Tally sum = new Tally(setup.players());
    tallies.forEach(sum::add);
    return sum.report(game, setup);
  }

  private LongConsumer worker(Tally tally) {
    Function<QuickDice, BotGame.End> match =
        Rush.of(game, setup, levels, tally).orElseGet(() -> stepwise(tally));
    return number -> tally.count(match.apply(new QuickDice(seed + SPREAD * number)));
  }

  private Function<QuickDice, BotGame.End> stepwise(Counts counts) {
    List<Bot<S, M, V>> bots = new ArrayList<>();
    for (Level level : levels) {
      bots.add(Bots.of(game, level, tables, Thought.FOR_EVER));
    }
    BotGame<S, M, V> played = new BotGame<>(game, bots);
    return dice -> played.play(setup, dice, counts);
  }

  /** What one worker has seen. */
  private static final class Tally implements Counts {
    private final Map<String, Long> counted = new TreeMap<>();
    private final EndingCounts endings = new EndingCounts();
    private final long[] wins;
    private final long[] scores;

    Tally(int players) {
      this.wins = new long[players];
      this.scores = new long[players];
    }

    @Override
    public void add(String what, long howMany) {
      counted.merge(what, howMany, Long::sum);
    }

    void count(BotGame.End end) {
      endings.count(end);
      for (Seat winner : end.winners()) {
        wins[winner.index()]++;
      }
      for (int i = 0; i < scores.length; i++) {
        scores[i] += end.scores().get(i);
      }
    }

    void add(Tally other) {
      endings.add(other.endings);
      other.counted.forEach(this::add);
      for (int i = 0; i < wins.length; i++) {
        wins[i] += other.wins[i];
        scores[i] += other.scores[i];
      }
    }

    <S> Report report(Game<S, ?, ?> game, Setup setup) {
      List<Share> seats = new ArrayList<>();
      for (Seat seat : Seat.all(setup.players())) {
        seats.add(share(game.info().name(seat).id(), seat));
      }
      List<Share> teams = new ArrayList<>();
      // Teams that are drawn anew for each game have no share of all.
      for (Team team : game.teams(game.start(setup))) {
        // All seats of a team win together, so any of them tells.
        teams.add(share(team.id(), team.seats().getFirst()));
      }
      return new Report(seats, teams, endings, figures(game.ratios()));
    }

    private Map<String, Double> figures(Map<String, String> ratios) {
      Map<String, Double> figures = new TreeMap<>();
      counted.forEach(
          (what, howMany) -> {
            long per = counted.getOrDefault(ratios.getOrDefault(what, ""), endings.games());
            figures.put(what, (double) howMany / per);
          });
      return figures;
    }

    private Share share(String name, Seat seat) {
      long won = wins[seat.index()];
      long games = endings.games();
      Interval interval = Interval.of((double) won, games);
      return new Share(
          name,
          won,
          (double) won / games,
          interval.low(),
          interval.high(),
          (double) scores[seat.index()] / games);
    }
  }
}
