package bergerie.bots.layers;

import java.util.OptionalInt;

/**
 * The value of a position for the side to move, as one byte: 0 for a draw, else one more than the
 * number of turns to the end (depth to win, in plies). A side that has lost has an even number of
 * turns left, one that wins an odd number.
 */
public final class Code {

  public static final byte DRAW = 0;
  public static final byte LOST_NOW = 1;
  public static final byte WON_NEXT = 2;
  public static final int MOST_TURNS = 250;

  private Code() {}

  public static byte of(int turns) {
    if (turns > MOST_TURNS) {
      throw new IllegalStateException("a win of more than " + MOST_TURNS + " turns");
    }
    return (byte) (turns + 1);
  }

  public static boolean wins(byte code) {
    return code != DRAW && (code & 1) == 0;
  }

  public static boolean loses(byte code) {
    return (code & 1) != 0;
  }

  public static int turns(byte code) {
    return Byte.toUnsignedInt(code) - 1;
  }

  /** The same value without its distance. */
  public static byte plain(byte code) {
    return loses(code) ? LOST_NOW : wins(code) ? WON_NEXT : DRAW;
  }

  public static Verdict verdict(byte code, boolean distances) {
    Verdict.Value value =
        loses(code) ? Verdict.Value.LOSS : wins(code) ? Verdict.Value.WIN : Verdict.Value.DRAW;
    return new Verdict(
        value, distances && code != DRAW ? OptionalInt.of(turns(code)) : OptionalInt.empty());
  }
}
