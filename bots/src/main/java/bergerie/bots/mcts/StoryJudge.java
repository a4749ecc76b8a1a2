package bergerie.bots.mcts;

import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.scoring.Terms;
import bergerie.games.wolfwalkers.tale.Tale;

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

  // What cards still to come add, fitted to the ends of games between greedy bots: points for each
  // gap in sight, or anywhere, times how often the icons are on the deck's Stories.
  private static final double ARROW = 0.13;
  private static final double ARROW_ICON = 0.53;
  private static final double PAIR = 0.8;
  private static final double SIGHTED_PAIR = 2.2;
  private static final double SHAPE = 0.4;
  private static final double BALANCE = 0.15;
  private static final double BALANCED = -0.35;

  // What cards are worth to Objectives still to come, while the whole grid is open.
  private static final double ICON = 1.55;
  private static final double STORY = -0.8;
  private static final double OBJECTIVE = -0.6;
  private static final double GAP = 0.4;
  private static final double GAPS = 1.7;

  private final Scoring scoring;
  private final Deck deck;

  /** By the numbers of the cards, from 1. */
  private final double[] rates;

  public StoryJudge(WolfWalkers game) {
    this.scoring = game.scoring();
    this.deck = game.deck();
    this.rates = deck.cards().stream().mapToDouble(card -> rate(card.objective())).toArray();
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
    int gaps = FULL - grid.cards().size();
    double points = score.total() + gaps * (GAP + (GAPS * gaps + lying(grid)) / FULL);
    if (gaps > 0) {
      for (Score.Line line : score.lines()) {
        Card card = deck.card(line.card());
        int open = line.at().map(cell -> IN_SIGHT - inSight(grid, cell)).orElse(IN_SIGHT);
        points += card.objective().points() * more(card, line.times(), gaps, open);
      }
    }
    return points;
  }

  /** What the cards of a grid promise, whatever they score now. */
  private double lying(Grid grid) {
    double worth = 0;
    for (Placed placed : grid.cards()) {
      worth +=
          placed.side() == Side.STORY
              ? STORY + ICON * Integer.bitCount(deck.card(placed.card()).icons())
              : OBJECTIVE;
    }
    return worth;
  }

  /** How often an Objective may score beyond what it scores now; less than 0 if it may be lost. */
  private double more(Card card, int times, int gaps, int open) {
    double rate = rates[card.id() - 1];
    return switch (card.objective()) {
      case Objective.Arrow _, Objective.SightedPair _ -> rate * open;
      case Objective.Pair _, Objective.Shape _ -> rate * gaps;
      case Objective.Crossed _ -> 0;
      case Objective.Balance _ -> BALANCE + times * BALANCED;
    };
  }

  /** How often an Objective scores for each gap that counts for it. */
  private double rate(Objective objective) {
    return switch (objective) {
      case Objective.Arrow arrow -> ARROW + ARROW_ICON * often(arrow.icon().bit());
      case Objective.SightedPair pair -> SIGHTED_PAIR * often(pair.one().bit() | pair.two().bit());
      case Objective.Pair pair -> PAIR * often(pair.one().bit() | pair.two().bit());
      case Objective.Shape shape -> SHAPE * ease(shape);
      case Objective.Crossed _, Objective.Balance _ -> 0;
    };
  }

  /** How easily a card serves a shape: the more icons it asks for, and the rarer, the less. */
  private double ease(Objective.Shape shape) {
    double product = 1;
    int cards = 0;
    for (Icon icon : Icon.values()) {
      for (char letter : shape.pattern().toCharArray()) {
        if (icon.letter() == letter) {
          product *= often(icon.bit());
          cards++;
        }
      }
    }
    return cards == 0 ? 0 : Math.pow(product, 1.0 / cards) / cards;
  }

  /** The share of the deck's Stories that show all these icons. */
  private double often(int icons) {
    int showing = 0;
    for (Card card : deck.cards()) {
      showing += (card.icons() & icons) == icons ? 1 : 0;
    }
    return (double) showing / deck.cards().size();
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
