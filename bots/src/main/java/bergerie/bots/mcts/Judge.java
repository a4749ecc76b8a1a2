package bergerie.bots.mcts;

import java.util.Arrays;

/** What an unfinished game is worth to each seat, where a bot stops looking ahead. */
@FunctionalInterface
public interface Judge<S> {

  /**
   * Fills in a number from 0, lost, to 1, won, for each seat.
   *
   * @param worth one place for each seat
   */
  void judge(S state, double[] worth);

  /** Half for everybody. */
  static <S> Judge<S> undecided() {
    return (_, worth) -> Arrays.fill(worth, 0.5);
  }

  /** From 0 to 1 as a lead grows from far behind to far ahead. */
  static double chance(double lead) {
    return 1 / (1 + Math.exp(-lead));
  }
}
