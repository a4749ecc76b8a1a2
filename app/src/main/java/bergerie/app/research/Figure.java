package bergerie.app.research;

import bergerie.bots.arena.EndingCounts;
import bergerie.bots.arena.Interval;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of one kind of games.
 *
 * @param bots the level that all of them have
 * @param undecided games without a winner
 * @param ends how many games each rule ended
 */
record Figure(
    String game,
    int players,
    String preset,
    String bots,
    long games,
    Turns turns,
    First first,
    long undecided,
    Map<String, Long> ends) {

  /**
   * How long the games were.
   *
   * @param low 5 % of them were no longer than this; {@code high}: 95 %
   */
  record Turns(double mean, int low, int median, int high, int max) {
    static Turns of(EndingCounts endings) {
      return new Turns(
          endings.meanTurns(),
          endings.turnsOf(0.05),
          endings.turnsOf(0.5),
          endings.turnsOf(0.95),
          endings.mostTurns());
    }
  }

  /**
   * How often the first player won.
   *
   * @param low lower end of the 95 % interval; {@code high} the upper
   */
  record First(long wins, double share, double low, double high) {
    static First of(EndingCounts endings) {
      Interval interval = endings.beginnersShare();
      return new First(
          endings.beginnersWins(),
          (double) endings.beginnersWins() / endings.games(),
          interval.low(),
          interval.high());
    }
  }

  Figure {
    ends = new TreeMap<>(ends);
  }

  static Figure of(Lineup lineup, EndingCounts endings) {
    return new Figure(
        lineup.game().info().id(),
        lineup.players(),
        lineup.preset().id(),
        lineup.level().id(),
        endings.games(),
        Turns.of(endings),
        First.of(endings),
        endings.undecided(),
        endings.rules());
  }

  /** The share of the games that a rule ended, in percent. */
  double endedBy(String rule) {
    return 100.0 * ends.getOrDefault(rule, 0L) / games;
  }
}
