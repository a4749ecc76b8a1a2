package bergerie.table.desk;

import bergerie.table.wire.shape.Given;
import java.util.Optional;

/** Where something waits for whoever brings its code. Nothing of it outlives the house. */
public interface Cloakroom {

  /** Keeps something by a code; where there is no room, what has been there longest goes. */
  void keep(String code, Ticket ticket);

  /** What was left by a code; a ticket that is good once, or for no longer, is gone then. */
  Optional<Ticket> collect(String code, long now);

  /**
   * What was left, and for how long.
   *
   * @param until milliseconds since 1970
   */
  record Ticket(Given.Collected left, Good good, long until) {

    /** How often a ticket may be shown. */
    public enum Good {
      ONCE,
      OFTEN
    }

    public boolean isOver(long now) {
      return now > until;
    }
  }
}
