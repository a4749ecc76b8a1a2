package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.games.sheepsheep.view.SheepSheepView.Fold;

/**
 * The table before a player who thinks.
 *
 * @param own what that player has
 * @param meadow as it lies
 */
record Prospect(SheepSheepView view, Fold own, Meadow meadow) {

  /** With sand, a turn ends after so many exchanges: nobody's fingers are faster. */
  private static final int PATIENCE = 30;

  Puzzle puzzle() {
    return new Puzzle(meadow, own.cards(), own.fetish());
  }

  boolean isUnderSand() {
    return view.exchangesLeft().isEmpty();
  }

  /** How many exchanges there may still be. */
  int allowed() {
    return view.exchangesLeft().orElse(PATIENCE - view.exchanges());
  }

  /** Whether nobody has won a group since one's own last turn. */
  boolean isBarren() {
    return view.barren() >= view.folds().size();
  }
}
