package bergerie.games.wolfandhound.box;

import java.util.List;

/**
 * The four places round the central board, clockwise from the first player of a round: the
 * rulebook's P1 to P4 (WH-1).
 */
public enum Place {
  FIRST,
  SECOND,
  THIRD,
  FOURTH;

  public static final List<Place> ALL = List.of(values());

  /** So many places further clockwise; counter-clockwise when negative. */
  public Place further(int steps) {
    return ALL.get((ordinal() + steps) & 3);
  }

  public Place partner() {
    return further(2);
  }

  // WH-23: self 0, neighbours 1, partner 2.
  public int distance(Place other) {
    int clockwise = (other.ordinal() - ordinal()) & 3;
    return Math.min(clockwise, 4 - clockwise);
  }
}
