package bergerie.rules;

import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;

/** A game in which nothing is hidden, drawn or timed. */
public interface OpenGame<S, M, V> extends Game<S, M, V> {

  @Override
  default Chance<M> chance(S state) {
    throw new IllegalStateException("nothing is drawn in " + info().id());
  }

  @Override
  default M timeUp(S state) {
    throw new IllegalStateException("no sand in " + info().id());
  }

  @Override
  default S imagine(S state, Viewer viewer, Dice dice) {
    return state;
  }
}
