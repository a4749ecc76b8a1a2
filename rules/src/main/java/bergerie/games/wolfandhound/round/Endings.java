package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;

/** How rounds and matches end, in words. */
public final class Endings {

  private Endings() {}

  // WH-10: the team with more rounds wins a match.
  public static Outcome outcome(WolfAndHoundState state, Phase.Decided decided) {
    Score score = state.score();
    Side winner = score.leader();
    List<Integer> scores =
        Seat.all(state.agreed().players()).stream()
            .map(seat -> score.of(state.agreed().circle().side(Name.of(seat))))
            .toList();
    List<Seat> winners = seats(state, winner);
    return state.agreed().rounds() == 1
        ? new Outcome(winners, scores, decided.reason().rule(), told(state, decided))
        : new Outcome(
            winners,
            scores,
            "WH-10",
            told(state, decided)
                .then(
                    Sentence.of(
                        " {0}, {1} {1:round|rounds} to {2}.",
                        " {0} par {1} {1:manche|manches} à {2}.",
                        inner(wins(state, winner)),
                        new Part.Count(score.of(winner)),
                        new Part.Count(score.of(winner.other())))));
  }

  /** How a round ended, as each of the players would put it, and anybody else. */
  public static Sentence told(WolfAndHoundState state, Phase.Decided decided) {
    Side winner = decided.winner();
    Part most = new Part.Count(state.sheep(winner));
    Part least = new Part.Count(state.sheep(winner.other()));
    Part wins = inner(wins(state, winner));
    Part round = inner(round(state));
    return switch (decided.reason()) {
      case SHEEPLESS ->
          Sentence.of(
              "{0}: {1}{2}.",
              "{0} : {1}{2}.", inner(loser(state, winner).sheepless()), wins, round);
      case COUNT ->
          Sentence.of(
              "{0} sheep to {1}: {2}{3}.",
              "{0} {0:mouton|moutons} à {1} : {2}{3}.", most, least, wins, round);
      case TIE ->
          Sentence.of(
              "{0} sheep each: on a tie {1}{2}.",
              "{0} {0:mouton|moutons} partout : à égalité, {1}{2}.", most, wins, round);
    };
  }

  private static Sentence round(WolfAndHoundState state) {
    return state.agreed().rounds() == 1
        ? Sentence.of("", "")
        : Sentence.of(" the round", " la manche");
  }

  /**
   * “Your team wins” to those of it, “your team loses” to the others, “Green wins” to strangers.
   */
  private static Sentence wins(WolfAndHoundState state, Side winner) {
    Sentence said = Sentence.of("{0} wins", "{0} gagnent", winner.within());
    for (Seat seat : seats(state, winner)) {
      said =
          isAlone(state, seat)
              ? Sentence.of("{0:you win|{1}}", "{0:vous gagnez|{1}}", seat.who(), inner(said))
              : Sentence.of(
                  "{0:your team wins|{1}}", "{0:votre équipe gagne|{1}}", seat.who(), inner(said));
    }
    for (Seat seat : seats(state, winner.other())) {
      said =
          isAlone(state, seat)
              ? Sentence.of("{0:you lose|{1}}", "{0:vous perdez|{1}}", seat.who(), inner(said))
              : Sentence.of(
                  "{0:your team loses|{1}}", "{0:votre équipe perd|{1}}", seat.who(), inner(said));
    }
    return said;
  }

  private static Part.Inner inner(Sentence sentence) {
    return new Part.Inner(sentence);
  }

  private static boolean isAlone(WolfAndHoundState state, Seat seat) {
    return seats(state, state.agreed().circle().side(Name.of(seat))).size() == 1;
  }

  /** The people of a team. */
  private static List<Seat> seats(WolfAndHoundState state, Side side) {
    return Seat.all(state.agreed().players()).stream()
        .filter(seat -> state.agreed().circle().side(Name.of(seat)) == side)
        .toList();
  }

  /** Whoever ran out of sheep, so that this team wins. */
  public static Someone loser(WolfAndHoundState state, Side winner) {
    return Someone.at(state.seating(), sheepless(state, winner.other()));
  }

  /** The same as views tell it, which know nobody's name. */
  public static Words why(WolfAndHoundState state, Phase.Decided decided) {
    Words winner = decided.winner().label();
    int most = state.sheep(decided.winner());
    int least = state.sheep(decided.winner().other());
    return switch (decided.reason()) {
      case SHEEPLESS ->
          new Words(
                  "{0} wins: the other team has an empty pen.",
                  "{0} gagnent : un enclos de l’autre équipe est vide.")
              .with(winner);
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
