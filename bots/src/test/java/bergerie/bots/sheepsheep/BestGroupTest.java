package bergerie.bots.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.rules.Actor;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The search against the plainest one there is, and its plans against the rules. */
class BestGroupTest {

  private static final int DEALS = Boolean.getBoolean("bergerie.long") ? 10_000 : 1_000;

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();
  private final BestGroup search = new BestGroup();

  @Test
  void upToFourExchangesItIsAsGoodAsTryingEverything() {
    Dice dice = new QuickDice(1);
    for (int deal = 0; deal < DEALS; deal++) {
      Pasture table = dealt(dice);
      // Four take a while: every deal up to three, some of them up to four.
      int most = deal % 10 == 0 || Boolean.getBoolean("bergerie.long") ? 4 : 3;
      int[] brute = new int[most + 1];
      tryAll(table, 0, brute);
      int best = 0;
      for (int exchanges = 0; exchanges <= most; exchanges++) {
        best = Math.max(best, brute[exchanges]);
        Plan plan = search.within(puzzle(table), exchanges);
        assertEquals(best, plan.worth(), () -> table + " in " + most);
        assertTrue(plan.proven());
        assertKept(table, plan, exchanges);
      }
    }
  }

  /** All groups, whatever they leave, and the largest of each family: by the rules, every way. */
  @Test
  void harvestsAreAllThereIsToGather() {
    Dice dice = new QuickDice(5);
    for (int deal = 0; deal < DEALS / 20; deal++) {
      Pasture table = dealt(dice);
      for (int exchanges = 0; exchanges <= 3; exchanges++) {
        Set<Gathered> brute = new HashSet<>();
        gatherAll(table, exchanges, brute);
        List<Harvest> harvests = search.harvests(puzzle(table), exchanges);
        assertEquals(brute, harvests.stream().map(Gathered::of).collect(Collectors.toSet()));
        int[] largest = search.largest(puzzle(table), exchanges);
        for (Family family : Family.ALL) {
          int most =
              brute.stream()
                  .filter(gathered -> gathered.group().family() == family)
                  .mapToInt(gathered -> gathered.group().size())
                  .max()
                  .orElse(0);
          assertEquals(most, largest[family.ordinal()], () -> family + " of " + table);
        }
        for (Harvest harvest : harvests) {
          assertKept(table, harvest.plan(), exchanges);
        }
      }
    }
  }

  /** A group and what it leaves, however one came there. */
  private record Gathered(Group group, Meadow meadow, List<String> cards) {

    static Gathered of(Harvest harvest) {
      return of(harvest.plan().group().orElseThrow(), harvest.meadow(), harvest.cards());
    }

    static Gathered of(Group group, Meadow meadow, List<Card> cards) {
      return new Gathered(group, meadow, cards.stream().map(Card::toString).sorted().toList());
    }
  }

  private void gatherAll(Pasture table, int exchanges, Set<Gathered> found) {
    List<Card> cards = table.shepherd(table.mover()).cards();
    for (Group group : table.meadow().groups()) {
      found.add(Gathered.of(group, table.meadow().without(group.cells()), cards));
    }
    if (exchanges > 0) {
      for (SheepSheepMove move : game.moves(table, table.mover())) {
        if (move instanceof SheepSheepMove.Exchange) {
          gatherAll(game.play(table, Actor.player(table.mover()), move), exchanges - 1, found);
        }
      }
    }
  }

  /** Beyond four, the same search without leaving anything out. */
  @Test
  void upToSixExchangesLeavingHopelessTablesOutLosesNothing() {
    Dice dice = new QuickDice(2);
    for (int deal = 0; deal < DEALS / 50; deal++) {
      Pasture table = dealt(dice);
      Puzzle puzzle = puzzle(table);
      Nodes nodes = new Nodes();
      nodes.start(Packed.meadow(puzzle), Packed.hand(puzzle.cards()));
      int best = best(nodes, 0, puzzle);
      int from = 0;
      for (int exchanges = 1; exchanges <= 6; exchanges++) {
        int to = nodes.size();
        for (int node = from; node < to; node++) {
          nodes.expand(node);
        }
        from = to;
        best = Math.max(best, best(nodes, from, puzzle));
        Plan plan = search.within(puzzle, exchanges);
        assertEquals(best, plan.worth());
        assertKept(table, plan, exchanges);
      }
    }
  }

