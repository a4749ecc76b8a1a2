package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The count at the end (WW-8). */
public final class Ending {

  private Ending() {}

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
    Words why =
        winners.size() == 1
            ? new Words("The best story: {0}.", "La plus belle histoire : {0}.")
            : new Words(
                "Equally good stories: {0} each.", "Des histoires aussi belles : {0} chacune.");
    return new Outcome(winners, totals, "WW-8", why.with(points(best)));
  }

  /** Singular and plural: none is a plural in English only. */
  private static Words points(int points) {
    return new Words(
        points + (points == 1 ? " point" : " points"),
        points + (Math.abs(points) < 2 ? " point" : " points"));
  }
}
