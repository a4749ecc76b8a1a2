package bergerie.rules.hunt;

import bergerie.rules.Named;
import bergerie.rules.Setup;

/** When a sheep that was jumped leaves the board (HG-6). */
public enum Jumped implements Named {
  AT_ONCE,
  /** After the chain, as in draughts; until then nobody lands on its point. */
  AFTER;

  static Jumped of(Setup setup) {
    return setup.option(HuntOptions.JUMPED, values());
  }
}
