package bergerie.games.pavillon.text;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import bergerie.telling.Heading;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.Optional;

/**
 * What lines stand under: the deal, a visit to the shop, a turn of a combat, what comes after it.
 */
final class Headings {

  private static final Heading DEAL =
      new Heading("deal", Sentence.of("The cards are dealt.", "On distribue les cartes."));

  private Headings() {}

  static Heading of(Lodge t) {
    if (t.turn() > 0) {
      return turn(t.round(), t.turn(), t.active());
    }
    if (t.ranking().isEmpty()) {
      return DEAL;
    }
    return shopper(t).map(seat -> shop(t.round(), seat)).orElseGet(() -> after(t.round()));
  }

  private static Heading turn(int round, int turn, Seat seat) {
    return new Heading(
        "combat " + round + " turn " + turn,
        Sentence.of(
            "Combat {0}: {1:your|{1}’s} turn",
            "Combat {0} : {1:votre tour|tour {de 1}}", new Part.Count(round), seat.who()));
  }

  private static Heading shop(int round, Seat seat) {
    return new Heading(
        "shop " + round + " " + seat.index(),
        Sentence.of(
            "Before combat {0}: {1:you are|{1} is} at the shop",
            "Avant le combat {0} : {1:vous êtes|{1} est} à la boutique",
            new Part.Count(round),
            seat.who()));
  }

  private static Heading after(int round) {
    return new Heading(
        "after " + round,
        Sentence.of("After combat {0}", "Après le combat {0}", new Part.Count(round)));
  }

  /** Who prepares now, whatever has to be done first. */
  private static Optional<Seat> shopper(Lodge t) {
    return t.agenda().stream()
        .flatMap(
            task ->
                switch (task) {
                  case Task.Shopping(Seat seat, _) -> Optional.of(seat).stream();
                  case Task.Refresh(Seat seat) -> Optional.of(seat).stream();
                  case Task.Place(Seat seat, _) -> Optional.of(seat).stream();
                  case Task.Tame(Seat seat) -> Optional.of(seat).stream();
                  case Task.Adopt(Seat seat, _) -> Optional.of(seat).stream();
                  case Task _ -> Optional.<Seat>empty().stream();
                })
        .findFirst();
  }
}
