package bergerie.games.pavillon;

import bergerie.rules.Words;

/**
 * One change, explained.
 *
 * @param rule the rule it follows from
 * @param cue what the page animates
 */
record Note(String rule, Words words, String cue) {}
