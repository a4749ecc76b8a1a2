package bergerie.rules;

import bergerie.telling.Sentence;
import java.util.List;

/**
 * How a game ended.
 *
 * @param winners nobody in a draw, several in a shared victory
 * @param scores one per seat; 0 where a game has no points
 * @param rule the id of the rule that ended it
 */
public record Outcome(List<Seat> winners, List<Integer> scores, String rule, Sentence why) {

  public Outcome {
    winners = List.copyOf(winners);
    scores = List.copyOf(scores);
  }

  /** An end that is told alike to everybody. */
  public Outcome(List<Seat> winners, List<Integer> scores, String rule, Words why) {
    this(winners, scores, rule, why.sentence());
  }

  /** Whether it is the same end, however it was told. */
  public boolean isLike(Outcome other) {
    return winners.equals(other.winners) && scores.equals(other.scores) && rule.equals(other.rule);
  }

  public boolean isDraw() {
    return winners.isEmpty();
  }
}
