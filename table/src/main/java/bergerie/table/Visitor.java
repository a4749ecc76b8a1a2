package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.List;

/** A guest at one table, with the seats they hold there; none for a spectator. */
record Visitor(Guest guest, List<Seat> seats) {

  Visitor {
    seats = List.copyOf(seats);
  }

  List<Viewer> viewers() {
    return seats.isEmpty()
        ? List.of(new Viewer.Spectator())
        : seats.stream().map(Viewer::player).toList();
  }
}
