package bergerie.rules.match;

import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Rule;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How a match may end away from the board: the same at every table, whatever the game. */
public final class HouseRules {

  public static final String RESIGNED = "T-4";
  public static final String OUT_OF_TIME = "T-5";
  public static final String DRAW_AGREED = "T-6";
  public static final String TOO_LONG = "T-11";
  public static final String CALLED_OFF = "T-12";
  public static final String UNSHOWN = "T-13";

  private HouseRules() {}

  /** T-1 to T-13, the paragraphs that hold whatever the game. */
  public static List<Rule> rules() {
    return RuleBook.of(HouseRules.class);
  }

  public static Outcome drawAgreed(Setup setup) {
    return new Outcome(
        List.of(),
        zeros(setup),
        DRAW_AGREED,
        new Words("The players agreed on a draw.", "Les joueurs ont convenu de la nulle."));
  }

  // T-11
  public static Outcome tooLong(Setup setup) {
    return new Outcome(
        List.of(),
        zeros(setup),
        TOO_LONG,
        new Words(
            "The match is as long as one may be here: nobody wins.",
            "La partie a atteint la longueur permise ici : personne ne gagne."));
  }

  // T-12
  public static Outcome calledOff(Setup setup) {
    return new Outcome(
        List.of(),
        zeros(setup),
        CALLED_OFF,
        new Words(
            "Somebody was away, and the others ended the match: nobody wins.",
            "Quelqu’un n’était plus là, et les autres ont mis fin à la partie : personne ne"
                + " gagne."));
  }

  // T-13
  public static Outcome unshown(Setup setup, Seat seat) {
    return new Outcome(
        List.of(),
        zeros(setup),
        UNSHOWN,
        Sentence.of(
            "{0} did not show {0:your|their|their} share in the dice: nothing was dealt, nobody"
                + " wins.",
            "{0} {0:n’avez|n’a|n’ont} pas montré {0:votre|sa|leur} part des dés : rien n’a été"
                + " distribué, personne ne gagne.",
            seat.who()));
  }

  /**
   * T-4, T-5: the match ends when at most one side still has a seat that has not given up; until
   * then a bot plays on for those who have.
   *
   * @param gone those who have given up, the last one last
   */
  public static <S> Optional<Outcome> conceded(
      Game<S, ?, ?> game, Setup setup, S state, List<Seat> gone, String rule) {
    List<List<Seat>> sides = sides(game.teams(state), setup);
    List<List<Seat>> left = sides.stream().filter(side -> !gone.containsAll(side)).toList();
    boolean decided = left.isEmpty() || (left.size() == 1 && sides.size() > 1);
    if (gone.isEmpty() || !decided) {
      return Optional.empty();
    }
    List<Seat> winners = left.isEmpty() ? List.of() : left.getFirst();
    return Optional.of(new Outcome(winners, zeros(setup), rule, why(gone.getLast(), rule)));
  }

  private static Sentence why(Seat last, String rule) {
    return rule.equals(OUT_OF_TIME)
        ? Sentence.of(
            "{0} ran out of time.", "{0} {0:avez|a|ont} dépassé le temps imparti.", last.who())
        : Sentence.of("{0} resigned.", "{0} {0:avez|a|ont} abandonné.", last.who());
  }

  private static List<List<Seat>> sides(List<Team> teams, Setup setup) {
    List<List<Seat>> sides = new ArrayList<>(teams.stream().map(Team::seats).toList());
    Seat.all(setup.players()).stream()
        .filter(seat -> teams.stream().noneMatch(team -> team.seats().contains(seat)))
        .forEach(seat -> sides.add(List.of(seat)));
    return sides;
  }

  private static List<Integer> zeros(Setup setup) {
    return Collections.nCopies(setup.players(), 0);
  }
}
