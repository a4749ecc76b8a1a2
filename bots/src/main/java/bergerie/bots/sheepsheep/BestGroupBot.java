package bergerie.bots.sheepsheep;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.games.sheepsheep.Family;
import bergerie.games.sheepsheep.Laid;
import bergerie.games.sheepsheep.Meadow;
import bergerie.games.sheepsheep.Pasture;
import bergerie.games.sheepsheep.SheepSheepMove;
import bergerie.games.sheepsheep.SheepSheepView;
import bergerie.games.sheepsheep.SheepSheepView.Fold;
import bergerie.games.sheepsheep.SheepSheepView.Spot;
import bergerie.rules.Dice;
import java.util.List;
import java.util.Optional;

/**
 * Gathers the best group it can find, exchange by exchange, and fills the gaps so that little is
 * left for the next player and something for itself. All it needs is in its view; the others'
 * fetishes it does not guess.
 */
public final class BestGroupBot implements Bot<Pasture, SheepSheepMove, SheepSheepView> {

  /** With sand, a turn ends after so many exchanges: nobody's fingers are faster. */
  private static final int PATIENCE = 30;

  /** From here on only what is near is looked for, so that every turn comes to an end. */
  private static final int LAST_EXCHANGES = 6;

  /** How far ahead a gap is filled. */
  private static final int FORESIGHT = 2;

  private final BestGroup search = new BestGroup();

  @Override
  public SheepSheepMove choose(Sight<Pasture, SheepSheepMove, SheepSheepView> sight, Dice dice) {
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    return view.drawn()
        .map(drawn -> place(view, own, drawn, sight.moves()))
        .orElseGet(() -> herd(view, own));
  }

  private SheepSheepMove herd(SheepSheepView view, Fold own) {
    Puzzle puzzle = new Puzzle(meadow(view), own.cards(), own.fetish());
    int left = view.exchangesLeft().orElse(PATIENCE - view.exchanges());
    Plan plan =
        left > LAST_EXCHANGES ? search.unlimited(puzzle) : search.within(puzzle, Math.max(left, 0));
    if (!plan.exchanges().isEmpty()) {
      return plan.exchanges().getFirst();
    }
    return plan.group()
        .<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElse(new SheepSheepMove.Done());
  }

  private SheepSheepMove place(
      SheepSheepView view, Fold own, Laid drawn, List<SheepSheepMove> moves) {
    Fold next = view.folds().get((own.seat() + 1) % view.folds().size());
    SheepSheepMove best = moves.getFirst();
    int bestBalance = Integer.MIN_VALUE;
    for (SheepSheepMove move : moves) {
      if (move instanceof SheepSheepMove.Place(var cell, Family up)) {
        Meadow filled = meadow(view).with(cell, drawn.card().showing(up));
        int balance =
            prospect(filled, own, own.fetish()) - 2 * prospect(filled, next, Optional.empty());
        if (balance > bestBalance) {
          bestBalance = balance;
          best = move;
        }
      }
    }
    return best;
  }

  private int prospect(Meadow meadow, Fold fold, Optional<Family> fetish) {
    return search.within(new Puzzle(meadow, fold.cards(), fetish), FORESIGHT).worth();
  }

  private static Meadow meadow(SheepSheepView view) {
    Meadow meadow = Meadow.EMPTY;
    for (Spot spot : view.meadow()) {
      if (spot.card().isPresent()) {
        meadow = meadow.with(spot.cell(), spot.card().get());
      }
    }
    return meadow;
  }
}
