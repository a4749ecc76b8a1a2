package bergerie.server.time;

import bergerie.table.port.Time;
import java.time.Duration;

/** What time it is in a house, as whoever writes its log lets it pass. */
@FunctionalInterface
public interface HouseTime extends Time {

  /** A server was here until then: it is not earlier now. */
  default void notBefore(long seen) {}

  /** Something is about to be written; this may be said again while it is. */
  default void writing() {}

  /** It stands in the log. */
  default void written() {}

  /** How long time has stood still by now; zero while it passes. */
  default Duration standing() {
    return Duration.ZERO;
  }
}
