package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What was agreed before the game. */
public record House(int players, Pace pace) {

  // SS-17
  public static final int EXCHANGES = 3;

  // SS-19: nobody gets less.
  private static final int SHORTEST = 5;

  /** What ends a player's exchanges. */
  public sealed interface Pace {

    /** The sand, for each seat. */
    record Timed(List<Duration> lengths) implements Pace {
      public Timed {
        lengths = List.copyOf(lengths);
      }
    }

    /** So many exchanges, and all the time in the world. */
    record Counted(int exchanges) implements Pace {}
  }

  public static House of(Setup setup) {
    return new House(
        setup.players(),
        setup.option("timer").equals("sand")
            ? new Pace.Timed(lengths(setup))
            : new Pace.Counted(EXCHANGES));
  }

  // SS-9: 90 seconds; SS-19: the house may change it, for everybody or for one player.
  private static List<Duration> lengths(Setup setup) {
    List<Duration> lengths = new ArrayList<>();
    for (Seat seat : Seat.all(setup.players())) {
      int own = setup.whole("sand" + (seat.index() + 1));
      int seconds = own == 0 ? setup.whole("sand") : Math.max(own, SHORTEST);
      lengths.add(Duration.ofSeconds(seconds));
    }
    return lengths;
  }
}
