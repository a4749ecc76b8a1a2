package bergerie.bots.sheepsheep;

import java.util.Arrays;

/**
 * Looks for one thing: a group of so many sheep of a family. Best first: a table ranks by the
 * exchanges made so far, the cells that a shape of that size still lacks, and the exchanges that
 * the {@link Crowd} is away from showing enough sheep; of equals, the newest comes first.
 */
final class Chase {

  /** What came of it. */
  enum Result {
    FOUND,
    /** There is no way at all. */
    IMPOSSIBLE,
    /** Too many tables, or too little time. */
    GIVEN_UP
  }

  /** No expansion adds more nodes than this. */
  private static final int WIDEST = CellSets.CELLS * Puzzle.HAND;

  /** A missing cell counts thrice: it usually takes some exchanges, and this saves most tables. */
  private static final int PER_CELL = 3;

  /** Tables that rank lower share the last place. */
  private static final int RANKS = 256;

  private static final int NONE = -1;

  private final Nodes nodes;
  private final Crowd crowd;
  private final Leash leash;
  private final int[] newest = new int[RANKS];
  private final int[] older;

  private int found;

  Chase(Nodes nodes, Crowd crowd, Leash leash, int mostNodes) {
    this.nodes = nodes;
    this.crowd = crowd;
    this.leash = leash;
    this.older = new int[mostNodes + WIDEST];
  }

  /** Where the group stands, after {@link Result#FOUND}. */
  int found() {
    return found;
  }

  /** Without measuring the crowd, which takes longer than a short look. */
  Result look(Puzzle puzzle, int family, int size, int budget) {
    return run(puzzle, family, size, budget, (_, _) -> 0);
  }

  Result hunt(Puzzle puzzle, int family, int size, int budget) {
    return crowd.measure(family, size)
        ? run(puzzle, family, size, budget, crowd::distance)
        : Result.GIVEN_UP;
  }

  private interface Measure {
    int distance(long meadow, int hand);
  }

  private Result run(Puzzle puzzle, int family, int size, int budget, Measure measure) {
    nodes.start(Packed.meadow(puzzle), Packed.hand(puzzle.cards()));
    Arrays.fill(newest, NONE);
    rank(0, family, size, measure);
    int best = 0;
    while (nodes.size() <= budget && !leash.isSpent()) {
      while (best < RANKS && newest[best] == NONE) {
        best++;
      }
      if (best == RANKS) {
        return Result.IMPOSSIBLE;
      }
      int node = newest[best];
      newest[best] = older[node];
      if (CellSets.need(Packed.showing(nodes.meadow(node), family), size) == 0) {
        found = node;
        return Result.FOUND;
      }
      int first = nodes.size();
      nodes.expand(node);
      for (int next = first; next < nodes.size(); next++) {
        best = Math.min(best, rank(next, family, size, measure));
      }
    }
    return Result.GIVEN_UP;
  }

  private int rank(int node, int family, int size, Measure measure) {
    long meadow = nodes.meadow(node);
    int distance = measure.distance(meadow, nodes.hand(node));
    if (distance == Crowd.UNREACHABLE) {
      return RANKS;
    }
    int need = CellSets.need(Packed.showing(meadow, family), size);
    int rank = Math.min(nodes.depth(node) + PER_CELL * need + distance, RANKS - 1);
    older[node] = newest[rank];
    newest[rank] = node;
    return rank;
  }
}
