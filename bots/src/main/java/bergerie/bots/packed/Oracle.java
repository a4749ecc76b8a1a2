package bergerie.bots.packed;

/** Exact knowledge of some positions, such as tables of endgames. A search asks it first. */
public interface Oracle {

  int UNKNOWN = Integer.MIN_VALUE;

  /** Knows nothing. */
  Oracle NONE = _ -> UNKNOWN;

  /**
   * In how many moves of both sides the side to move wins; as a negative number, in how many it
   * loses; 0 for a draw.
   */
  int value(PackedHunt position);
}
