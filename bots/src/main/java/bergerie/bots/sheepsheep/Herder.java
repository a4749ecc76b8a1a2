package bergerie.bots.sheepsheep;

import bergerie.bots.sheepsheep.Outlook.Promise;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Exchange;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Decides about exchanges and groups, on a table whose cards are all known or imagined. */
final class Herder {

  /** From here on only what is near is looked for, so that every turn comes to an end. */
  private static final int LAST_EXCHANGES = 6;

  /** Whoever can do no better tries so many exchanges in a turn and hopes for the best. */
  private static final int TRIES = 2;

  private static final int HARDER = 3;

  /** Less than any point there is. */
  private static final double TASTE = 0.01;

  /** More than all points there are. */
  private static final double VICTORY = 1_000;

  private final BestGroup search;
  private final BestGroupBot.Skill skill;
  private final Leash leash;

  Herder(BestGroup search, BestGroupBot.Skill skill, Leash leash) {
    this.search = search;
    this.skill = skill;
    this.leash = leash;
  }

  Outlook outlook(Prospect prospect) {
    return new Outlook(search, prospect.view(), prospect.own(), skill.foresight());
  }

  /**
   * Whoever does not look beyond a turn likes to show sheep that own cards can be laid on. SS-18:
   * without that, meadows come about on which nobody can exchange anything.
   */
  double liking(Prospect prospect, Family up) {
    return skill.foresight() == 0
        ? TASTE * prospect.own().cards().stream().filter(card -> card.carries(up)).count()
        : 0;
  }

  /** How many exchanges it looks ahead. SS-18: when rounds are counted, everybody tries harder. */
  int reach(Prospect prospect) {
    int far = prospect.view().lean().isPresent() ? Math.max(skill.reach(), HARDER) : skill.reach();
    return Math.min(prospect.allowed(), far);
  }

  /** The plan for the group with most points within so many exchanges. */
  Plan richest(Puzzle puzzle, int left) {
    return left > LAST_EXCHANGES
        ? search.unlimited(puzzle)
        : search.within(puzzle, Math.max(left, 0));
  }

  /**
   * Not always the group with most points, but one that leaves little to the next player. Under
   * sand there are too many to look at.
   */
  Plan plan(Prospect prospect, Plan richest) {
    if (skill.foresight() == 0 || prospect.isUnderSand()) {
      return richest;
    }
    Outlook outlook = outlook(prospect);
    int pile = prospect.view().pile();
    return leash
        .best(
            search.harvests(prospect.puzzle(), reach(prospect)),
            harvest -> value(harvest, outlook, pile))
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

  /** The first step of a plan; where it leads nowhere, something for later, or nothing. */
  SheepSheepMove first(Plan plan, Prospect prospect, List<SheepSheepMove> moves, Dice dice) {
    if (!plan.exchanges().isEmpty()) {
      return plan.exchanges().getFirst();
    }
    return plan.group()
        .<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElseGet(() -> prepare(prospect, exchanges(moves), dice));
  }

  private static List<Exchange> exchanges(List<SheepSheepMove> moves) {
    return moves.stream().filter(Exchange.class::isInstance).map(Exchange.class::cast).toList();
  }

  /** With no group in reach. */
  private SheepSheepMove prepare(Prospect prospect, List<Exchange> exchanges, Dice dice) {
    if (skill.foresight() == 0) {
      return mayTry(prospect)
          ? attempt(prospect.puzzle(), exchanges, dice)
          : new SheepSheepMove.Done();
    }
    Outlook outlook = outlook(prospect);
    Puzzle puzzle = prospect.puzzle();
    if (!prospect.isBarren() || outlook.wins(0)) {
      return quiet(outlook, puzzle, exchanges);
    }
    // SS-18: like this the game must not end for whoever is not ahead.
    boolean open = outlook.of(puzzle).mine() > 0;
    return open || !mayTry(prospect)
        ? new SheepSheepMove.Done()
        : opening(outlook, prospect, exchanges)
            .<SheepSheepMove>map(exchange -> exchange)
            .orElseGet(() -> attempt(puzzle, exchanges, dice));
  }

  private static boolean mayTry(Prospect prospect) {
    return prospect.view().exchanges() < TRIES;
  }

  /** Any exchange, if possible one that brings two of a family together. */
  private static SheepSheepMove attempt(Puzzle puzzle, List<Exchange> exchanges, Dice dice) {
    List<Exchange> sociable =
        exchanges.stream().filter(exchange -> isSociable(puzzle, exchange)).toList();
    List<Exchange> likely = sociable.isEmpty() ? exchanges : sociable;
    return likely.isEmpty() ? new SheepSheepMove.Done() : dice.pick(likely);
  }

  private static boolean isSociable(Puzzle puzzle, Exchange exchange) {
    Meadow after = puzzle.after(exchange).meadow();
    int family = after.showing(after.card(exchange.cell()).up());
    return (family & exchange.cell().neighbours()) != 0;
  }

  /**
   * The exchange after which most can be had next time. The closer the end, the less it matters
   * that the others may have it before: whoever wins a group, the game goes on.
   */
  private Optional<Exchange> opening(Outlook outlook, Prospect prospect, List<Exchange> exchanges) {
    double care = prospect.view().lean().isPresent() ? -1 : 1;
    ToDoubleFunction<Exchange> gain =
        exchange -> {
          Promise promise = outlook.of(prospect.puzzle().after(exchange));
          return promise.mine() > 0
              ? promise.mine() - care * promise.theirs()
              : Double.NEGATIVE_INFINITY;
        };
    return leash.best(exchanges, gain);
  }

  /** An exchange that promises more for later than doing nothing, or none. */
  private SheepSheepMove quiet(Outlook outlook, Puzzle puzzle, List<Exchange> exchanges) {
    double nothing = outlook.of(puzzle).balance();
    return leash
        .best(exchanges, exchange -> outlook.of(puzzle.after(exchange)).balance())
        .filter(exchange -> outlook.of(puzzle.after(exchange)).balance() > nothing)
        .<SheepSheepMove>map(exchange -> exchange)
        .orElseGet(SheepSheepMove.Done::new);
  }
}
