package bergerie.bots;

import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import java.time.Duration;
import java.util.Optional;

/**
 * A decision of a game that is over, looked at again: what its player could know, and what they
 * could not.
 *
 * @param move that was made
 * @param known the advice they could have been given
 * @param open the advice of somebody who sees all cards; none where nothing was hidden
 */
public record Review<M>(M move, Advice<M> known, Optional<Advice<M>> open) {

  /** How long one decision is thought over at most. */
  public static final Duration THOUGHT = Duration.ofMillis(200);

  /** Looks at a decision again; empty where there was no choice. */
  public static <S, M, V> Optional<Review<M>> of(
      Game<S, M, V> game, Adviser<S, M, V> adviser, S state, Seat seat, M move, Dice dice) {
    Sight<S, M, V> sight = Sight.of(game, state, seat);
    if (sight.moves().size() < 2) {
      return Optional.empty();
    }
    Optional<M> made = Optional.of(move);
    return Optional.of(
        new Review<>(
            move,
            adviser.advise(sight, made, dice),
            game.info().secrecy() == GameInfo.Secrecy.OPEN
                ? Optional.empty()
                : Optional.of(adviser.advise(Sight.open(game, state, seat), made, dice))));
  }

  /** The move beside the advice, by what could be known. */
  public Weighed weighed() {
    return Weighed.of(known, move);
  }

  /** How much better one would have done by seeing all cards. */
  public Optional<Double> hindsight() {
    return open.map(all -> Weighed.of(all, move).cost());
  }

  /** What the hidden cards made of the move, beyond what was to be expected of it. */
  public Optional<Double> luck() {
    return open.map(all -> worth(all) - worth(known));
  }

  private double worth(Advice<M> advice) {
    return advice.about(move).orElse(advice.best()).worth();
  }
}
