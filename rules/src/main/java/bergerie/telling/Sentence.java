package bergerie.telling;

import java.util.ArrayList;
import java.util.List;

/**
 * A sentence in both languages that leaves open whom it speaks of and to: only whoever says it
 * knows.
 *
 * <p>Its texts name their parts by number:
 *
 * <ul>
 *   <li>{@code {0}} the part itself: a name, or “you”; a noun; a number with its noun;
 *   <li>{@code {the 0}}, {@code {a 0}}, {@code {le 0}}, {@code {un 0}}, {@code {du 0}}, {@code {au
 *       0}}, {@code {de 0}}, {@code {à 0}} the same with an article or a preposition that agrees
 *       with it;
 *   <li>{@code {0:a|b}} one of two texts: for a player the first if it is said to them, for a
 *       number the first for one, for a thing the first if it is masculine.
 * </ul>
 *
 * <p>What a part says is never read as a text of this kind: a name may contain braces.
 */
public record Sentence(List<Clause> clauses) {

  public static final Sentence NONE = new Sentence(List.of());

  /** A text in both languages, with its parts. */
  record Clause(String en, String fr, List<Part> parts) {}

  public Sentence {
    clauses = List.copyOf(clauses);
  }

  public static Sentence of(String en, String fr, Part... parts) {
    return new Sentence(List.of(new Clause(en, fr, List.of(parts))));
  }

  /** A text that is said as it stands. */
  public static Sentence plain(String en, String fr) {
    return of("{0}", "{0}", new Part.Said(en, fr));
  }

  public Sentence then(Sentence next) {
    List<Clause> all = new ArrayList<>(clauses);
    all.addAll(next.clauses);
    return new Sentence(all);
  }

  public boolean isSilent() {
    return clauses.isEmpty();
  }

  /** Whether it says “you” to them. */
  public boolean speaksTo(Hearer hearer) {
    for (Clause clause : clauses) {
      for (Part part : clause.parts) {
        if (speaksTo(hearer, part)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean speaksTo(Hearer hearer, Part part) {
    return switch (part) {
      case Part.Who(int seat) -> hearer.is(seat);
      case Part.Inner(Sentence inner) -> inner.speaksTo(hearer);
      case Part.Thing _, Part.Some _, Part.Count _, Part.Place _, Part.Said _ -> false;
    };
  }

  public Spoken to(Hearer hearer) {
    return new Spoken(
        Speaking.say(this, English.SPOKEN, hearer), Speaking.say(this, French.SPOKEN, hearer));
  }
}
