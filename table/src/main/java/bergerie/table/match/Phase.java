package bergerie.table.match;

import java.util.Locale;

public enum Phase {
  /** A seat is open. */
  WAITING,
  PLAYING,
  OVER;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
