package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Told;
import bergerie.telling.Heading;
import bergerie.telling.Hearer;
import bergerie.telling.Sentence;
import bergerie.telling.Spoken;
import java.util.Optional;

/**
 * A line of the log as one viewer may know it.
 *
 * @param actor who did it; nobody when the table itself speaks
 * @param to who hears it
 * @param line as it is said to them
 * @param under the heading of the line, as it is said to them
 */
public record Heard(
    long seq, Optional<Actor> actor, Told told, Hearer to, Spoken line, Optional<Spoken> under) {

  public static Heard of(long seq, Optional<Actor> actor, Told told, Hearer to) {
    return new Heard(
        seq,
        actor,
        told,
        to,
        told.line().to(to),
        told.under().map(heading -> heading.line().to(to)));
  }

  /** The same line under another number. */
  public Heard numbered(long number) {
    return new Heard(number, actor, told, to, line, under);
  }

  /** The same as somebody else hears it, who calls everybody by the same names. */
  public Heard by(Hearer other) {
    return new Heard(
        seq,
        actor,
        told,
        other,
        again(told.line(), line, other),
        under.map(said -> again(told.under().orElseThrow().line(), said, other)));
  }

  /** What speaks to neither of them need not be said again. */
  private Spoken again(Sentence sentence, Spoken said, Hearer other) {
    return sentence.speaksTo(to) || sentence.speaksTo(other) ? sentence.to(other) : said;
  }

  /** Whether whoever hears it is “you” in it. */
  public boolean isPersonal() {
    return told.line().speaksTo(to)
        || told.under().map(Heading::line).filter(line -> line.speaksTo(to)).isPresent();
  }
}
