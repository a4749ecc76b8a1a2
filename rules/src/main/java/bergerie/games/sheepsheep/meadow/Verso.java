package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;

/** SS-20: who knows the underside of a card that lies in the meadow, or was won there. */
public sealed interface Verso {

  /** Everybody: it has been in a hand, or was turned over before all eyes. */
  record Open() implements Verso {}

  /** Nobody. */
  record Unseen() implements Verso {}

  /** Whoever filled a gap with it. */
  record Seen(Seat by) implements Verso {}

  default boolean isKnownTo(Viewer viewer) {
    return switch (this) {
      case Open _ -> true;
      case Unseen _ -> false;
      case Seen(Seat by) -> viewer.equals(Viewer.player(by));
    };
  }
}
