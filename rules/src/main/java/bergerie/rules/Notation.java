package bergerie.rules;

/** A game's moves and states as text, for files, logs, the command line and the wire. */
public interface Notation<S, M, V> {

  String write(S state, M move);

  /** Reads a well-formed move, be it legal or not. */
  Reading<M> read(S state, String text);

  /** A whole state as one line, like FEN; {@link #readState} brings back an equal one. */
  String writeState(S state);

  Reading<S> readState(Setup setup, String line);

  /** What a viewer is told when {@code move} is made in {@code before}. */
  Told tell(S before, Actor actor, M move, Viewer viewer);

  /**
   * Whether {@link #tell} tells a viewer nothing but what it tells a spectator, so that it need be
   * asked but once for all of them.
   */
  default boolean isOpen(S before, M move, Viewer viewer) {
    return false;
  }

  /** A move as a player is advised to make it, in a world that may not be the real one. */
  default Told propose(S before, Seat seat, M move) {
    return tell(before, Actor.player(seat), move, Viewer.player(seat));
  }

  /** The table as a viewer sees it, in plain text for a terminal. */
  String draw(V view);
}
