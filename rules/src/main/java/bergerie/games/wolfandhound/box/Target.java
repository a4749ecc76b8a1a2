package bergerie.games.wolfandhound.box;

import bergerie.rules.Named;

/** Whom an animal acts upon, seen from the active player (WH-3). */
public enum Target implements Named {
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
}
