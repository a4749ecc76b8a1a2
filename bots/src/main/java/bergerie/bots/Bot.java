package bergerie.bots;

import bergerie.rules.dice.Dice;

/** A program in a seat. Given equal sights and equal dice it plays the same move. */
public interface Bot<S, M, V> {

  /** One of {@link Sight#moves()}, which is never empty. */
  M choose(Sight<S, M, V> sight, Dice dice);

  /** Whether it would call it a draw, whoever is to move. */
  default boolean wouldDraw(Sight<S, M, V> sight, Dice dice) {
    return false;
  }
}
