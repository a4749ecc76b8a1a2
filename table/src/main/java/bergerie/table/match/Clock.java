package bergerie.table.match;

/** How much time players have. Times are milliseconds. */
public sealed interface Clock {

  /** With as much time for every move, a match is played by correspondence. */
  long SLOW = 3_600_000;

  record None() implements Clock {}

  /** So much for every move. */
  record PerMove(long limit) implements Clock {}

  /** So much for the whole game, and a little more for each move made. */
  record PerGame(long limit, long increment) implements Clock {}

  /** Whether nobody is to be hurried: there are hours, or days, for every move. */
  default boolean isSlow() {
    return this instanceof PerMove(long limit) && limit >= SLOW;
  }
}
