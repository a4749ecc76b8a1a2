package bergerie.games.wolfandhound.box;

import java.util.Locale;

/** Whom an animal acts upon, seen from the active player (WH-3). */
public enum Target {
  SELF(0),
  LEFT(1),
  RIGHT(-1);

  private final int steps;

  Target(int steps) {
    this.steps = steps;
  }

  // WH-1: the left neighbour is the next one clockwise.
  public Place from(Place active) {
    return active.further(steps);
  }

  /** As content files write it. */
  String mark() {
    return name().toLowerCase(Locale.ROOT);
  }
}
