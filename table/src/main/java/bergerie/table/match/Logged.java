package bergerie.table.match;

/**
 * An event in its place.
 *
 * @param by the seat and message that caused it, as {@code 0:id}; empty when nobody's did
 */
public record Logged(long seq, long at, String by, Event event) {}
