package bergerie.rules.content;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;

/** A line of a content file that says something. */
public record Line(String file, int number, String text) {

  /** The parts between {@code |}, without the blanks around them. */
  public List<String> fields() {
    return Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
  }

  /** What is wrong here: file, line, what was expected and what was found. */
  public <T> Reading<T> expected(String en, String fr, String found) {
    return Reading.garbled(
        new Words("{0}:{1}: expected {2}, found “{4}”", "{0}:{1} : attendu {3}, trouvé « {4} »")
            .with(file, number, en, fr, found));
  }
}
