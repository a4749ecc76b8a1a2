package bergerie.table.match;

import bergerie.rules.Named;

public enum Phase implements Named {
  /** A seat is open. */
  WAITING,
  PLAYING,
  OVER;
}
