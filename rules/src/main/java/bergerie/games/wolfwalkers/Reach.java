package bergerie.games.wolfwalkers;

/** Where the next card may lie from another: beside it, or also across its corners. */
enum Reach {
  STRAIGHT,
  SLANTED
}
