package bergerie.rules.scenario;

import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a lesson, one after another. */
final class LessonLines {

  private final List<Scenario.Line> lines;
  private int next;

  LessonLines(List<Scenario.Line> lines) {
    this.lines = lines;
  }

  boolean hasNext() {
    return next < lines.size();
  }

  Scenario.Line next() {
    return lines.get(next++);
  }

  /** The line that was read last. */
  Scenario.Line last() {
    return lines.get(Math.max(0, next - 1));
  }

  /** The next line, if it has this keyword. */
  Optional<Scenario.Line> next(String keyword) {
    return hasNext() && lines.get(next).keyword().equals(keyword)
        ? Optional.of(next())
        : Optional.empty();
  }

  /** All that come next with this keyword. */
  List<Scenario.Line> all(String keyword) {
    List<Scenario.Line> found = new ArrayList<>();
    for (var line = next(keyword); line.isPresent(); line = next(keyword)) {
      found.add(line.get());
    }
    return found;
  }

  /** A sentence in both languages. */
  Words words() {
    return new Words(said("en"), said("fr"));
  }

  private String said(String language) {
    return next(language)
        .map(Scenario.Line::rest)
        .filter(text -> !text.isBlank())
        .orElseThrow(() -> new Mismatch("expected “" + language + " WORDS” after this"));
  }
}
