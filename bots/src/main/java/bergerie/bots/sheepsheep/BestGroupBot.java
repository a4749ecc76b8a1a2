package bergerie.bots.sheepsheep;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.sheepsheep.Outlook.Promise;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Exchange;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Place;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.games.sheepsheep.view.SheepSheepView.Fold;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Gathers the best group it can find, exchange by exchange: one with many points that leaves little
 * to the next player. So it does where none is in reach, and when it fills the gaps. All it needs
 * is in its view.
 */
public final class BestGroupBot
    implements Bot<Pasture, SheepSheepMove, SheepSheepView>,
        Adviser<Pasture, SheepSheepMove, SheepSheepView> {

  /** With sand, a turn ends after so many exchanges: nobody's fingers are faster. */
  private static final int PATIENCE = 30;

  /** From here on only what is near is looked for, so that every turn comes to an end. */
  private static final int LAST_EXCHANGES = 6;

  /** More than all points there are. */
  private static final double VICTORY = 1_000;

  /**
   * How well it plays.
   *
   * @param reach it looks for groups within so many exchanges
   * @param foresight how many exchanges a meadow is judged by that is left to the next player; with
   *     none, the group with most points is always taken
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
    return view.drawn().isPresent()
        ? place(view, own, sight.moves())
        : first(
            plan(view, own, richest(puzzle(view, own), allowed(view))), view, own, sight.moves());
  }

  /** The group it would gather, or where it would put the drawn card. */
  @Override
  public Advice<SheepSheepMove> advise(
      Sight<Pasture, SheepSheepMove, SheepSheepView> sight,
      Optional<SheepSheepMove> also,
      Dice dice) {
    begin();
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    return view.drawn().isPresent()
        ? placing(view, own, place(view, own, sight.moves()), also)
        : herding(view, own, sight.moves(), also);
  }

  private Advice<SheepSheepMove> placing(
      SheepSheepView view, Fold own, Place best, Optional<SheepSheepMove> also) {
    Promise promise = promise(view, own, best);
    return new Advice<>(
        choices(best, also, move -> promise(view, own, (Place) move).balance()),
        new Advice.Reason.Meadow(
            (int) Math.round(promise.mine()), (int) Math.round(promise.theirs())));
  }

  private Advice<SheepSheepMove> herding(
      SheepSheepView view, Fold own, List<SheepSheepMove> moves, Optional<SheepSheepMove> also) {
    Puzzle puzzle = puzzle(view, own);
    Plan richest = richest(puzzle, allowed(view));
    Plan plan = plan(view, own, richest);
    SheepSheepMove best = first(plan, view, own, moves);
    int forgone = richest.worth() - plan.worth();
    return new Advice<>(
        choices(
            best,
            also,
            move -> move.equals(best) ? plan.worth() : worth(puzzle, move, allowed(view))),
        new Advice.Reason.Group(plan.worth(), plan.exchanges().size(), richest.proven(), forgone));
  }

  /** The best move, then the one that was asked about. */
  private static List<Advice.Choice<SheepSheepMove>> choices(
      SheepSheepMove best, Optional<SheepSheepMove> also, ToDoubleFunction<SheepSheepMove> worth) {
    return Stream.concat(Stream.of(best), also.stream())
        .distinct()
        .map(move -> new Advice.Choice<>(move, worth.applyAsDouble(move)))
        .toList();
  }

  /** The points that can still be had once a move is made. */
  private int worth(Puzzle puzzle, SheepSheepMove move, int allowed) {
    return switch (move) {
      case Exchange exchange -> richest(puzzle.after(exchange), allowed - 1).worth();
      case SheepSheepMove.Win(int cells) ->
          Integer.bitCount(cells) * puzzle.worth(family(puzzle, cells));
      default -> 0;
    };
  }

  private static int family(Puzzle puzzle, int cells) {
    Cell one = Cell.ALL.get(Integer.numberOfTrailingZeros(cells));
    return puzzle.meadow().card(one).up().ordinal();
  }

  /** How many exchanges there may still be. */
  private static int allowed(SheepSheepView view) {
    return view.exchangesLeft().orElse(PATIENCE - view.exchanges());
  }

  private Outlook outlook(SheepSheepView view, Fold own) {
    return new Outlook(search, view, own, skill.foresight());
  }

  /** The plan for the group with most points. */
  private Plan richest(Puzzle puzzle, int allowed) {
    int left = Math.min(allowed, skill.reach());
    return left > LAST_EXCHANGES
        ? search.unlimited(puzzle)
        : search.within(puzzle, Math.max(left, 0));
  }

  /**
   * Not always the group with most points, but one that leaves little to the next player. Under
   * sand there are too many to look at.
   */
  private Plan plan(SheepSheepView view, Fold own, Plan richest) {
    if (skill.foresight() == 0 || view.exchangesLeft().isEmpty()) {
      return richest;
    }
    int left = Math.min(allowed(view), skill.reach());
    Outlook outlook = outlook(view, own);
    return best(
            search.harvests(puzzle(view, own), left),
            harvest -> value(harvest, outlook, view.pile()))
        .map(Harvest::plan)
        .orElse(richest);
  }

  /** SS-14: where the pile can't fill the gaps, all that counts is who has won. */
  private static double value(Harvest harvest, Outlook outlook, int pile) {
    Plan plan = harvest.plan();
    if (plan.group().orElseThrow().size() > pile) {
      return outlook.wins(plan.worth()) ? VICTORY : -VICTORY;
    }
    return plan.worth() + outlook.of(harvest.meadow(), harvest.cards()).balance();
  }

  /** The first step of a plan. */
  private SheepSheepMove first(
      Plan plan, SheepSheepView view, Fold own, List<SheepSheepMove> moves) {
    if (!plan.exchanges().isEmpty()) {
      return plan.exchanges().getFirst();
    }
    return plan.group()
        .<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElseGet(() -> prepare(view, own, moves));
  }

  /** With no group in reach: an exchange that promises more for later, or none. */
  private SheepSheepMove prepare(SheepSheepView view, Fold own, List<SheepSheepMove> moves) {
    Puzzle puzzle = puzzle(view, own);
    Outlook outlook = outlook(view, own);
    SheepSheepMove nothing = new SheepSheepMove.Done();
    List<SheepSheepMove> ways =
        Stream.concat(Stream.of(nothing), moves.stream().filter(Exchange.class::isInstance))
            .toList();
    return best(
            ways,
            move -> {
              Puzzle after = move instanceof Exchange exchange ? puzzle.after(exchange) : puzzle;
              return outlook.of(after.meadow(), after.cards()).balance();
            })
        .orElse(nothing);
  }

  private Place place(SheepSheepView view, Fold own, List<SheepSheepMove> moves) {
    List<Place> places =
        moves.stream().filter(Place.class::isInstance).map(Place.class::cast).toList();
    return best(places, place -> promise(view, own, place).balance()).orElse(places.getFirst());
  }

  /** The best of several, the first of equals, as far as the time lasts. */
  private <T> Optional<T> best(List<T> all, ToDoubleFunction<T> value) {
    Optional<T> best = Optional.empty();
    double most = Double.NEGATIVE_INFINITY;
    for (T one : all) {
      double worth = value.applyAsDouble(one);
      if (watch.spent(0)) {
        return best;
      }
      if (worth > most) {
        most = worth;
        best = Optional.of(one);
      }
    }
    return best;
  }

  /** What the meadow holds once the drawn card is placed. */
  private Promise promise(SheepSheepView view, Fold own, Place place) {
    Laid placed = view.drawn().orElseThrow().card().showing(place.up());
    return outlook(view, own).of(meadow(view).with(place.cell(), placed), own.cards());
  }

  private static Puzzle puzzle(SheepSheepView view, Fold own) {
    return new Puzzle(meadow(view), own.cards(), own.fetish());
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
