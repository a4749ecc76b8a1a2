package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
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
        ? new Outcome(winners, scores, decided.reason().rule(), told(state, decided))
        : new Outcome(
            winners,
            scores,
            "WH-10",
            told(state, decided)
                .then(
                    Sentence.of(
                        " {0} wins {1} {1:round|rounds} to {2}.",
                        " {0} gagnent {1} {1:manche|manches} à {2}.",
                        new Part.Said(winner.label().en(), winner.label().fr()),
                        new Part.Count(score.of(winner)),
                        new Part.Count(score.of(winner.other())))));
  }

  /** How a round ended, by people's names. */
  public static Sentence told(WolfAndHoundState state, Phase.Decided decided) {
    Side winner = decided.winner();
    Part most = new Part.Count(state.sheep(winner));
    Part least = new Part.Count(state.sheep(winner.other()));
    return switch (decided.reason()) {
      case SHEEPLESS -> loser(state, winner).sheepless().then(wins(state, winner));
      case COUNT ->
          Sentence.of("{0} sheep to {1}", "{0} {0:mouton|moutons} à {1}", most, least)
              .then(wins(state, winner));
      case TIE ->
          Sentence.of(
              "{0} sheep each: {1} wins the tie.",
              "{0} {0:mouton|moutons} partout : {1} l’emportent à égalité.", most, winner.within());
    };
  }

  private static Sentence wins(WolfAndHoundState state, Side winner) {
    return state.match().rounds() == 1
        ? Sentence.of(": {0} wins.", " : {0} gagnent.", winner.within())
        : Sentence.of(": {0} wins the round.", " : {0} gagnent la manche.", winner.within());
  }

  /** Whoever ran out of sheep, so that this team wins. */
  public static Someone loser(WolfAndHoundState state, Side winner) {
    return Someone.at(state.seating(), sheepless(state, winner.other()));
  }

  /** The same by the names of seats, as views tell it, which know no others. */
  public static Words why(WolfAndHoundState state, Phase.Decided decided) {
    Words winner = decided.winner().label();
    int most = state.sheep(decided.winner());
    int least = state.sheep(decided.winner().other());
    return switch (decided.reason()) {
      case SHEEPLESS ->
          new Words(
                  "{0} wins: {1} of the other team has no sheep left.",
                  "{0} gagnent : {1}, de l’autre équipe, n’a plus de moutons.")
              .with(winner, state.seating().name(sheepless(state, decided.winner().other())));
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
  private static Place sheepless(WolfAndHoundState state, Side side) {
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
    return nearest;
  }
}
