package bergerie.table.wire;

import bergerie.bots.Advice;
import bergerie.bots.Sight;
import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Dice;
import java.util.List;

/**
 * Advice as it is told to a seat.
 *
 * @param choices the moves that were weighed, the one to play first
 */
public record Counsel(List<Choice> choices, Advice.Reason reason) {

  private static final int MOST = 4;

  /**
   * A move in notation and in words.
   *
   * @param worth a share of victories, or points where the reason counts points
   */
  public record Choice(String text, Words words, double worth) {}

  /** In the words that the seat would hear, which know no more than the seat does. */
  public static <S, M, V> Counsel of(Sight<S, M, V> sight, Advice<M> advice, Dice dice) {
    S world = sight.imagine(dice);
    return new Counsel(
        advice.choices().stream().limit(MOST).map(choice -> told(sight, world, choice)).toList(),
        advice.reason());
  }

  private static <S, M, V> Choice told(Sight<S, M, V> sight, S world, Advice.Choice<M> choice) {
    Notation<S, M, V> notation = sight.game().notation();
    Viewer viewer = Viewer.player(sight.seat());
    return new Choice(
        notation.write(world, choice.move()),
        notation.tell(world, Actor.player(sight.seat()), choice.move(), viewer).words(),
        choice.worth());
  }
}
