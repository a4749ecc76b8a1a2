package bergerie.table.desk;

import bergerie.table.wire.shape.Given;

/**
 * What was left, and for how long.
 *
 * @param until milliseconds since 1970
 */
public record Ticket(Given.Collected left, Good good, long until) {

  /** How often a ticket may be shown. */
  public enum Good {
    ONCE,
    OFTEN
  }

  public boolean isOver(long now) {
    return now > until;
  }
}
