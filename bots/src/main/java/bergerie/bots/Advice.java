package bergerie.bots;

import java.util.List;
import java.util.Optional;

/**
 * What somebody would play, and why.
 *
 * @param choices the moves that were weighed, the one to play first
 */
public record Advice<M>(List<Choice<M>> choices, Reason reason) {

  /**
   * A move that was weighed.
   *
   * @param worth a share of victories from 0 to 1, or points where the reason counts points
   */
  public record Choice<M>(M move, double worth) {}

  /** How a worth was found. */
  public sealed interface Reason {

    /** By playing on in worlds that could be the real one: the worth is the share that is won. */
    record Worlds(long imagined) implements Reason {}

    /**
     * By looking ahead.
     *
     * @param score for the side to move, in hundredths of a sheep
     * @param end in how many moves of both sides it wins or, if negative, loses by force; else 0;
     *     from {@link bergerie.bots.packed.Knowledge#FAR} on nobody has counted them
     */
    record Ahead(int depth, int score, int end) implements Reason {}

    /**
     * By a group that can be gathered: the worth is its points.
     *
     * @param exchanges that lead to it
     * @param proven whether no group with more points exists than those that were found
     * @param forgone how many points more another group would bring, that is better left
     */
    record Group(int points, int exchanges, boolean proven, int forgone) implements Reason {}

    /** By what a meadow promises oneself and leaves to the next player, in points. */
    record Meadow(int mine, int theirs) implements Reason {}

    /** There was nothing to choose. */
    record Forced() implements Reason {}
  }

  public Advice {
    choices = List.copyOf(choices);
    if (choices.isEmpty()) {
      throw new IllegalArgumentException("no advice without a move");
    }
  }

  /** The only move there is. */
  public static <M> Advice<M> forced(M move) {
    return new Advice<>(List.of(new Choice<>(move, 0)), new Reason.Forced());
  }

  public Choice<M> best() {
    return choices.getFirst();
  }

  /** What was found about a move, if it was weighed. */
  public Optional<Choice<M>> about(M move) {
    return choices.stream().filter(choice -> choice.move().equals(move)).findFirst();
  }
}
