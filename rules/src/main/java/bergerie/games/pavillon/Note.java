package bergerie.games.pavillon;

import bergerie.rules.Words;

/**
 * One change, explained.
 *
 * @param rule the rule it follows from
 * @param cue what the page animates, ending with the rule
 */
record Note(String rule, Words words, String cue) {

  static Note of(String rule, Words words, String cue) {
    Words explained = words.map(text -> text.replaceFirst("\\.$", " (" + rule + ")."));
    return new Note(rule, explained, cue + " " + rule);
  }

  static String signed(int change) {
    return change < 0 ? "−" + -change : "+" + change;
  }
}
