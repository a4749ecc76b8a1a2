package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** When the game ends, and who has won. */
final class Endings {

  private Endings() {}

  // SS-14: the pile can't fill the meadow to nine.
  static Optional<Outcome> exhausted(Pasture state) {
    return state.drawn().isEmpty() && state.pile().size() < state.meadow().gaps().size()
        ? Optional.of(
            outcome(
                state,
                "SS-14",
                new Words(
                    "The pile can’t fill the meadow any more.",
                    "La pioche ne suffit plus à remplir le pré.")))
        : Optional.empty();
  }

  // SS-18: so many full rounds without a group.
  static boolean isBarren(Pasture state) {
    return state.barrenRounds() >= state.agreed().barren();
  }

  static Optional<Outcome> barren(Pasture state) {
    return isBarren(state)
        ? Optional.of(
            outcome(
                state,
                "SS-18",
                new Words(
                        "Nobody has won a group for {0} full rounds.",
                        "Personne n’a remporté de groupe pendant {0} tours complets.")
                    .with(rounds(state.agreed().barren()))))
        : Optional.empty();
  }

  private static Words rounds(int rounds) {
    return rounds == Agreement.FORMERLY_BARREN ? new Words("two", "deux") : Words.same("" + rounds);
  }

  // SS-18: the players did not wait for it.
  static Outcome agreed(Pasture state) {
    return outcome(
        state,
        "SS-18",
        new Words(
            "The players have agreed to stop and count the points.",
            "Les joueurs ont convenu de s’arrêter là et de compter les points."));
  }

  private static Outcome outcome(Pasture state, String rule, Words why) {
    List<Integer> scores = state.shepherds().stream().map(Shepherd::points).toList();
    List<Seat> byPoints = most(state, Seat.all(state.agreed().players()), Shepherd::points);
    // SS-16: most fetish sheep, then most sheep of a single family, then a shared victory.
    List<Seat> byFetish = most(state, byPoints, Shepherd::fetishSheep);
    List<Seat> winners = most(state, byFetish, Shepherd::bestFamily);
    return new Outcome(
        winners,
        scores,
        rule,
        why.then(tieBreak(byPoints.size(), byFetish.size(), winners.size())));
  }

  private static List<Seat> most(Pasture state, List<Seat> among, ToIntFunction<Shepherd> worth) {
    int best =
        among.stream().mapToInt(seat -> worth.applyAsInt(state.shepherd(seat))).max().orElseThrow();
    List<Seat> found = new ArrayList<>(among);
    found.removeIf(seat -> worth.applyAsInt(state.shepherd(seat)) < best);
    return found;
  }

  private static Words tieBreak(int byPoints, int byFetish, int winners) {
    if (byPoints == 1) {
      return Words.NONE;
    }
    if (byFetish == 1) {
      return new Words(
          " The tie goes to the most fetish sheep.",
          " L’égalité se tranche au nombre de moutons fétiches.");
    }
    return winners == 1
        ? new Words(
            " The tie goes to the most sheep of a single family.",
            " L’égalité se tranche au plus grand nombre de moutons d’une même famille.")
        : new Words(" The victory is shared.", " La victoire est partagée.");
  }
}
