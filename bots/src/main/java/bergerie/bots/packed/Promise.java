package bergerie.bots.packed;

import bergerie.bots.board.Ways;
import bergerie.rules.hunt.Side;

/** What a board promises the wolves: captures made and near, room to move, nobody trapped. */
final class Promise {

  private static final int CAPTURE = 100;
  private static final int STEP = 2;
  private static final int NEAR_CAPTURE = 55;
  private static final int LATER_CAPTURE = 15;
  private static final int TRAPPED = 45;
  private static final int SHELTER = 9;

  private Promise() {}

  static int of(
      Ways ways, int wolves, int red, int sheep, int rams, int empty, int captured, Side toMove) {
    int steps = 0;
    int jumps = 0;
    int trapped = 0;
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int wolf = Integer.numberOfTrailingZeros(rest);
      int prey = (red & 1 << wolf) != 0 ? sheep | rams : sheep;
      int near = Integer.bitCount(ways.steps[wolf] & empty);
      int over = Integer.bitCount(ways.jumps(wolf, prey, empty));
      steps += near;
      jumps += over;
      trapped += near + over == 0 ? 1 : 0;
    }
    int worth = CAPTURE * captured + STEP * steps - TRAPPED * trapped;
    worth -= SHELTER * Integer.bitCount(empty & ~roamed(ways, wolves, empty));
    if (jumps > 0) {
      worth += toMove == Side.WOLVES ? NEAR_CAPTURE : 0;
      worth += LATER_CAPTURE * Math.min(jumps, 3);
    }
    return worth;
  }

  /** Where wolves can get to if all others stand still; the rest is shelter for sheep. */
  private static int roamed(Ways ways, int wolves, int empty) {
    int reached = 0;
    int fresh = wolves;
    while (fresh != 0) {
      int point = Integer.numberOfTrailingZeros(fresh);
      fresh &= fresh - 1;
      int next = ways.steps[point] & empty & ~reached;
      reached |= next;
      fresh |= next;
    }
    return reached;
  }
}
