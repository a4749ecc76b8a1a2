package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * What stays the same through a game.
 *
 * @param rounds the seats clockwise, from each of them on
 * @param window how long a window lasts, in seconds; 0: until everyone has answered
 * @param consolation coins for the last of a combat
 */
record Ground(Cards cards, int players, Few<Few<Seat>> rounds, int window, int consolation) {

  /** Coins in the box. */
  static final int COINS = 100;

  static Ground of(Cards cards, Setup setup) {
    return new Ground(
        cards,
        setup.players(),
        rounds(setup.players()),
        setup.whole("window"),
        setup.option("coin").equals("yes") ? 1 : 0);
  }

  /** The seats, clockwise from each of them. */
  private static Few<Few<Seat>> rounds(int players) {
    List<Few<Seat>> rounds = new ArrayList<>();
    for (Seat first : Seat.all(players)) {
      List<Seat> round = new ArrayList<>();
      for (int step = 0; step < players; step++) {
        round.add(first.next(step, players));
      }
      rounds.add(Few.copyOf(round));
    }
    return Few.copyOf(rounds);
  }

  Few<Seat> seats() {
    return rounds.getFirst();
  }

  Few<Seat> clockwiseFrom(Seat seat) {
    return rounds.get(seat.index());
  }

  boolean sand() {
    return window > 0;
  }
}
