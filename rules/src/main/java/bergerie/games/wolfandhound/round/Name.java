package bergerie.games.wolfandhound.round;

import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** What players and ghosts are called, for a whole match: players by their seats. */
public enum Name {
  P1,
  P2,
  P3,
  P4;

  public static final List<Name> ALL = List.of(values());

  public static Optional<Name> find(String text) {
    return ALL.stream().filter(name -> name.name().equals(text)).findFirst();
  }

  public static Name of(Seat seat) {
    return ALL.get(seat.index());
  }

  Seat seat() {
    return Seat.of(ordinal());
  }
}
