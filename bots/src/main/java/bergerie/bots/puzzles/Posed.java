package bergerie.bots.puzzles;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Grade;
import bergerie.rules.Named;
import bergerie.rules.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A puzzle as it is written: {@code lamb | POSITION | C3-C4 C5xC3 B2-C3 | wld dldw}.
 *
 * @param position in the notation of the game; exactly one move wins
 * @param line the win, against the longest resistance
 * @param worths for each of the solver’s first moves, what the legal ones are worth: a letter for
 *     each, in alphabetical order
 */
public record Posed(Grade grade, String position, List<String> line, List<String> worths) {

  /** So many moves of the solver are judged; then even a long win counts as clear. */
  static final int JUDGED = 4;

  private static final int PARTS = 4;
  private static final String LETTERS = "wdl";

  public Posed {
    line = List.copyOf(line);
    worths = List.copyOf(worths);
  }

  /** How many turns of either side it takes. */
  public int turns() {
    return line.size();
  }

  static Reading<Posed> read(String text) {
    String[] parts = text.split(" \\| ", -1);
    Optional<Grade> grade = Named.find(Grade.values(), parts[0]);
    boolean whole = parts.length == PARTS && grade.isPresent();
    return whole && parts[PARTS - 1].matches("[wdl]+( [wdl]+)*")
        ? Reading.of(new Posed(grade.get(), parts[1], words(parts[2]), words(parts[PARTS - 1])))
        : Reading.garbled(
            "expected “grade | position | line | worths”",
            "attendu « niveau | position | suite | valeurs »");
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.split(" ", -1));
  }

  String written() {
    return String.join(
        " | ", grade.id(), position, String.join(" ", line), String.join(" ", worths));
  }

  /** What a letter stands for. */
  static Verdict.Value worth(char letter) {
    return Verdict.Value.values()[LETTERS.indexOf(letter)];
  }

  static String letters(List<Verdict.Value> values) {
    return values.stream()
        .map(value -> LETTERS.substring(value.ordinal(), value.ordinal() + 1))
        .collect(Collectors.joining());
  }
}
