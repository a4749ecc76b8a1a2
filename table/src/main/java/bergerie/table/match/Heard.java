package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Told;
import bergerie.telling.Hearer;
import java.util.Optional;

/**
 * A line of the log as one viewer may know it.
 *
 * @param actor who did it; nobody when the table itself speaks
 * @param to who hears it
 */
public record Heard(long seq, Optional<Actor> actor, Told told, Hearer to) {

  /** The same line under another number. */
  public Heard numbered(long number) {
    return new Heard(number, actor, told, to);
  }
}
