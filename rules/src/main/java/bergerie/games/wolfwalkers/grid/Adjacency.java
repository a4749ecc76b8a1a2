package bergerie.games.wolfwalkers.grid;

/** Where the next card may lie from another: beside it, or also across its corners. */
public enum Adjacency {
  STRAIGHT,
  SLANTED
}
