package bergerie.rules.hunt;

import bergerie.rules.Named;
import bergerie.rules.Seat;
import bergerie.rules.Turn;

/** The two sides of a hunt. */
public enum Side implements Named {
  WOLVES,
  SHEEP;

  /** The turn in which this side moves. */
  public Turn turn() {
    return Turn.of(seat());
  }

  public Seat seat() {
    return Seat.of(ordinal());
  }

  public Side other() {
    return this == WOLVES ? SHEEP : WOLVES;
  }

  public static Side of(Seat seat) {
    return values()[seat.index()];
  }
}
