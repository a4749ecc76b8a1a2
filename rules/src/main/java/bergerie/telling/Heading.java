package bergerie.telling;

/**
 * What several lines of a log stand under: a turn, or the deal.
 *
 * @param key the same for all lines under it, and for no others near them
 */
public record Heading(String key, Sentence line) {}
