package bergerie.bots.arena;

import bergerie.bots.Bot;
import bergerie.bots.Thought;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import bergerie.rules.dice.QuickDice;
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

  /** What all games came to. */
  public record Report(List<Pair> pairs, List<Elo.Rating> ratings, EndingCounts endings) {}

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

  private static <S> List<List<Seat>> parties(Game<S, ?, ?> game, Setup setup) {
    List<Team> teams = game.teams(game.start(setup));
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
    List<EndingCounts> seen = new ArrayList<>();
    List<DoubleAdder> shares = duels.stream().map(_ -> new DoubleAdder()).toList();
    Crew.work(
        total(games),
        threads,
        () -> {
          EndingCounts endings = new EndingCounts();
          seen.add(endings);
          return task -> {
            int duel = (int) (task % duels.size());
            long number = task / duels.size();
            BotGame.End end = play(duels.get(duel), number);
            endings.count(end);
            shares.get(duel).add(share(end.winners(), own(number)));
          };
        },
        progress);
    EndingCounts all = new EndingCounts();
    seen.forEach(all::add);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < duels.size(); i++) {
      pairs.add(pair(duels.get(i), games, shares.get(i).sum()));
    }
    return new Report(pairs, Elo.of(levels, pairs), all);
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

  /** The seats that the first of two bots has in a game. */
  private List<Seat> own(long number) {
    return parties.get((int) (number % parties.size()));
  }

  private BotGame.End play(Duel duel, long number) {
    List<Seat> own = own(number);
    List<Bot<S, M, V>> bots = new ArrayList<>();
    for (Seat seat : Seat.all(setup.players())) {
      Level level = own.contains(seat) ? duel.one() : duel.other();
      bots.add(Bots.of(game, level, tables, Thought.FOR_EVER));
    }
    QuickDice dice = new QuickDice(seed + SPREAD * (number / 2));
    return new BotGame<>(game, bots).play(setup, dice);
  }

  private double share(List<Seat> winners, List<Seat> own) {
    if (winners.isEmpty()) {
      return 1.0 / parties.size();
    }
    long won = winners.stream().filter(own::contains).count();
    return (double) won / winners.size();
  }
}
