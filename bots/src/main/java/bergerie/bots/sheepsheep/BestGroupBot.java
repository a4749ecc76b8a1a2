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
  private final Leash leash = new Leash();
  private final Thought thought;
  private final Herder herder;

  public BestGroupBot(Skill skill, Thought thought) {
    this.thought = thought;
    this.herder = new Herder(search, skill, leash);
  }

  public BestGroupBot() {
    this(Skill.BEST, Thought.unhurried());
  }

  private void begin() {
    Thought.Watch watch = thought.start();
    leash.tie(watch);
    search.limit(watch);
  }

  @Override
  public SheepSheepMove choose(Sight<Pasture, SheepSheepMove, SheepSheepView> sight, Dice dice) {
    begin();
    Prospect prospect = prospect(sight);
    return prospect.view().drawn().isPresent()
        ? place(prospect, sight.moves())
        : herder.first(plan(prospect), prospect, sight.moves(), dice);
  }

  private Plan plan(Prospect prospect) {
    return herder.plan(prospect, herder.richest(prospect.puzzle(), prospect.allowed()));
  }

  /** The group it would gather, or where it would put the drawn card. */
  @Override
  public Advice<SheepSheepMove> advise(
      Sight<Pasture, SheepSheepMove, SheepSheepView> sight,
      Optional<SheepSheepMove> also,
      Dice dice) {
    begin();
    Prospect prospect = prospect(sight);
    return prospect.view().drawn().isPresent()
        ? placing(prospect, place(prospect, sight.moves()), also)
        : herding(prospect, sight.moves(), also, dice);
  }

  private Advice<SheepSheepMove> placing(
      Prospect prospect, Place best, Optional<SheepSheepMove> also) {
    Promise promise = promise(prospect, best);
    return new Advice<>(
        choices(best, also, move -> promise(prospect, (Place) move).balance()),
        new Advice.Reason.Meadow(
            (int) Math.round(promise.mine()), (int) Math.round(promise.theirs())));
  }

  private Advice<SheepSheepMove> herding(
      Prospect prospect, List<SheepSheepMove> moves, Optional<SheepSheepMove> also, Dice dice) {
    Plan richest = herder.richest(prospect.puzzle(), prospect.allowed());
    Plan plan = herder.plan(prospect, richest);
    SheepSheepMove best = herder.first(plan, prospect, moves, dice);
    int forgone = richest.worth() - plan.worth();
    return new Advice<>(
        choices(best, also, move -> move.equals(best) ? plan.worth() : worth(prospect, move)),
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
  private int worth(Prospect prospect, SheepSheepMove move) {
    Puzzle puzzle = prospect.puzzle();
    return switch (move) {
      case Exchange exchange ->
          herder.richest(puzzle.after(exchange), prospect.allowed() - 1).worth();
      case SheepSheepMove.Win(int cells) ->
          Integer.bitCount(cells) * puzzle.worth(family(puzzle, cells));
      default -> 0;
    };
  }

  private static int family(Puzzle puzzle, int cells) {
    Cell one = Cell.ALL.get(Integer.numberOfTrailingZeros(cells));
    return puzzle.meadow().card(one).up().ordinal();
  }

  private Place place(Prospect prospect, List<SheepSheepMove> moves) {
    List<Place> places =
        moves.stream().filter(Place.class::isInstance).map(Place.class::cast).toList();
    return leash
        .best(places, place -> promise(prospect, place).balance())
        .orElse(places.getFirst());
  }

  /** What the meadow holds once the drawn card is placed. */
  private Promise promise(Prospect prospect, Place place) {
    Laid placed = prospect.view().drawn().orElseThrow().card().showing(place.up());
    return herder
        .outlook(prospect)
        .of(prospect.meadow().with(place.cell(), placed), prospect.own().cards());
  }

  private static Prospect prospect(Sight<Pasture, SheepSheepMove, SheepSheepView> sight) {
    SheepSheepView view = sight.view();
    return new Prospect(view, view.folds().get(sight.seat().index()), meadow(view));
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
