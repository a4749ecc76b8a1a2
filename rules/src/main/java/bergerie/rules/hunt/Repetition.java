package bergerie.rules.hunt;

import bergerie.rules.Named;
import bergerie.rules.Setup;

/** What is done about positions that come back (BC-7 and BB-6). */
public enum Repetition implements Named {
  /** The sheep may not bring one about for the third time. */
  SHEEP,
  /** The third time is a draw. */
  DRAW,
  /** Nobody may bring one back. */
  NEVER;

  static Repetition of(Setup setup) {
    return setup.option(HuntOptions.REPETITION, values());
  }

  /** Whether positions in which this side is to move are remembered. */
  public boolean counts(Side toMove) {
    return this != SHEEP || toMove == Side.WOLVES;
  }
}
