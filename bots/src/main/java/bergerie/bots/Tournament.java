package bergerie.bots;

import bergerie.bots.solve.Almanac;
import bergerie.rules.Game;
import bergerie.rules.QuickDice;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.function.LongConsumer;

/**
 * Every bot against every other. One of two has a seat, or a team where teams win together, and the
 * other has the rest; who has which goes round. Two games in a row have the same dice. The same
 * seed gives the same games on any machine.
 */
public final class Tournament<S, M, V> {

  /**
   * What came of two bots' games.
   *
   * @param one has one seat or one team, {@code other} all others
   * @param share of the victories that {@code one} had; a draw is shared by all
   * @param equal the share of equal bots
   */
  public record Pair(
      Level one, Level other, int games, double share, double low, double high, double equal) {}

  public record Report(List<Pair> pairs, List<Elo.Rating> ratings) {}

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private record Duel(Level one, Level other) {}

  private final Game<S, M, V> game;
  private final Setup setup;
  private final List<Level> levels;
  private final List<Duel> duels = new ArrayList<>();
  private final List<List<Seat>> parties;
  private final Almanac tables;
  private final long seed;

  /**
   * @param levels two or more, each once
   */
  public Tournament(
      Game<S, M, V> game, Setup setup, List<Level> levels, Almanac tables, long seed) {
    this.game = game;
    this.setup = setup;
    this.levels = List.copyOf(levels);
    this.tables = tables;
    this.seed = seed;
    this.parties = parties(game, setup);
    for (int i = 0; i < levels.size(); i++) {
      for (int j = i + 1; j < levels.size(); j++) {
        duels.add(new Duel(levels.get(i), levels.get(j)));
      }
    }
  }

  private static List<List<Seat>> parties(Game<?, ?, ?> game, Setup setup) {
    List<Team> teams = game.teams(setup);
    return teams.isEmpty()
        ? Seat.all(setup.players()).stream().map(List::of).toList()
        : teams.stream().map(Team::seats).toList();
  }

  /** How many games there are when every two bots play so many. */
  public long total(int games) {
    return (long) duels.size() * games;
  }

  /**
   * Lets every two bots play so many games.
   *
   * @param progress told now and then how many games are begun
   */
  public Report run(int games, int threads, LongConsumer progress) throws InterruptedException {
    List<DoubleAdder> shares = duels.stream().map(_ -> new DoubleAdder()).toList();
    Crew.work(
        total(games),
        threads,
        () ->
            task -> {
              int duel = (int) (task % duels.size());
              shares.get(duel).add(play(duels.get(duel), task / duels.size()));
            },
        progress);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < duels.size(); i++) {
      pairs.add(pair(duels.get(i), games, shares.get(i).sum()));
    }
    return new Report(pairs, Elo.of(levels, pairs));
  }

  private Pair pair(Duel duel, int games, double wins) {
    Interval interval = Interval.of(wins, games);
    return new Pair(
        duel.one(),
        duel.other(),
        games,
        wins / games,
        interval.low(),
        interval.high(),
        1.0 / parties.size());
  }

  private double play(Duel duel, long number) {
    List<Seat> own = parties.get((int) (number % parties.size()));
    List<Bot<S, M, V>> bots = new ArrayList<>();
    for (Seat seat : Seat.all(setup.players())) {
      Level level = own.contains(seat) ? duel.one() : duel.other();
      bots.add(Bots.of(game, level, tables, Thought.FOR_EVER));
    }
    QuickDice dice = new QuickDice(seed + SPREAD * (number / 2));
    return share(new Walk<>(game, bots).play(setup, dice).winners(), own);
  }

  private double share(List<Seat> winners, List<Seat> own) {
    if (winners.isEmpty()) {
      return 1.0 / parties.size();
    }
    long won = winners.stream().filter(own::contains).count();
    return (double) won / winners.size();
  }
}
