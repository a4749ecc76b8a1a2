package bergerie.server.store;

import java.util.Comparator;
import java.util.List;

/** When a server was up, from its start until it was last seen. */
public record Life(long started, long seen) {

  /** How long nobody was up between two moments. */
  public static long down(List<Life> lives, long from, long to) {
    long down = 0;
    long covered = from;
    for (Life life : lives.stream().sorted(Comparator.comparingLong(Life::started)).toList()) {
      if (life.started() > covered) {
        down += Math.min(life.started(), to) - covered;
      }
      covered = Math.max(covered, life.seen());
      if (covered >= to) {
        return down;
      }
    }
    return down;
  }
}
