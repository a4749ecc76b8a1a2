package bergerie.rules;

import java.util.List;

/** Seats that win and lose together. */
public record Team(String id, Words label, List<Seat> seats) {
  public Team {
    seats = List.copyOf(seats);
  }
}
