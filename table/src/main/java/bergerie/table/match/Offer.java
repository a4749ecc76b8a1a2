package bergerie.table.match;

import bergerie.rules.Seat;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Something one player asks of the others.
 *
 * @param agreed who has said yes so far
 */
public record Offer(What what, Seat seat, Set<Seat> agreed) {

  public enum What {
    DRAW,
    TAKEBACK,
    /** To stop and count, where the game's own rules let the players. */
    COUNT;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<What> of(String id) {
      return switch (id) {
        case "draw" -> Optional.of(DRAW);
        case "takeback" -> Optional.of(TAKEBACK);
        case "count" -> Optional.of(COUNT);
        default -> Optional.empty();
      };
    }
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
