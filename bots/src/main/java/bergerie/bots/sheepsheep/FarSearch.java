package bergerie.bots.sheepsheep;

import bergerie.bots.sheepsheep.Chase.Result;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import java.util.Arrays;
import java.util.Optional;

/**
 * With any number of exchanges there are too many tables to see them all. So every group that would
 * be better than what is known is chased on its own, the best first: with a short look each, then,
 * where that did not settle it and the {@link Crowd} allows it, with a hunt.
 */
final class FarSearch {

  private static final int LOOK = 8_000;
  private static final int HUNT = 60_000;

  private final Nodes nodes;
  private final Leash leash;
  private final Crowd crowd;
  private final Chase chase;
  private final boolean[][] impossible = new boolean[Packed.FAMILIES][CellSets.CELLS + 1];

  FarSearch(Nodes nodes, Leash leash) {
    this.nodes = nodes;
    this.leash = leash;
    this.crowd = new Crowd(leash);
    this.chase = new Chase(nodes, crowd, leash, HUNT);
  }

  /** The best plan found, {@code near} or a better one. */
  Plan better(Puzzle puzzle, Plan near, int[] carriers) {
    for (int family = 0; family < Packed.FAMILIES; family++) {
      for (int size = 0; size <= CellSets.CELLS; size++) {
        impossible[family][size] = size < Group.LEAST || size > carriers[family];
      }
    }
    if (bound(puzzle, near.worth()) == near.worth()) {
      return near;
    }
    Plan looked = chased(puzzle, near, (family, size) -> chase.look(puzzle, family, size, LOOK));
    if (bound(puzzle, looked.worth()) == looked.worth()) {
      return looked;
    }
    if (!crowd.deal(puzzle)) {
      return looked.below(bound(puzzle, looked.worth()));
    }
    for (int family = 0; family < Packed.FAMILIES; family++) {
      Arrays.fill(impossible[family], crowd.most(family) + 1, CellSets.CELLS + 1, true);
    }
    Plan hunted = chased(puzzle, looked, (family, size) -> chase.hunt(puzzle, family, size, HUNT));
    return hunted.below(bound(puzzle, hunted.worth()));
  }

  private interface Way {
    Result go(int family, int size);
  }

  /** The first group found that beats a plan, from the best down; or that plan. */
  private Plan chased(Puzzle puzzle, Plan known, Way way) {
    for (int worth = bound(puzzle, known.worth()); worth > known.worth(); worth--) {
      for (int family = 0; family < Packed.FAMILIES; family++) {
        if (leash.isSpent()) {
          return known;
        }
        int size = size(puzzle, family, worth);
        if (!impossible[family][size]) {
          switch (way.go(family, size)) {
            case FOUND -> {
              return found(puzzle, family);
            }
            case IMPOSSIBLE -> impossible[family][size] = true;
            case GIVEN_UP -> {}
          }
        }
      }
    }
    return known;
  }

  private Plan found(Puzzle puzzle, int family) {
    int cells = CellSets.largest(Packed.showing(nodes.meadow(chase.found()), family));
    int worth = Integer.bitCount(cells) * puzzle.worth(family);
    Group group = new Group(Family.ALL.get(family), cells);
    return new Plan(nodes.way(chase.found()), Optional.of(group), worth, worth);
  }

  /** The most that is not known to be impossible. */
  private int bound(Puzzle puzzle, int known) {
    int bound = known;
    for (int family = 0; family < Packed.FAMILIES; family++) {
      for (int size = Group.LEAST; size <= CellSets.CELLS; size++) {
        if (!impossible[family][size]) {
          bound = Math.max(bound, size * puzzle.worth(family));
        }
      }
    }
    return bound;
  }

  /** How many sheep of a family bring so many points; 0 where that can't be. */
  private static int size(Puzzle puzzle, int family, int worth) {
    int size = worth / puzzle.worth(family);
    return size <= CellSets.CELLS && size * puzzle.worth(family) == worth ? size : 0;
  }
}
