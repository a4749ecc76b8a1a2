package bergerie.rules;

import java.util.List;

/**
 * How a game ended.
 *
 * @param winners nobody in a draw, several in a shared victory
 * @param scores one per seat; 0 where a game has no points
 * @param rule the id of the rule that ended it
 */
public record Outcome(List<Seat> winners, List<Integer> scores, String rule, Words why) {
  public Outcome {
    winners = List.copyOf(winners);
    scores = List.copyOf(scores);
  }

  public boolean isDraw() {
    return winners.isEmpty();
  }
}
