package bergerie.bots.packed;

import bergerie.rules.Setup;
import bergerie.rules.hunt.Side;

/**
 * A hunt that is played in place. Moves are numbers: {@code play(n)} plays the n-th move in the
 * order in which the rules list them.
 */
public abstract sealed class PackedHunt permits PackedKukuli, PackedBaghChal, PackedBaghBandi {

  /** How a game stands. */
  public enum Standing {
    OPEN,
    WOLVES_WON,
    SHEEP_WON,
    DRAWN
  }

  /** How many moves the side to move has; 0 when the game is over. */
  public abstract int count();

  /** Plays the n-th of {@link #count()} moves. */
  public abstract void play(int n);

  /** How the game stands, once {@link #count()} has said 0. */
  public abstract Standing standing();

  public abstract Side toMove();

  /** A fresh game of the same kind, to copy into. */
  public abstract PackedHunt another();

  /** Becomes equal to another game of the same kind. */
  public abstract void copyFrom(PackedHunt other);

  /** The start of a game by its id and set-up. */
  public static PackedHunt start(String game, Setup setup) {
    return switch (game) {
      case "kukuli" -> PackedKukuli.of(setup);
      case "bagh-chal" -> PackedBaghChal.of(setup);
      case "bagh-bandi" -> PackedBaghBandi.of(setup);
      default -> throw new IllegalArgumentException("no packed twin of " + game);
    };
  }
}
