package bergerie.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The sentences that were met in many games: each pattern once, said to whom it speaks of and to
 * somebody else, and with 0, 1 and 2 where it counts something.
 */
final class Met {

  private static final Hearer.Name ANNA = new Hearer.Name.Person("Anna", "Anna");
  private static final List<Hearer.Name> NAMES =
      List.of(
          ANNA,
          new Hearer.Name.Person("Bruno", "Bruno"),
          new Hearer.Name.Person("Chloé", "Chloé"),
          new Hearer.Name.Person("Hugo", "Hugo"));

  /** By their patterns. */
  private final Map<String, List<String>> said = new TreeMap<>();

  void meet(Sentence sentence) {
    sentence.clauses().forEach(this::meet);
  }

  private void meet(Sentence.Clause clause) {
    if (!isFree(clause)) {
      said.computeIfAbsent(clause.en().strip() + " | " + clause.fr().strip(), _ -> lines(clause));
    }
    for (Part part : clause.parts()) {
      if (part instanceof Part.Inner(Sentence sentence)) {
        meet(sentence);
      }
    }
  }

  /** Whether it is a text as it stands, such as the words of a card: others read those. */
  private static boolean isFree(Sentence.Clause clause) {
    return clause.en().equals("{0}") && clause.parts().getFirst() instanceof Part.Said;
  }

  private static List<String> lines(Sentence.Clause clause) {
    TreeSet<Integer> counts = new TreeSet<>();
    Optional<Integer> who = Optional.empty();
    for (Part part : clause.parts()) {
      switch (part) {
        case Part.Count _, Part.Some _ -> counts.addAll(List.of(0, 1, 2));
        case Part.Who(int seat) -> who = who.or(() -> Optional.of(seat));
        default -> {}
      }
    }
    List<String> lines = new ArrayList<>();
    for (int count : counts.isEmpty() ? List.of(1) : List.copyOf(counts)) {
      Sentence counted = new Sentence(List.of(counting(clause, count)));
      who.ifPresent(seat -> lines.add(spoken("to them", counted, Hearer.to(seat, NAMES))));
      lines.add(spoken("to all", counted, Hearer.anybody(NAMES)));
    }
    return lines;
  }

  private static Sentence.Clause counting(Sentence.Clause clause, int count) {
    List<Part> parts =
        clause.parts().stream()
            .<Part>map(
                part ->
                    switch (part) {
                      case Part.Count _ -> new Part.Count(count);
                      case Part.Some(int _, Part.Thing thing) -> new Part.Some(count, thing);
                      default -> part;
                    })
            .toList();
    return new Sentence.Clause(clause.en(), clause.fr(), parts);
  }

  private static String spoken(String to, Sentence sentence, Hearer hearer) {
    Spoken spoken = sentence.to(hearer);
    return "  " + to + ": " + spoken.en().text().strip() + " | " + spoken.fr().text().strip();
  }

  String text() {
    StringBuilder text = new StringBuilder();
    said.forEach(
        (pattern, lines) -> {
          text.append(pattern).append('\n');
          lines.forEach(line -> text.append(line).append('\n'));
        });
    return text.toString();
  }
}
