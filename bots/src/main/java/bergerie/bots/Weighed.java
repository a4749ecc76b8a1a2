package bergerie.bots;

import bergerie.bots.Advice.Choice;
import bergerie.bots.Advice.Reason;
import java.util.List;

/**
 * What a move is, beside the advice that could be had.
 *
 * @param cost how much better the advice was than the move, by what could be known
 */
public record Weighed(double cost, Mark mark) {

  /** What a coach would say of it. */
  public enum Mark {
    /** It throws away much that could be had. */
    BLUNDER,
    FINE,
    /** The best, where all others that were weighed are blunders. */
    FOUND
  }

  /** A victory in five, or so many points, is much. */
  private static final double MUCH = 0.2;

  private static final double MANY_POINTS = 3;

  public static <M> Weighed of(Advice<M> advice, M move) {
    return of(advice, move, 1);
  }

  /**
   * The same for somebody who is not sure.
   *
   * @param wary the share of much that is called a blunder already
   */
  static <M> Weighed of(Advice<M> advice, M move, double wary) {
    double cost = Math.max(0, advice.best().worth() - worth(advice, move));
    if (cost >= wary * much(advice)) {
      return new Weighed(cost, Mark.BLUNDER);
    }
    return new Weighed(cost, isTheOne(advice, move) ? Mark.FOUND : Mark.FINE);
  }

  private static <M> double worth(Advice<M> advice, M move) {
    return advice.about(move).orElse(advice.best()).worth();
  }

  private static <M> boolean isTheOne(Advice<M> advice, M move) {
    List<Choice<M>> others =
        advice.choices().stream().filter(choice -> !choice.move().equals(move)).toList();
    return advice.best().move().equals(move)
        && !others.isEmpty()
        && others.stream().allMatch(other -> advice.best().worth() - other.worth() >= much(advice));
  }

  /** How much is much, in the measure of the advice. */
  public static double much(Advice<?> advice) {
    return switch (advice.reason()) {
      case Reason.Group _, Reason.Meadow _ -> MANY_POINTS;
      case Reason.Worlds _, Reason.Ahead _, Reason.Forced _ -> MUCH;
    };
  }
}
