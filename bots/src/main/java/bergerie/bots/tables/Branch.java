package bergerie.bots.tables;

import bergerie.bots.layers.Verdict;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Side;
import java.util.Optional;

/**
 * A legal move and what it leads to.
 *
 * @param verdict what is left for the side that moves; empty if the tables do not tell
 */
record Branch<P extends HuntPosition>(HuntMove move, Hunt<P> next, Optional<Verdict> verdict) {

  boolean is(Verdict.Value value) {
    return verdict.isPresent() && verdict.get().value() == value;
  }

  /** Whether no position from before this move can come back after it. */
  boolean isForGood(Hunt<P> before) {
    return switch (move) {
      case HuntMove.Capture _, HuntMove.Place _ -> true;
      case HuntMove.Step _ ->
          before.position().toMove() == Side.SHEEP && next.past().size() <= before.past().size();
    };
  }
}
