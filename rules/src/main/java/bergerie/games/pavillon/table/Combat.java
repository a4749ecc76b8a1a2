package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Where a combat stands.
 *
 * @param active whose turn it is
 * @param turn its number in this combat; 0 outside of combats
 * @param passes who has passed since the last strike, as bits
 * @param cast who may cast no spell for now, having done so (PT-35), as bits
 * @param steps strikes declared or passed this turn
 * @param fallen who has no living pet any more, the first to fall first
 */
public record Combat(
    Seat active,
    int turn,
    int passes,
    int cast,
    int steps,
    Optional<Strike> declared,
    ShortList<Extra> extras,
    ShortList<Seat> fallen) {

  public static final Combat NONE =
      new Combat(Seat.of(0), 0, 0, 0, 0, Optional.empty(), ShortList.none(), ShortList.none());
}
