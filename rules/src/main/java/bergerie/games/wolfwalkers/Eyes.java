package bergerie.games.wolfwalkers;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;

/** Who knows something: a set of viewers as bits, one for each of four seats and one more. */
final class Eyes {

  static final int NOBODY = 0;
  static final int EVERYONE = 0x8F;

  static final int SPECTATORS = 0x80;

  private Eyes() {}

  static int of(Seat seat) {
    return 1 << seat.index();
  }

  static int of(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> of(seat);
      case Viewer.Spectator _ -> SPECTATORS;
    };
  }
}
