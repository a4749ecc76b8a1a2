package bergerie.games.@PACKAGE@;

import bergerie.rules.Seat;

/** How many sheep are out, how many are in the fold, and whose turn it is. */
record @TYPE@State(int out, int folded, Seat toMove) {

  @TYPE@State driven(int sheep) {
    return new @TYPE@State(out - sheep, folded + sheep, toMove.next(1, 2));
  }
}
