package bergerie.bots.solve;

import static bergerie.games.kukuli.KukuliPosition.BOARD;

import bergerie.bots.packed.Ways;
import bergerie.games.kukuli.KukuliPosition;
import org.jspecify.annotations.Nullable;

/** What the chains of the wolf are worth, from the layers with fewer sheep. */
final class KukuliCaptures {

  /** The wolf wins when no more than these are left (KU-4). */
  static final int LOST_FLOCK = KukuliPosition.FLOCK - KukuliPosition.TO_WIN;

  private static final Ways WAYS = new Ways(BOARD);

  private record Known(FlockRows flocks, WolfRows sheepMove) {}

  /** By the number of sheep. */
  private final @Nullable Known[] layers = new Known[KukuliPosition.FLOCK + 1];

  void add(int flock, FlockRows flocks, WolfRows sheepMove) {
    layers[flock] = new Known(flocks, sheepMove);
  }

  static boolean canCapture(int wolf, int flock, int free) {
    return WAYS.jumps(wolf, flock, free) != 0;
  }

  /** What the best chain is worth to a wolf that has one; every prefix of a chain is a move. */
  Verdict.Value best(int wolf, int flock, int free) {
    Verdict.Value best = Verdict.Value.LOSS;
    for (int rest = WAYS.jumps(wolf, flock, free); rest != 0; rest &= rest - 1) {
      int left = flock ^ WAYS.over(wolf, rest & -rest);
      if (Integer.bitCount(left) <= LOST_FLOCK) {
        return Verdict.Value.WIN;
      }
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(wolf, rest & -rest));
      best = better(best, ending(landing, left));
      if (best != Verdict.Value.WIN) {
        best = better(best, best(landing, left, BOARD.all() & ~left));
      }
      if (best == Verdict.Value.WIN) {
        return best;
      }
    }
    return best;
  }

  private Verdict.Value ending(int wolf, int flock) {
    Known known = layers[Integer.bitCount(flock)];
    if (known == null) {
      throw new IllegalStateException("the layer of " + Integer.bitCount(flock) + " is missing");
    }
    long row = known.sheepMove.get(known.flocks.index(flock));
    if ((WolfRows.wolfWins(row) >>> wolf & 1) != 0) {
      return Verdict.Value.WIN;
    }
    return (WolfRows.sheepWin(row) >>> wolf & 1) != 0 ? Verdict.Value.LOSS : Verdict.Value.DRAW;
  }

  private static Verdict.Value better(Verdict.Value a, Verdict.Value b) {
    return a.compareTo(b) <= 0 ? a : b;
  }
}
