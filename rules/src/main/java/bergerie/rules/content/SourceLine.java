package bergerie.rules.content;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;

/**
 * A line of a content file that says something.
 *
 * @param from the lines that say where it comes from
 */
public record SourceLine(String file, int number, String text, List<SourceLine> from) {

  public SourceLine {
    from = List.copyOf(from);
  }

  public SourceLine(String file, int number, String text) {
    this(file, number, text, List.of());
  }

  /** The parts between {@code |}, without the blanks around them. */
  public List<String> fields() {
    return Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
  }

  /** What is wrong here: file, line, what was expected and what was found. */
  public <T> Reading<T> expected(String en, String fr, String found) {
    return wrong(
        new Words("expected {0}, found “{2}”", "attendu {1}, trouvé « {2} »").with(en, fr, found));
  }

  /** What is wrong here: file, line and why. */
  public <T> Reading<T> wrong(Words why) {
    return Reading.garbled(new Words("{0}:{1}: {2}", "{0}:{1} : {2}").with(file, number, why));
  }
}
