package bergerie.bots.sheepsheep;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.games.sheepsheep.Card;
import bergerie.games.sheepsheep.Cell;
import bergerie.games.sheepsheep.Family;
import bergerie.games.sheepsheep.Laid;
import bergerie.games.sheepsheep.Meadow;
import bergerie.games.sheepsheep.Pasture;
import bergerie.games.sheepsheep.SheepSheepMove;
import bergerie.games.sheepsheep.SheepSheepView;
import bergerie.games.sheepsheep.SheepSheepView.Fold;
import bergerie.games.sheepsheep.SheepSheepView.Spot;
import bergerie.rules.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gathers the best group it can find, exchange by exchange. Where none is in reach, and when it
 * fills the gaps, it leaves little to the next player and something for itself. All it needs is in
 * its view; the others' fetishes it does not guess.
 */
public final class BestGroupBot implements Bot<Pasture, SheepSheepMove, SheepSheepView> {

  /** With sand, a turn ends after so many exchanges: nobody's fingers are faster. */
  private static final int PATIENCE = 30;

  /** From here on only what is near is looked for, so that every turn comes to an end. */
  private static final int LAST_EXCHANGES = 6;

  /**
   * How well it plays.
   *
   * @param reach it looks for groups within so many exchanges
   * @param foresight how many exchanges a meadow is judged by
   */
  public record Skill(int reach, int foresight) {
    public static final Skill BEST = new Skill(Integer.MAX_VALUE, 3);
  }

  private final BestGroup search = new BestGroup();
  private final Skill skill;
  private final Thought thought;

  public BestGroupBot(Skill skill, Thought thought) {
    this.skill = skill;
    this.thought = thought;
  }

  public BestGroupBot() {
    this(Skill.BEST, Thought.unhurried());
  }

  @Override
  public SheepSheepMove choose(Sight<Pasture, SheepSheepMove, SheepSheepView> sight, Dice dice) {
    Thought.Watch watch = thought.start();
    search.limit(watch);
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    return view.drawn()
        .map(drawn -> place(view, own, drawn, sight.moves(), watch))
        .orElseGet(() -> herd(view, own, sight.moves(), watch));
  }

  private SheepSheepMove herd(
      SheepSheepView view, Fold own, List<SheepSheepMove> moves, Thought.Watch watch) {
    Puzzle puzzle = new Puzzle(meadow(view), own.cards(), own.fetish());
    int allowed = view.exchangesLeft().orElse(PATIENCE - view.exchanges());
    int left = Math.min(allowed, skill.reach());
    Plan plan =
        left > LAST_EXCHANGES ? search.unlimited(puzzle) : search.within(puzzle, Math.max(left, 0));
    if (!plan.exchanges().isEmpty()) {
      return plan.exchanges().getFirst();
    }
    return plan.group()
        .<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElseGet(() -> prepare(view, own, moves, watch));
  }

  /** With no group in reach: an exchange that promises more for later, or none. */
  private SheepSheepMove prepare(
      SheepSheepView view, Fold own, List<SheepSheepMove> moves, Thought.Watch watch) {
    Meadow meadow = meadow(view);
    SheepSheepMove best = new SheepSheepMove.Done();
    int bestBalance = balance(meadow, own.cards(), view, own);
    for (SheepSheepMove move : moves) {
      if (move instanceof SheepSheepMove.Exchange(Card card, Cell cell)) {
        Laid taken = meadow.card(cell);
        List<Card> cards = new ArrayList<>(own.cards());
        cards.set(cards.indexOf(card), taken.card());
        int balance = balance(meadow.with(cell, card.hiding(taken.up())), cards, view, own);
        if (watch.spent(0)) {
          return best;
        }
        if (balance > bestBalance) {
          bestBalance = balance;
          best = move;
        }
      }
    }
    return best;
  }

  private SheepSheepMove place(
      SheepSheepView view, Fold own, Laid drawn, List<SheepSheepMove> moves, Thought.Watch watch) {
    Meadow meadow = meadow(view);
    SheepSheepMove best = moves.getFirst();
    int bestBalance = Integer.MIN_VALUE;
    for (SheepSheepMove move : moves) {
      if (move instanceof SheepSheepMove.Place(Cell cell, Family up)) {
        Meadow filled = meadow.with(cell, drawn.card().showing(up));
        int balance = balance(filled, own.cards(), view, own);
        if (watch.spent(0)) {
          return best;
        }
        if (balance > bestBalance) {
          bestBalance = balance;
          best = move;
        }
      }
    }
    return best;
  }

  /** What a meadow promises oneself, less what it gives the next player, who comes first. */
  private int balance(Meadow meadow, List<Card> cards, SheepSheepView view, Fold own) {
    Fold next = view.folds().get((own.seat() + 1) % view.folds().size());
    int mine = search.within(new Puzzle(meadow, cards, own.fetish()), skill.foresight()).worth();
    int theirs =
        search
            .within(new Puzzle(meadow, next.cards(), Optional.empty()), skill.foresight())
            .worth();
    return mine - 2 * theirs;
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
