package bergerie.bots.sheepsheep;

import bergerie.bots.Thought;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Meadow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Searches the exchanges that lead to the group with most points. docs/games/sheep-sheep.md tells
 * how and how fast. Keeps its arrays from search to search, so it serves one thread at a time.
 */
public final class BestGroup {

  /** An unlimited search begins with all there is to find in so many exchanges. */
  private static final int NEAR = 6;

  private static final Comparator<Harvest> RICHEST =
      Comparator.comparingInt((Harvest harvest) -> harvest.plan().worth()).reversed();

  /** What a walk over tables looks for. */
  private interface Quest {

    /** A group of a family is only worth looking for if it has more sheep than this. */
    int known(int family);

    void look(int node);
  }

  private final Leash leash = new Leash();
  private final Nodes nodes = new Nodes();
  private final FarSearch far = new FarSearch(nodes, leash);
  private final int[] worth = new int[Packed.FAMILIES];
  private final int[] carriers = new int[Packed.FAMILIES];

  /** Searches from now on end with this thought, with the best group found by then. */
  public void limit(Thought.Watch thought) {
    leash.tie(thought);
  }

  /** The best group within a number of exchanges, reached with as few of them as possible. */
  public Plan within(Puzzle puzzle, int exchanges) {
    Richest richest = new Richest();
    walk(puzzle, exchanges, richest);
    if (richest.best == 0) {
      return Plan.NOTHING;
    }
    int cells = CellSets.largest(Packed.showing(nodes.meadow(richest.node), richest.family));
    return plan(richest.node, new Group(Family.ALL.get(richest.family), cells));
  }

  /** The best group that is found with any number of exchanges, and how good one could be. */
  public Plan unlimited(Puzzle puzzle) {
    return far.better(puzzle, within(puzzle, NEAR), carriers);
  }

  /**
   * The most sheep of each family that a group can have within a number of exchanges; 0 where there
   * is no group of it.
   */
  int[] largest(Puzzle puzzle, int exchanges) {
    Largest largest = new Largest();
    walk(puzzle, exchanges, largest);
    return largest.sizes;
  }

  /** All that can be gathered within a number of exchanges, the most points first. */
  List<Harvest> harvests(Puzzle puzzle, int exchanges) {
    Everything everything = new Everything();
    walk(puzzle, exchanges, everything);
    return everything.harvests.stream().sorted(RICHEST).toList();
  }

  /** Layer by layer, one exchange more each time; tables without hope are left. */
  private void walk(Puzzle puzzle, int exchanges, Quest quest) {
    for (int family = 0; family < Packed.FAMILIES; family++) {
      worth[family] = puzzle.worth(family);
      carriers[family] = puzzle.carriers(Family.ALL.get(family));
    }
    nodes.start(Packed.meadow(puzzle), Packed.hand(puzzle.cards()));
    look(0, quest);
    int from = 0;
    for (int left = exchanges; left > 0; left--) {
      int to = nodes.size();
      for (int node = from; node < to; node++) {
        if (leash.isSpent()) {
          return;
        }
        if (isHopeful(nodes.meadow(node), left, quest)) {
          int first = nodes.size();
          nodes.expand(node);
          look(first, quest);
        }
      }
      from = to;
    }
  }

  private void look(int first, Quest quest) {
    for (int node = first; node < nodes.size(); node++) {
      quest.look(node);
    }
  }

  private boolean isHopeful(long meadow, int left, Quest quest) {
    for (int family = 0; family < Packed.FAMILIES; family++) {
      if (bound(meadow, family, left) > quest.known(family)) {
        return true;
      }
    }
    return false;
  }

  /** The sheep of the largest group of a family that stands at a node; 0 where there is none. */
  private int standing(int node, int family) {
    int size = CellSets.reach(Packed.showing(nodes.meadow(node), family), 0);
    return size >= Group.LEAST ? size : 0;
  }

  /**
   * No group of a family can become larger than this: an exchange changes one cell, and no group
   * has more sheep than there are cards that carry its family.
   */
  private int bound(long meadow, int family, int left) {
    int size = Math.min(carriers[family], CellSets.reach(Packed.showing(meadow, family), left));
    return size >= Group.LEAST ? size : 0;
  }

  private Plan plan(int node, Group group) {
    int points = group.size() * worth[group.family().ordinal()];
    return new Plan(nodes.way(node), Optional.of(group), points, points);
  }

  /** Looks for the group with most points; the earlier one of equals. */
  private final class Richest implements Quest {
    private int best;
    private int node;
    private int family;

    @Override
    public int known(int of) {
      return best / worth[of];
    }

    @Override
    public void look(int at) {
      for (int of = 0; of < Packed.FAMILIES; of++) {
        int points = standing(at, of) * worth[of];
        if (points > best) {
          best = points;
          node = at;
          family = of;
        }
      }
    }
  }

  /** Looks for the largest group of every family. */
  private final class Largest implements Quest {
    private final int[] sizes = new int[Packed.FAMILIES];

    @Override
    public int known(int family) {
      return sizes[family];
    }

    @Override
    public void look(int node) {
      for (int family = 0; family < Packed.FAMILIES; family++) {
        sizes[family] = Math.max(sizes[family], standing(node, family));
      }
    }
  }

  /** Keeps all there is to gather. */
  private final class Everything implements Quest {
    private final List<Harvest> harvests = new ArrayList<>();

    @Override
    public int known(int family) {
      return 0;
    }

    @Override
    public void look(int node) {
      Meadow meadow = Packed.unpacked(nodes.meadow(node));
      for (Group group : meadow.groups()) {
        List<Card> cards = Packed.unpackedHand(nodes.hand(node));
        harvests.add(new Harvest(plan(node, group), meadow.without(group.cells()), cards));
      }
    }
  }
}
