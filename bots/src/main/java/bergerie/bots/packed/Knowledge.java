package bergerie.bots.packed;

/** Exact knowledge of some positions, such as endgame tablebases. A search probes it first. */
public interface Knowledge {

  int UNKNOWN = Integer.MIN_VALUE;

  /** Knows nothing. */
  Knowledge NONE = _ -> UNKNOWN;

  /** Stands for a number of moves that is not known. */
  int FAR = 700;

  /**
   * In how many moves of both sides the side to move wins; as a negative number, in how many it
   * loses; 0 for a draw. {@link #FAR} where only the winner is known.
   */
  int value(PackedHunt position);
}
