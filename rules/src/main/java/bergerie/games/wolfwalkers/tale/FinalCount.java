package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Series;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The count at the end (WW-8). */
public final class FinalCount {

  private FinalCount() {}

  /** What each grid is worth as it lies, with all that counts. */
  public static List<Score> scores(Scoring scoring, Tale tale) {
    List<Grid> grids = tale.tellers().stream().map(Teller::grid).toList();
    List<Score> scores = new ArrayList<>(scoring.table(grids, tale.terms()));
    for (int seat = 0; seat < scores.size(); seat++) {
      int gained = tale.tellers().get(seat).gained();
      if (gained > 0) {
        scores.set(seat, scores.get(seat).and(Score.Bonus.bargained(gained)));
      }
    }
    return scores;
  }

  public static Outcome outcome(Scoring scoring, Tale tale) {
    List<Integer> totals = scores(scoring, tale).stream().map(Score::total).toList();
    int best = Collections.max(totals);
    List<Seat> winners =
        Seat.all(tale.players()).stream().filter(seat -> totals.get(seat.index()) == best).toList();
    return new Outcome(winners, totals, "WW-8", why(winners, best));
  }

  private static Sentence why(List<Seat> winners, int points) {
    if (winners.size() == 1) {
      return Sentence.of(
          "{0} {0:tell|tells} the finest story: {1} {1:point|points}.",
          "{0} {0:racontez|raconte} la plus belle histoire : {1} {1:point|points}.",
          winners.getFirst().who(),
          new Part.Count(points));
    }
    Words names = Series.slots(winners.size());
    Part[] who = winners.stream().map(Seat::who).toArray(Part[]::new);
    return Sentence.of(
        "The victory is shared by {0}: {1} {1:point|points} each.",
        "Victoire partagée entre {0} : {1} {1:point|points} chacun.",
        new Part.Inner(Sentence.of(names.en(), names.fr(), who)),
        new Part.Count(points));
  }
}
