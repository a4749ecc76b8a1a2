package bergerie.telling;

/**
 * A stretch of a text that speaks of something the table shows.
 *
 * @param from the first of its characters
 * @param to the first one behind it
 * @param id of the thing or place, or the number of the seat
 */
public record Mark(int from, int to, Kind kind, String id) {

  /** What it speaks of. */
  public enum Kind {
    PLAYER,
    THING,
    PLACE
  }
}
