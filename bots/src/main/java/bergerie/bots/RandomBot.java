package bergerie.bots;

import bergerie.rules.dice.Dice;

/** Plays any legal move. */
public final class RandomBot<S, M, V> implements Bot<S, M, V> {

  @Override
  public M choose(Sight<S, M, V> sight, Dice dice) {
    return dice.pick(sight.moves());
  }
}
