package bergerie.solve.bandi;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.board.Symmetries;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.Tally;

/** Counts the positions of a layer of Bagh Bandi up to symmetry. */
final class BandiCount {

  private static final int WOLVES = 2;

  private BandiCount() {}

  /** What a layer is worth, given how many of its positions each side wins. */
  static Tally tally(BandiStage stage, long wolves, long sheep) {
    int symmetries = stage.ground().symmetries().count();
    int alike = symmetries / stage.ground().stabilizer(stage.under()).size();
    long draws = stage.count() - wolves - sheep;
    return Tally.plain(alike * wolves, alike * sheep, alike * draws, distinct(stage));
  }

  /** The mean of how many positions each symmetry of the stacks leaves as they are. */
  static long distinct(BandiStage stage) {
    long kept = 0;
    for (int symmetry : stage.ground().stabilizer(stage.under())) {
      kept += kept(stage, symmetry);
    }
    return kept / stage.ground().stabilizer(stage.under()).size();
  }

  /** Points that change places with each other all hold wolves, all single sheep, or nothing. */
  private static long kept(BandiStage stage, int symmetry) {
    int singles = stage.singles();
    long[][] ways = new long[singles + 1][WOLVES + 1];
    ways[0][0] = 1;
    int rest = BOARD.all() & ~stage.ground().stacks(stage.under());
    while (rest != 0) {
      int cycle = cycle(stage.ground().symmetries(), symmetry, rest & -rest);
      rest &= ~cycle;
      int size = Integer.bitCount(cycle);
      for (int sheep = singles; sheep >= 0; sheep--) {
        for (int wolves = WOLVES; wolves >= 0; wolves--) {
          ways[sheep][wolves] +=
              (sheep >= size ? ways[sheep - size][wolves] : 0)
                  + (wolves >= size ? ways[sheep][wolves - size] : 0);
        }
      }
    }
    return ways[singles][WOLVES];
  }

  private static int cycle(Symmetries symmetries, int symmetry, int point) {
    int cycle = 0;
    for (int next = point; (cycle & next) == 0; next = symmetries.image(symmetry, next)) {
      cycle |= next;
    }
    return cycle;
  }
}
