package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Verso;
import bergerie.rules.Seat;
import java.util.Optional;

/** The small words of moves and states: a seat P1, a cell B2, a card ro, red up and orange down. */
final class Tokens {

  private Tokens() {}

  static String seat(Seat seat) {
    return "P" + (seat.index() + 1);
  }

  static Optional<Seat> seat(String text) {
    return text.matches("P[1-4]") ? Optional.of(Seat.of(text.charAt(1) - '1')) : Optional.empty();
  }

  /** A card as it lies: the face that is up first. */
  static Optional<Laid> laid(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    Optional<Family> up = Family.lettered(text.substring(0, 1));
    Optional<Family> down = Family.lettered(text.substring(1));
    return up.isPresent() && down.isPresent() && !up.equals(down)
        ? Optional.of(Laid.of(up.get(), down.get()))
        : Optional.empty();
  }

  /** Who knows an underside: nothing is written where all do, {@code ?} nobody, {@code ?1} P1. */
  static String verso(Verso verso) {
    return switch (verso) {
      case Verso.Open _ -> "";
      case Verso.Unseen _ -> "?";
      case Verso.Seen(Seat by) -> "?" + (by.index() + 1);
    };
  }

  static Optional<Verso> verso(String text) {
    return switch (text) {
      case "" -> Optional.of(new Verso.Open());
      case "?" -> Optional.of(new Verso.Unseen());
      default ->
          text.startsWith("?")
              ? seat("P" + text.substring(1)).map(Verso.Seen::new)
              : Optional.empty();
    };
  }

  static Optional<Card> card(String text) {
    return laid(text).map(Laid::card);
  }

  /** Cells joined by {@code +}, as a set. */
  static Optional<Integer> cells(String text) {
    int cells = 0;
    for (String name : text.split("\\+", -1)) {
      Optional<Cell> cell = Cell.named(name);
      if (cell.isEmpty()) {
        return Optional.empty();
      }
      cells |= cell.get().bit();
    }
    return Optional.of(cells);
  }
}
