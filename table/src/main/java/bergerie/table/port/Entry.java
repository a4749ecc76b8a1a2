package bergerie.table.port;

/**
 * One line of a match's log.
 *
 * @param at milliseconds since 1970
 * @param body the event as text
 */
public record Entry(String match, long seq, long at, String body) {}
