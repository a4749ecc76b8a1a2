package bergerie.sources;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A text as its words, in small letters, without signs between them. What stands twice in a row
 * counts once: bold print does, in texts taken from printed pages.
 */
record Prose(List<String> words) {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final int LONGEST_REPETITION = 15;

  static Prose of(String text) {
    String small = Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    for (String word : WORD.matcher(small).results().map(MatchResult::group).toList()) {
      words.add(word);
      dropRepetition(words);
    }
    return new Prose(List.copyOf(words));
  }

  private static void dropRepetition(List<String> words) {
    int size = words.size();
    for (int length = 1; length <= LONGEST_REPETITION && 2 * length <= size; length++) {
      List<String> last = words.subList(size - length, size);
      if (last.equals(words.subList(size - 2 * length, size - length))) {
        last.clear();
        return;
      }
    }
  }

  /** All runs of so many words. */
  List<String> runs(int length) {
    List<String> runs = new ArrayList<>();
    for (int i = 0; i + length <= words.size(); i++) {
      runs.add(String.join(" ", words.subList(i, i + length)));
    }
    return runs;
  }

  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
