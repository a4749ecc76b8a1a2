package bergerie.bots.sheepsheep;

import bergerie.bots.Thought;
import bergerie.games.sheepsheep.Family;
import bergerie.games.sheepsheep.Group;
import java.util.Optional;

/**
 * Searches the exchanges that lead to the group with most points. docs/games/sheep-sheep.md tells
 * how and how fast. Keeps its arrays from search to search, so it serves one thread at a time.
 */
public final class BestGroup {

  /** An unlimited search begins with all there is to find in so many exchanges. */
  private static final int NEAR = 6;

  private final Leash leash = new Leash();
  private final Nodes nodes = new Nodes();
  private final FarSearch far = new FarSearch(nodes, leash);
  private final int[] worth = new int[Packed.FAMILIES];
  private final int[] carriers = new int[Packed.FAMILIES];

  private int best;
  private int bestNode;
  private int bestFamily;

  /** Searches from now on end with this thought, with the best group found by then. */
  public void limit(Thought.Watch thought) {
    leash.tie(thought);
  }

  /** The best group within a number of exchanges, reached with as few of them as possible. */
  public Plan within(Puzzle puzzle, int exchanges) {
    prepare(puzzle);
    layers(puzzle, exchanges);
    if (best == 0) {
      return Plan.NOTHING;
    }
    int cells = Shapes.largest(Packed.showing(nodes.meadow(bestNode), bestFamily));
    Group group = new Group(Family.ALL.get(bestFamily), cells);
    return new Plan(nodes.way(bestNode), Optional.of(group), best, best);
  }

  /** The best group that is found with any number of exchanges, and how good one could be. */
  public Plan unlimited(Puzzle puzzle) {
    return far.better(puzzle, within(puzzle, NEAR), carriers);
  }

  private void prepare(Puzzle puzzle) {
    for (int family = 0; family < Packed.FAMILIES; family++) {
      worth[family] = puzzle.worth(family);
      carriers[family] = puzzle.carriers(Family.ALL.get(family));
    }
  }

  /** Layer by layer, one exchange more each time; tables that can't become better are left. */
  private void layers(Puzzle puzzle, int exchanges) {
    nodes.start(Packed.meadow(puzzle), Packed.hand(puzzle.cards()));
    best = 0;
    look(0);
    int from = 0;
    for (int left = exchanges; left > 0; left--) {
      int to = nodes.size();
      for (int node = from; node < to; node++) {
        if (leash.isSpent()) {
          return;
        }
        if (hopeful(nodes.meadow(node), left)) {
          int first = nodes.size();
          nodes.expand(node);
          look(first);
        }
      }
      from = to;
    }
  }

  /** Keeps the best of the nodes from {@code first} on; the earlier one of equals. */
  private void look(int first) {
    for (int node = first; node < nodes.size(); node++) {
      for (int family = 0; family < Packed.FAMILIES; family++) {
        int size = Shapes.reach(Packed.showing(nodes.meadow(node), family), 0);
        if (size >= Group.LEAST && size * worth[family] > best) {
          best = size * worth[family];
          bestNode = node;
          bestFamily = family;
        }
      }
    }
  }

  /**
   * Whether some family could still make a better group: an exchange changes one cell, and no group
   * has more sheep than there are cards that carry its family.
   */
  private boolean hopeful(long meadow, int left) {
    for (int family = 0; family < Packed.FAMILIES; family++) {
      int size = Math.min(carriers[family], Shapes.reach(Packed.showing(meadow, family), left));
      if (size >= Group.LEAST && size * worth[family] > best) {
        return true;
      }
    }
    return false;
  }
}
