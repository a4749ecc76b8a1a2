package bergerie.bots.sheepsheep;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
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
public final class BestGroupBot
    implements Bot<Pasture, SheepSheepMove, SheepSheepView>,
        Adviser<Pasture, SheepSheepMove, SheepSheepView> {

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
  private Thought.Watch watch;

  public BestGroupBot(Skill skill, Thought thought) {
    this.skill = skill;
    this.thought = thought;
    this.watch = thought.start();
  }

  public BestGroupBot() {
    this(Skill.BEST, Thought.unhurried());
  }

  private void begin() {
    watch = thought.start();
    search.limit(watch);
  }

  @Override
  public SheepSheepMove choose(Sight<Pasture, SheepSheepMove, SheepSheepView> sight, Dice dice) {
    begin();
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    return view.drawn()
        .map(drawn -> place(view, own, drawn, sight.moves()))
        .orElseGet(() -> herd(view, own, sight.moves()));
  }

  /** The group it would gather, or where it would put the drawn card. */
  @Override
  public Advice<SheepSheepMove> advise(
      Sight<Pasture, SheepSheepMove, SheepSheepView> sight,
      Optional<SheepSheepMove> also,
      Dice dice) {
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    SheepSheepMove best = choose(sight, dice);
    if (best instanceof SheepSheepMove.Place(Cell cell, Family up)) {
      Laid placed = view.drawn().orElseThrow().card().showing(up);
      Meadow filled = meadow(view).with(cell, placed);
      Promise promise = promise(filled, own.cards(), view, own);
      return new Advice<>(
          List.of(new Advice.Choice<>(best, promise.balance())),
          new Advice.Reason.Meadow(promise.mine(), promise.theirs()));
    }
    begin();
    Puzzle puzzle = new Puzzle(meadow(view), own.cards(), own.fetish());
    Plan plan = plan(puzzle, allowed(view));
    List<Advice.Choice<SheepSheepMove>> choices = new ArrayList<>();
    choices.add(new Advice.Choice<>(best, plan.worth()));
    also.filter(move -> !move.equals(best))
        .ifPresent(
            move -> choices.add(new Advice.Choice<>(move, worth(puzzle, move, allowed(view)))));
    return new Advice<>(
        choices, new Advice.Reason.Group(plan.worth(), plan.exchanges().size(), plan.proven()));
  }

  /** The points that can still be had once a move is made. */
  private int worth(Puzzle puzzle, SheepSheepMove move, int allowed) {
    return switch (move) {
      case SheepSheepMove.Exchange exchange -> plan(puzzle.after(exchange), allowed - 1).worth();
      case SheepSheepMove.Win(int cells) ->
          Integer.bitCount(cells) * puzzle.worth(family(puzzle, cells));
      default -> 0;
    };
  }

  private static int family(Puzzle puzzle, int cells) {
    Cell one = Cell.ALL.get(Integer.numberOfTrailingZeros(cells));
    return puzzle.meadow().card(one).up().ordinal();
  }

  private SheepSheepMove herd(SheepSheepView view, Fold own, List<SheepSheepMove> moves) {
    Plan plan = plan(new Puzzle(meadow(view), own.cards(), own.fetish()), allowed(view));
    if (!plan.exchanges().isEmpty()) {
      return plan.exchanges().getFirst();
    }
    return plan.group()
        .<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElseGet(() -> prepare(view, own, moves));
  }

  /** How many exchanges there may still be. */
  private static int allowed(SheepSheepView view) {
    return view.exchangesLeft().orElse(PATIENCE - view.exchanges());
  }

  private Plan plan(Puzzle puzzle, int allowed) {
    int left = Math.min(allowed, skill.reach());
    return left > LAST_EXCHANGES
        ? search.unlimited(puzzle)
        : search.within(puzzle, Math.max(left, 0));
  }

  /** With no group in reach: an exchange that promises more for later, or none. */
  private SheepSheepMove prepare(SheepSheepView view, Fold own, List<SheepSheepMove> moves) {
    Puzzle puzzle = new Puzzle(meadow(view), own.cards(), own.fetish());
    SheepSheepMove best = new SheepSheepMove.Done();
    int bestBalance = promise(puzzle.meadow(), own.cards(), view, own).balance();
    for (SheepSheepMove move : moves) {
      if (move instanceof SheepSheepMove.Exchange exchange) {
        Puzzle after = puzzle.after(exchange);
        int balance = promise(after.meadow(), after.cards(), view, own).balance();
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
      SheepSheepView view, Fold own, Laid drawn, List<SheepSheepMove> moves) {
    Meadow meadow = meadow(view);
    SheepSheepMove best = moves.getFirst();
    int bestBalance = Integer.MIN_VALUE;
    for (SheepSheepMove move : moves) {
      if (move instanceof SheepSheepMove.Place(Cell cell, Family up)) {
        Meadow filled = meadow.with(cell, drawn.card().showing(up));
        int balance = promise(filled, own.cards(), view, own).balance();
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

  /** What a meadow promises oneself, and what it gives the next player, who comes first. */
  private record Promise(int mine, int theirs) {
    int balance() {
      return mine - 2 * theirs;
    }
  }

  private Promise promise(Meadow meadow, List<Card> cards, SheepSheepView view, Fold own) {
    Fold next = view.folds().get((own.seat() + 1) % view.folds().size());
    return new Promise(
        search.within(new Puzzle(meadow, cards, own.fetish()), skill.foresight()).worth(),
        search
            .within(new Puzzle(meadow, next.cards(), Optional.empty()), skill.foresight())
            .worth());
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
