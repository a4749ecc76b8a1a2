package bergerie.bots.sheepsheep;

import static java.util.Comparator.comparingInt;

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
import bergerie.games.sheepsheep.view.SheepSheepView.Seen;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Gathers the best group it can find, exchange by exchange: one with many points that leaves little
 * to the next player. So it does where none is in reach, and when it fills the gaps. All it needs
 * is in its view; undersides that are hidden are imagined.
 */
public final class BestGroupBot
    implements Bot<Pasture, SheepSheepMove, SheepSheepView>,
        Adviser<Pasture, SheepSheepMove, SheepSheepView> {

  /** SS-20: of the worlds that hidden undersides leave open, so many are thought about. */
  private static final int WORLDS = 4;

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
    List<Prospect> prospects = prospects(sight, dice);
    return sight.view().drawn().isPresent()
        ? place(prospects, sight.moves())
        : intent(prospects, sight.moves(), dice).move();
  }

  /** What it would do in one world. */
  private record Intent(Plan richest, Plan plan, SheepSheepMove move) {
    /** Doing nothing counts, too. */
    int weight() {
      return 1 + plan.worth();
    }
  }

  /** The move that most worlds speak for, by the points it brings there. */
  private Intent intent(List<Prospect> prospects, List<SheepSheepMove> moves, Dice dice) {
    List<Intent> intents =
        prospects.stream().map(prospect -> intent(prospect, moves, dice)).toList();
    return intents.stream().max(comparingInt(one -> weight(intents, one.move()))).orElseThrow();
  }

  private static int weight(List<Intent> intents, SheepSheepMove move) {
    return intents.stream()
        .filter(intent -> intent.move().equals(move))
        .mapToInt(Intent::weight)
        .sum();
  }

  private Intent intent(Prospect prospect, List<SheepSheepMove> moves, Dice dice) {
    Plan richest = herder.richest(prospect.puzzle(), herder.reach(prospect));
    Plan plan = herder.plan(prospect, richest);
    return new Intent(richest, plan, herder.first(plan, prospect, moves, dice));
  }

  /** The group it would gather, or where it would put the drawn card. */
  @Override
  public Advice<SheepSheepMove> advise(
      Sight<Pasture, SheepSheepMove, SheepSheepView> sight,
      Optional<SheepSheepMove> also,
      Dice dice) {
    begin();
    List<Prospect> prospects = prospects(sight, dice);
    return sight.view().drawn().isPresent()
        ? placing(prospects, place(prospects, sight.moves()), also)
        : herding(prospects, intent(prospects, sight.moves(), dice), also);
  }

  private Advice<SheepSheepMove> placing(
      List<Prospect> prospects, Place best, Optional<SheepSheepMove> also) {
    return new Advice<>(
        choices(best, also, move -> mean(prospects, one -> promise(one, (Place) move).balance())),
        new Advice.Reason.Meadow(
            (int) Math.round(mean(prospects, one -> promise(one, best).mine())),
            (int) Math.round(mean(prospects, one -> promise(one, best).theirs()))));
  }

  private Advice<SheepSheepMove> herding(
      List<Prospect> prospects, Intent best, Optional<SheepSheepMove> also) {
    Plan plan = best.plan();
    boolean proven = prospects.size() == 1 && best.richest().proven();
    int forgone = best.richest().worth() - plan.worth();
    return new Advice<>(
        choices(
            best.move(),
            also,
            move ->
                move.equals(best.move()) ? plan.worth() : mean(prospects, one -> worth(one, move))),
        new Advice.Reason.Group(plan.worth(), plan.exchanges().size(), proven, forgone));
  }

  private static double mean(List<Prospect> prospects, ToDoubleFunction<Prospect> value) {
    return prospects.stream().mapToDouble(value).average().orElseThrow();
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
          herder.richest(puzzle.after(exchange), herder.reach(prospect) - 1).worth();
      case SheepSheepMove.Win(int cells) ->
          Integer.bitCount(cells) * puzzle.worth(family(puzzle, cells));
      default -> 0;
    };
  }

  private static int family(Puzzle puzzle, int cells) {
    Cell one = Cell.ALL.get(Integer.numberOfTrailingZeros(cells));
    return puzzle.meadow().card(one).up().ordinal();
  }

  private Place place(List<Prospect> prospects, List<SheepSheepMove> moves) {
    List<Place> places =
        moves.stream().filter(Place.class::isInstance).map(Place.class::cast).toList();
    return leash
        .best(places, place -> mean(prospects, one -> value(one, place)))
        .orElse(places.getFirst());
  }

  private double value(Prospect prospect, Place place) {
    return promise(prospect, place).balance() + herder.liking(prospect, place.up());
  }

  /** What the meadow holds once the drawn card is placed. */
  private Promise promise(Prospect prospect, Place place) {
    Laid placed = prospect.view().drawn().orElseThrow().card().showing(place.up());
    return herder
        .outlook(prospect)
        .of(prospect.meadow().with(place.cell(), placed), prospect.own().cards());
  }

  /** The table it sees; where undersides are hidden, tables that it could be. */
  private static List<Prospect> prospects(
      Sight<Pasture, SheepSheepMove, SheepSheepView> sight, Dice dice) {
    SheepSheepView view = sight.view();
    Fold own = view.folds().get(sight.seat().index());
    return isOpen(view)
        ? List.of(new Prospect(view, own, meadow(view)))
        : Stream.generate(() -> new Prospect(view, own, sight.imagine(dice).meadow()))
            .limit(WORLDS)
            .toList();
  }

  private static boolean isOpen(SheepSheepView view) {
    return view.meadow().stream()
        .flatMap(spot -> spot.card().stream())
        .allMatch(card -> card.down().isPresent());
  }

  private static Meadow meadow(SheepSheepView view) {
    Meadow meadow = Meadow.EMPTY;
    for (Spot spot : view.meadow()) {
      Optional<Laid> laid = spot.card().flatMap(Seen::laid);
      meadow = laid.isPresent() ? meadow.with(spot.cell(), laid.get()) : meadow;
    }
    return meadow;
  }
}
