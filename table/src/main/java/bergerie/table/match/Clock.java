package bergerie.table.match;

/** How much time players have. Times are milliseconds. */
public sealed interface Clock {

  record None() implements Clock {}

  /** So much for every move. */
  record PerMove(long limit) implements Clock {}

  /** So much for the whole game, and a little more for each move made. */
  record PerGame(long limit, long increment) implements Clock {}
}
