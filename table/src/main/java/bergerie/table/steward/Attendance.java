package bergerie.table.steward;

import bergerie.rules.Seat;
import java.util.Set;

/**
 * Who is at the table.
 *
 * @param missed the persons who have been away for so long that the others need not wait
 */
public record Attendance(Set<Seat> here, Set<Seat> missed) {

  public Attendance {
    here = Set.copyOf(here);
    missed = Set.copyOf(missed);
  }
}
