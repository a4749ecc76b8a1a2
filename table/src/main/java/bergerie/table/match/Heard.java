package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Told;
import java.util.Optional;

/**
 * A line of the log in one viewer's words.
 *
 * @param actor who did it; nobody when the table itself speaks
 */
public record Heard(long seq, Optional<Actor> actor, Told told) {

  /** The same line under another number. */
  public Heard numbered(long number) {
    return new Heard(number, actor, told);
  }
}
