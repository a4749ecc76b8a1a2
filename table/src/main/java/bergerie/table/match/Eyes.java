package bergerie.table.match;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.telling.Hearer;
import java.util.Arrays;
import java.util.List;

/**
 * Through whose eyes a table is seen.
 *
 * @param seats of whoever looks: one who holds several on one device is not “you” to any of them
 */
public record Eyes(Viewer viewer, List<Seat> seats) {

  public Eyes {
    seats = List.copyOf(seats);
  }

  /** Of somebody who looks at what is over, from no seat of their own. */
  public static Eyes later(Viewer viewer) {
    return new Eyes(viewer, List.of());
  }

  /** Who hears what is told, with the names of those at the table now. */
  public Hearer hearer(Match<?, ?, ?> match) {
    Hearer.Name[] called = new Hearer.Name[match.players()];
    Arrays.setAll(called, seat -> name(match, Seat.of(seat)));
    List<Hearer.Name> names = List.of(called);
    return viewer instanceof Viewer.Player(Seat seat) && seats.size() == 1
        ? Hearer.to(seat.index(), names)
        : Hearer.anybody(names);
  }

  private static Hearer.Name name(Match<?, ?, ?> match, Seat seat) {
    String name = match.chair(seat).holder().name();
    return name.isEmpty()
        ? match.game().info().name(seat).called()
        : new Hearer.Name.Person(name, name);
  }
}
