package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;

/** What a task waits for before it can be carried out. */
enum Waiting {
  NOTHING,
  PLAYERS,
  CHANCE;

  /** For players, where there is something to choose. */
  static Waiting choosing(boolean open) {
    return open ? PLAYERS : NOTHING;
  }

  // PT-24: both pile and discard empty: skip.
  static Waiting drawing(Pile<?> pile) {
    return pile.exhausted() ? NOTHING : CHANCE;
  }

  static boolean undecided(Situation s) {
    for (Seat seat : s.ground().seats()) {
      Offer offer = s.player(seat).offer();
      if (!offer.pets().isEmpty() && offer.kept().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The seats of these bits. */
  static List<Seat> seats(Situation s, int bits) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : s.ground().seats()) {
      if ((bits & (1 << seat.index())) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }
}
