package bergerie.rules;

/**
 * A move as one viewer may know it.
 *
 * @param words the log line
 * @param cue what the page animates, in the game's own short form; holds nothing that the words
 *     would not tell
 */
public record Told(Words words, String cue) {}
