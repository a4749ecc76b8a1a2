package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.util.List;

/**
 * What stays the same through a game.
 *
 * @param window how long a window lasts, in seconds; 0: until everyone has answered
 * @param consolation coins for the last of a combat
 */
record Ground(Cards cards, int players, List<Seat> seats, int window, int consolation) {

  /** Coins in the box. */
  static final int COINS = 100;

  static Ground of(Cards cards, Setup setup) {
    return new Ground(
        cards,
        setup.players(),
        Seat.all(setup.players()),
        setup.whole("window"),
        setup.option("coin").equals("yes") ? 1 : 0);
  }

  boolean sand() {
    return window > 0;
  }
}
