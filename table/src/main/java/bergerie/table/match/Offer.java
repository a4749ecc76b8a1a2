package bergerie.table.match;

import bergerie.rules.Named;
import bergerie.rules.Seat;
import java.util.Set;
import java.util.TreeSet;

/**
 * Something one player asks of the others.
 *
 * @param agreed who has said yes so far
 */
public record Offer(What what, Seat seat, Set<Seat> agreed) {

  public enum What implements Named {
    DRAW,
    TAKEBACK,
    /** To stop and count, where the game's own rules let the players. */
    COUNT,
    /** To end the match because somebody is away. */
    END;
  }

  public Offer {
    agreed = Set.copyOf(agreed);
  }

  Offer agreedBy(Seat other) {
    Set<Seat> more = new TreeSet<>(agreed);
    more.add(other);
    return new Offer(what, seat, more);
  }
}
