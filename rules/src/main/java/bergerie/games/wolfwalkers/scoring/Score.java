package bergerie.games.wolfwalkers.scoring;

import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.grid.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a grid is worth: a line for each Objective, then what else counts. */
public record Score(List<Line> lines, List<Bonus> bonuses) {

  /**
   * What an Objective is worth.
   *
   * @param at its cell; none for the Objective that all share
   * @param times how often it scores
   * @param cells the Stories that score
   */
  public record Line(int card, Optional<Cell> at, int times, int points, List<Cell> cells) {
    public Line {
      cells = List.copyOf(cells);
    }
  }

  /** What an effect of a Permanent brings, or a bargain. */
  public record Bonus(Optional<PermanentEffect> from, int points) {
    public static Bonus bargained(int points) {
      return new Bonus(Optional.empty(), points);
    }
  }

  public Score {
    lines = List.copyOf(lines);
    bonuses = List.copyOf(bonuses);
  }

  public int total() {
    int total = 0;
    for (Line line : lines) {
      total += line.points();
    }
    for (Bonus bonus : bonuses) {
      total += bonus.points();
    }
    return total;
  }

  /** How many Objectives score. */
  int scoring() {
    int scoring = 0;
    for (Line line : lines) {
      scoring += line.times() > 0 ? 1 : 0;
    }
    return scoring;
  }

  public Score and(Bonus bonus) {
    List<Bonus> more = new ArrayList<>(bonuses);
    more.add(bonus);
    return new Score(lines, more);
  }
}
