package bergerie.games.@PACKAGE@;

import bergerie.rules.Seat;

/** How many sheep are out, how many are in the fold, and whose turn it is. */
record Flock(int out, int folded, Seat toMove) {

  Flock driven(int sheep) {
    return new Flock(out - sheep, folded + sheep, toMove.next(1, 2));
  }
}
