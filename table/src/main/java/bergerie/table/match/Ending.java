package bergerie.table.match;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a match ended and what comes after.
 *
 * @param outcome none while it goes on
 * @param again who wishes a rematch
 * @param next the table of the rematch
 */
public record Ending(
    Optional<Outcome> outcome, State state, Set<Seat> again, Optional<String> next) {

  public enum State {
    OPEN,
    /** The outcome is in the log. */
    LOGGED
  }

  static final Ending NONE = new Ending(Optional.empty(), State.OPEN, Set.of(), Optional.empty());

  public Ending {
    again = Set.copyOf(again);
  }

  Ending with(Optional<Outcome> end) {
    return new Ending(end, state, again, next);
  }

  /** The log has the end in words of its own; those of today may say more. */
  Ending logged(Outcome end) {
    Optional<Outcome> told = outcome.filter(end::isLike).or(() -> Optional.of(end));
    return new Ending(told, State.LOGGED, again, next);
  }

  Ending wishedBy(Seat seat) {
    Set<Seat> more = new TreeSet<>(again);
    more.add(seat);
    return new Ending(outcome, state, more, next);
  }

  Ending followedBy(String table) {
    return new Ending(outcome, state, again, Optional.of(table));
  }
}
