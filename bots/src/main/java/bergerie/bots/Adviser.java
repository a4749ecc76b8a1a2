package bergerie.bots;

import bergerie.rules.dice.Dice;
import java.util.Optional;

/** Says what it would play in a seat, and why. It gets no more than a bot in that seat. */
public interface Adviser<S, M, V> {

  /**
   * Weighs the moves of a seat.
   *
   * @param also a move to be weighed as carefully as the best, whether it looks good or not
   */
  Advice<M> advise(Sight<S, M, V> sight, Optional<M> also, Dice dice);
}
