package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;

/** How rounds and matches end, in words. */
public final class Endings {

  private Endings() {}

  // WH-10: the team with more rounds wins a match.
  public static Outcome outcome(WolfAndHoundState state, Phase.Decided decided) {
    Score score = state.score();
    Side winner = score.leader();
    List<Seat> winners = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (Seat seat : Seat.all(state.match().players())) {
      Side side = state.match().circle().side(Name.of(seat));
      scores.add(score.of(side));
      if (side == winner) {
        winners.add(seat);
      }
    }
    return state.match().rounds() == 1
        ? new Outcome(winners, scores, decided.reason().rule(), why(state, decided))
        : new Outcome(
            winners,
            scores,
            "WH-10",
            new Words("{0} wins {1} rounds to {2}.", "{0} gagnent {1} manches à {2}.")
                .with(winner.label(), score.of(winner), score.of(winner.other())));
  }

  public static Words why(WolfAndHoundState state, Phase.Decided decided) {
    Words winner = decided.winner().label();
    int most = state.sheep(decided.winner());
    int least = state.sheep(decided.winner().other());
    return switch (decided.reason()) {
      case SHEEPLESS ->
          new Words(
                  "{0} wins: {1} of the other team has no sheep left.",
                  "{0} gagnent : {1}, de l’autre équipe, n’a plus de moutons.")
              .with(winner, sheepless(state, decided.winner().other()));
      case COUNT ->
          new Words("{0} wins with {1} sheep to {2}.", "{0} gagnent par {1} {3} à {2}.")
              .with(winner, most, least, sheep(most));
      case TIE ->
          new Words(
                  "{0} wins the tie: {1} sheep each.",
                  "{0} l’emportent à égalité : {1} {2} partout.")
              .with(winner, most, sheep(most));
    };
  }

  /** In French, where one or none is a singular. */
  private static String sheep(int count) {
    return count < 2 ? "mouton" : "moutons";
  }

  /** The sheepless player of a team who sits nearest to the active one. */
  private static Name sheepless(WolfAndHoundState state, Side side) {
    Place nearest = state.active();
    int least = Integer.MAX_VALUE;
    for (Place place : Place.ALL) {
      int distance = state.active().distance(place);
      if (state.seating().side(place) == side
          && state.meadows().at(place).isSheepless()
          && distance < least) {
        nearest = place;
        least = distance;
      }
    }
    return state.seating().name(nearest);
  }
}
