package bergerie.table.wire;

import bergerie.bots.Advice;
import bergerie.bots.Sight;
import bergerie.bots.Weighed;
import bergerie.rules.Notation;
import bergerie.rules.Told;
import bergerie.rules.dice.Dice;
import bergerie.telling.Hearer;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * Advice as it is told to a seat.
 *
 * @param choices the moves that were weighed, the one to play first
 * @param weighed the move that was asked about, if any was
 * @param why what the move to play is good for, where its game says so
 * @param to who is advised
 */
public record Counsel(
    List<Choice> choices,
    Advice.Reason reason,
    Optional<Weighed> weighed,
    Optional<Sentence> why,
    Hearer to) {

  private static final int MOST = 4;

  /**
   * A move in notation, and as it would be told.
   *
   * @param worth a share of victories, or points where the reason counts points
   */
  public record Choice(String text, Told told, double worth) {}

  /** In the words that the seat would hear, which know no more than the seat does. */
  public static <S, M, V> Counsel of(
      Sight<S, M, V> sight, Advice<M> advice, Optional<Weighed> weighed, Dice dice, Hearer to) {
    S world = sight.imagine(dice);
    return new Counsel(
        advice.choices().stream().limit(MOST).map(choice -> told(sight, world, choice)).toList(),
        advice.reason(),
        weighed,
        sight.game().point(world, sight.seat(), advice.best().move()),
        to);
  }

  /** The same as somebody else hears it. */
  public Counsel by(Hearer other) {
    return new Counsel(choices, reason, weighed, why, other);
  }

  private static <S, M, V> Choice told(Sight<S, M, V> sight, S world, Advice.Choice<M> choice) {
    Notation<S, M, V> notation = sight.game().notation();
    return new Choice(
        notation.write(world, choice.move()),
        notation.propose(world, sight.seat(), choice.move()),
        choice.worth());
  }
}
