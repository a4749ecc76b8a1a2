package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was agreed before the game.
 *
 * @param first who begins; nobody where that is drawn
 * @param barren after so many rounds in a row without a group the game is over
 * @param undersides whether all may look under the cards of the meadow
 */
public record Agreement(
    int players, Pace pace, Optional<Seat> first, int barren, Undersides undersides) {

  // SS-17
  public static final int EXCHANGES = 3;

  // SS-22
  public static final int MOST_EXCHANGES = 60;

  // SS-18: from so many rounds without a group the players may agree to stop.
  public static final int LEAN = 3;

  /** SS-18 as it was at first; in those days a turn under sand had any number of exchanges. */
  public static final int FORMERLY_BARREN = 2;

  // SS-19: nobody gets less, in a match from before the shortest was 30.
  private static final int SHORTEST = 5;

  /** SS-20: what is known of the undersides of the meadow. */
  public enum Undersides {
    OPEN,
    HIDDEN
  }

  /** What ends a player's exchanges. */
  public sealed interface Pace {

    /** At most so many in a turn. */
    int exchanges();

    /** The sand, for each seat. */
    record Timed(List<Duration> lengths, int exchanges) implements Pace {
      public Timed {
        lengths = List.copyOf(lengths);
      }
    }

    /** So many exchanges, and all the time in the world. */
    record Counted(int exchanges) implements Pace {}
  }

  public static Agreement of(Setup setup) {
    int barren = setup.whole("barren");
    return new Agreement(
        setup.players(),
        setup.option("timer").equals("sand")
            ? new Pace.Timed(
                lengths(setup), barren == FORMERLY_BARREN ? Integer.MAX_VALUE : MOST_EXCHANGES)
            : new Pace.Counted(EXCHANGES),
        first(setup.option("first")),
        barren,
        setup.option("versos").equals("open") ? Undersides.OPEN : Undersides.HIDDEN);
  }

  /** Who knows an underside, where it is not open to all. */
  public Verso verso(Verso hidden) {
    return switch (undersides) {
      case OPEN -> new Verso.Open();
      case HIDDEN -> hidden;
    };
  }

  // SS-21: drawn, or chosen by name.
  private static Optional<Seat> first(String chosen) {
    return chosen.equals("drawn") ? Optional.empty() : Optional.of(Seat.of(chosen.charAt(1) - '1'));
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
