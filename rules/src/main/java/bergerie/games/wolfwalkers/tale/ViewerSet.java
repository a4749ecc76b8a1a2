package bergerie.games.wolfwalkers.tale;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;

/** Who knows something: a set of viewers as bits, one for each of four seats and one more. */
public final class ViewerSet {

  public static final int NOBODY = 0;
  public static final int EVERYONE = 0x8F;

  public static final int SPECTATORS = 0x80;

  private ViewerSet() {}

  public static int of(Seat seat) {
    return 1 << seat.index();
  }

  public static int of(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> of(seat);
      case Viewer.Spectator _ -> SPECTATORS;
    };
  }
}
