package bergerie.app;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody may have meant who mistyped a word. */
final class Nearest {

  private static final int MOST_SLIPS = 2;

  private Nearest() {}

  /** The word that takes the fewest slips of a letter to be mistyped so, if those are few. */
  static Optional<String> to(String typed, Collection<String> words) {
    return words.stream()
        .filter(word -> slips(typed, word) <= MOST_SLIPS)
        .min(Comparator.comparingInt(word -> slips(typed, word)));
  }

  /** Letters to add, leave out or change: the Levenshtein distance. */
  private static int slips(String typed, String word) {
    int[] above = new int[word.length() + 1];
    for (int i = 0; i <= typed.length(); i++) {
      int[] row = new int[word.length() + 1];
      row[0] = i;
      for (int j = 1; j <= word.length(); j++) {
        row[j] =
            i == 0
                ? j
                : Math.min(
                    above[j - 1] + (typed.charAt(i - 1) == word.charAt(j - 1) ? 0 : 1),
                    1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[word.length()];
  }
}
