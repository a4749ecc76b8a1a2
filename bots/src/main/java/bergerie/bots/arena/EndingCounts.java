package bergerie.bots.arena;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How many games ended: by which rules, after how many turns, and well for whom who began. */
public final class EndingCounts {

  private final Map<String, Long> rules = new TreeMap<>();
  private final TreeMap<Integer, Long> lengths = new TreeMap<>();
  private long games;
  private long undecided;
  private long beginnersWins;

  void count(BotGame.End end) {
    games++;
    rules.merge(end.rule(), 1L, Long::sum);
    lengths.merge(end.turns(), 1L, Long::sum);
    undecided += end.winners().isEmpty() ? 1 : 0;
    beginnersWins += end.winners().contains(end.beginner()) ? 1 : 0;
  }

  void add(EndingCounts other) {
    games += other.games;
    other.rules.forEach((rule, many) -> rules.merge(rule, many, Long::sum));
    other.lengths.forEach((turns, many) -> lengths.merge(turns, many, Long::sum));
    undecided += other.undecided;
    beginnersWins += other.beginnersWins;
  }

  public long games() {
    return games;
  }

  /** How many games each rule ended. */
  public Map<String, Long> rules() {
    return Collections.unmodifiableMap(rules);
  }

  /** Games without a winner. */
  public long undecided() {
    return undecided;
  }

  /** Games that the first player won, alone or with others. */
  public long beginnersWins() {
    return beginnersWins;
  }

  /** Between which bounds the first player's share of all games lies. */
  public Interval beginnersShare() {
    return Interval.of((double) beginnersWins, games);
  }

  public double meanTurns() {
    double sum = 0;
    for (Map.Entry<Integer, Long> length : lengths.entrySet()) {
      sum += (double) length.getKey() * length.getValue();
    }
    return sum / games;
  }

  public int mostTurns() {
    return lengths.lastKey();
  }

  /** The length that this share of the games, or a little more, did not exceed. */
  public int turnsOf(double share) {
    long seen = 0;
    for (Map.Entry<Integer, Long> length : lengths.entrySet()) {
      seen += length.getValue();
      if (seen >= share * games) {
        return length.getKey();
      }
    }
    return mostTurns();
  }
}
