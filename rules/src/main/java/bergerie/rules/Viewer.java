package bergerie.rules;

import java.util.ArrayList;
import java.util.List;

/** Who looks at the table. Nobody sees everything: there is no such viewer. */
public sealed interface Viewer {

  record Player(Seat seat) implements Viewer {}

  record Spectator() implements Viewer {}

  static Viewer player(Seat seat) {
    return new Player(seat);
  }

  /** Everybody who can look at a table of so many players. */
  static List<Viewer> all(int players) {
    List<Viewer> viewers = new ArrayList<>();
    Seat.all(players).forEach(seat -> viewers.add(new Player(seat)));
    viewers.add(new Spectator());
    return List.copyOf(viewers);
  }
}