  @Test
  void unlimitedPlansHoldAndAreNeverWorseThanShortOnes() {
    Dice dice = new QuickDice(3);
    int proven = 0;
    int deals = DEALS / 10;
    for (int deal = 0; deal < deals; deal++) {
      Pasture table = dealt(dice);
      Plan plan = search.unlimited(puzzle(table));
      assertKept(table, plan, 10_000);
      assertTrue(plan.worth() >= search.within(puzzle(table), 6).worth());
      assertTrue(plan.worth() <= plan.bound());
      proven += plan.proven() ? 1 : 0;
    }
    assertTrue(proven >= deals * 9 / 10, "proven: " + proven);
  }

  @Test
  void whereNoCardFitsTheBoundIsTight() {
    Pasture table =
        read(
            "herding; meadow ro og yg / yb rv op / ob yp rb; P1 r: gp gp bv bv; P2 b: ry rp oy ov");
    Plan plan = search.unlimited(puzzle(table));
    assertEquals(Plan.NOTHING, plan);
  }

  @Test
  void equalSearchesGiveEqualPlans() {
    Dice dice = new QuickDice(4);
    for (int deal = 0; deal < 20; deal++) {
      Puzzle puzzle = puzzle(dealt(dice));
      assertEquals(search.unlimited(puzzle), new BestGroup().unlimited(puzzle));
    }
  }

  /** Exchanges as the rules make them, one after another, every way. */
  private void tryAll(Pasture table, int made, int[] best) {
    for (Group group : table.meadow().groups()) {
      best[made] = Math.max(best[made], worth(table, group));
    }
    if (made + 1 < best.length) {
      for (SheepSheepMove move : game.moves(table, table.mover())) {
        if (move instanceof SheepSheepMove.Exchange) {
          tryAll(game.play(table, Actor.player(table.mover()), move), made + 1, best);
        }
      }
    }
  }

  /** What a plan promises comes true under the rules. */
  private void assertKept(Pasture start, Plan plan, int most) {
    assertTrue(plan.exchanges().size() <= most);
    Pasture table = start;
    for (SheepSheepMove exchange : plan.exchanges()) {
      assertTrue(game.moves(table, table.mover()).contains(exchange));
      table = game.play(table, Actor.player(table.mover()), exchange);
    }
    Pasture end = table;
    assertEquals(plan.worth(), plan.group().map(group -> worth(end, group)).orElse(0));
    assertTrue(plan.group().isEmpty() || end.meadow().groups().contains(plan.group().get()));
  }

  private static int best(Nodes nodes, int from, Puzzle puzzle) {
    int best = 0;
    for (int node = from; node < nodes.size(); node++) {
      for (int family = 0; family < Packed.FAMILIES; family++) {
        int size = Integer.bitCount(CellSets.largest(Packed.showing(nodes.meadow(node), family)));
        best = Math.max(best, size >= Group.LEAST ? size * puzzle.worth(family) : 0);
      }
    }
    return best;
  }

  private static int worth(Pasture table, Group group) {
    boolean fetish =
        table.shepherd(table.mover()).fetish().filter(f -> f == group.family()).isPresent();
    return fetish ? 2 * group.size() : group.size();
  }

  private static Puzzle puzzle(Pasture table) {
    List<Card> cards = table.shepherd(table.mover()).cards();
    return new Puzzle(table.meadow(), cards, table.shepherd(table.mover()).fetish());
  }

  private Pasture dealt(Dice dice) {
    Setup setup = game.info().setup(2 + dice.below(3), Map.of()).orThrow();
    Pasture table = game.start(setup);
    while (game.turn(table) instanceof Turn.Draw) {
      table = game.play(table, new Actor.Deal(), game.chance(table).sample(dice));
    }
    return table;
  }

  private Pasture read(String line) {
    return game.notation().readState(game.info().usual(), line).orThrow();
  }
}
