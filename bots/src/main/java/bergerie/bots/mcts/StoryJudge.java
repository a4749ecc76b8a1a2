package bergerie.bots.mcts;

import bergerie.games.wolfwalkers.Cell;
import bergerie.games.wolfwalkers.Deck;
import bergerie.games.wolfwalkers.Grid;
import bergerie.games.wolfwalkers.Objective;
import bergerie.games.wolfwalkers.Placed;
import bergerie.games.wolfwalkers.Score;
import bergerie.games.wolfwalkers.Scoring;
import bergerie.games.wolfwalkers.Tale;
import bergerie.games.wolfwalkers.Terms;
import bergerie.games.wolfwalkers.WolfWalkers;

/**
 * Judges WolfWalkers by what every Objective scores now, exactly, and what the cards still to come
 * may add to it.
 */
public final class StoryJudge implements Judge<Tale> {

  private static final int FULL = 25;

  /** Cards in the row and column of a cell, without its own. */
  private static final int IN_SIGHT = 8;

  /** A lead of so many points is nearly a victory. */
  private static final double CLEAR_LEAD = 9;

  // How often a card still to come helps, as far as its player can choose it for that.
  private static final double HITS_ARROW = 0.42;
  private static final double HITS_SIGHTED_PAIR = 0.22;
  private static final double HITS_PAIR = 0.10;
  private static final double MAKES_SHAPE = 0.055;
  private static final double STAYS_CLEAN = 0.93;
  private static final double BALANCES = 0.5;

  private final Scoring scoring;
  private final Deck deck;

  public StoryJudge(WolfWalkers game) {
    this.scoring = game.scoring();
    this.deck = game.deck();
  }

  @Override
  public void judge(Tale tale, double[] worth) {
    int players = tale.tellers().size();
    double[] points = new double[players];
    for (int i = 0; i < players; i++) {
      points[i] =
          tale.tellers().get(i).gained() + expected(tale.tellers().get(i).grid(), tale.terms());
    }
    for (int i = 0; i < players; i++) {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < players; other++) {
        best = other == i ? best : Math.max(best, points[other]);
      }
      worth[i] = Judge.chance((points[i] - best) / CLEAR_LEAD);
    }
  }

  private double expected(Grid grid, Terms terms) {
    Score score = scoring.grid(grid, terms);
    double points = score.total();
    int gaps = FULL - grid.cards().size();
    for (Score.Line line : score.lines()) {
      Objective objective = deck.card(line.card()).objective();
      int open = line.at().map(cell -> IN_SIGHT - inSight(grid, cell)).orElse(IN_SIGHT);
      points += objective.points() * more(objective, line.times(), gaps, open);
    }
    return points;
  }

  /** How often an Objective may score beyond what it scores now; less than 0 if it may be lost. */
  private static double more(Objective objective, int times, int gaps, int open) {
    return switch (objective) {
      case Objective.Arrow _ -> HITS_ARROW * open;
      case Objective.SightedPair _ -> HITS_SIGHTED_PAIR * open;
      case Objective.Pair _ -> HITS_PAIR * gaps;
      case Objective.Shape _ -> MAKES_SHAPE * gaps;
      case Objective.Crossed _ -> times * (Math.pow(STAYS_CLEAN, open) - 1);
      case Objective.Balance _ -> gaps == 0 ? 0 : BALANCES - times * (BALANCES + 0.25);
    };
  }

  private static int inSight(Grid grid, Cell cell) {
    int count = 0;
    for (Placed placed : grid.cards()) {
      boolean row = placed.cell().y() == cell.y();
      boolean column = placed.cell().x() == cell.x();
      count += row != column ? 1 : 0;
    }
    return count;
  }
}
