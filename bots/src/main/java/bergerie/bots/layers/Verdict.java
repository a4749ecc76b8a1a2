package bergerie.bots.layers;

import java.util.OptionalInt;

/**
 * What a position is worth to the side to move when both play best.
 *
 * @param turns how many turns are left until the win or loss, where that is known
 */
public record Verdict(Value value, OptionalInt turns) {

  /** Whether somebody can force a win. */
  public enum Value {
    WIN,
    DRAW,
    LOSS;

    public Value forOther() {
      return switch (this) {
        case WIN -> LOSS;
        case DRAW -> DRAW;
        case LOSS -> WIN;
      };
    }
  }

  /** What this is worth to the other side, one turn earlier. */
  public Verdict before() {
    return new Verdict(
        value.forOther(),
        turns.isPresent() ? OptionalInt.of(turns.getAsInt() + 1) : OptionalInt.empty());
  }
}
