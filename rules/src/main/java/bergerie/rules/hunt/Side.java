package bergerie.rules.hunt;

import bergerie.rules.Seat;
import bergerie.rules.Turn;
import java.util.Locale;

/** The two sides of a hunt. */
public enum Side {
  WOLVES,
  SHEEP;

  private final String id = name().toLowerCase(Locale.ROOT);

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

  /** As a state line names it. */
  public String id() {
    return id;
  }
}
