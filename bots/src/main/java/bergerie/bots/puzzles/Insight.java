package bergerie.bots.puzzles;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Oracle;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a position, by tables or by a puzzle that leads there.
 *
 * @param verdict for the side to move
 * @param best the quickest win or the longest resistance
 * @param choices every legal move, in the order of the rules
 */
public record Insight<P extends HuntPosition>(
    Hunt<P> state,
    Optional<Verdict> verdict,
    Optional<HuntMove> best,
    List<Oracle.Choice> choices) {

  public Insight {
    choices = List.copyOf(choices);
  }
}
