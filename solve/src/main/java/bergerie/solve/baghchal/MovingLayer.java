package bergerie.solve.baghchal;

import bergerie.bots.layers.Best;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.PositionIndex;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.board.Jump;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Bagh Chal once all sheep are placed, with some number of captures: values and distances by
 * retrograde analysis, going back from the ends, turn by turn.
 *
 * <p>In round d a position becomes a win in d turns if a move leads to one that is lost in d - 1,
 * and a loss in d turns if every move leads to a win in at most d - 1. Wins are found in odd rounds
 * only and losses in even ones, so threads that work on one round never read what it writes.
 *
 * <p>A capture leads to the layer with one more capture, which is known. What captures are worth is
 * found first, and counts from the round it belongs to.
 */
final class MovingLayer {

  /** In place of the worth of captures: one of them draws, so the wolves can't lose. */
  private static final byte CAPTURE_DRAWS = (byte) 255;

  private static final long PIECE = 1 << 14;

  private final PositionIndex index;
  private final Optional<Cells> captured;
  private final Workers workers;
  private final long flocks;
  private final int[] flockSets;
  private final Cells wolves;
  private final Cells sheep;

  /** For wolves to move: the value of the best capture, 0 if there is none. */
  private final Cells captures;

  private final AtomicLong found = new AtomicLong();
  private final AtomicLong lastCapture = new AtomicLong();

  /**
   * A layer to be solved.
   *
   * @param captured sheep to move after one more capture; empty when that capture wins
   */
  MovingLayer(PositionIndex index, int flock, Optional<Cells> captured, Workers workers) {
    this.index = index;
    this.captured = captured;
    this.workers = workers;
    this.flocks = index.flocks(flock);
    this.flockSets = index.flockRank().all(flock);
    this.wolves = new Cells(index.count(flock));
    this.sheep = new Cells(index.count(flock));
    this.captures = new Cells(index.count(flock));
  }

  /** The values; the caller closes them. */
  Solved solve(Ticker ticker) throws InterruptedException {
    try (captures) {
      workers.share(
          wolves.size(),
          PIECE,
          (from, to) -> {
            begin(from, to);
            ticker.add(to - from);
          });
      for (int turns = 1; found.getAndSet(0) > 0 || turns <= lastCapture.get(); turns++) {
        round(turns);
        ticker.add(found.get());
      }
    }
    return new Solved(wolves, sheep);
  }

  private int wolvesAt(long at) {
    return index.wolves((int) (at / flocks));
  }

  private int flockAt(long at) {
    return index.flock((int) (at / flocks), flockSets[(int) (at % flocks)]);
  }

  private void begin(long from, long to) {
    for (long at = from; at < to; at++) {
      int wolfSet = wolvesAt(at);
      int flockSet = flockAt(at);
      byte best = bestCapture(wolfSet, flockSet);
      captures.set(at, best);
      if (best != Code.DRAW && best != CAPTURE_DRAWS) {
        lastCapture.accumulateAndGet(Code.turns(best), Math::max);
      }
      // BC-4, HG-4: wolves that can neither step nor capture have lost.
      if (best == Code.DRAW && !canStep(wolfSet, empty(wolfSet, flockSet))) {
        wolves.set(at, Code.LOST_NOW);
        found.incrementAndGet();
      }
      // BC-4, HG-5: so have sheep that can't move.
      if (!canStep(flockSet, empty(wolfSet, flockSet))) {
        sheep.set(at, Code.LOST_NOW);
        found.incrementAndGet();
      }
    }
  }

  private static int empty(int wolfSet, int flockSet) {
    return BaghChalPosition.BOARD.all() & ~wolfSet & ~flockSet;
  }

  private static boolean canStep(int movers, int empty) {
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      if ((targets(rest) & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The neighbours of the lowest point of a set. */
  private static int targets(int set) {
    return BaghChalPosition.BOARD.neighbours(Integer.numberOfTrailingZeros(set));
  }

  private byte bestCapture(int wolfSet, int flockSet) {
    int empty = empty(wolfSet, flockSet);
    Best best = new Best();
    boolean any = false;
    for (int rest = wolfSet; rest != 0; rest &= rest - 1) {
      for (Jump jump : BaghChalPosition.BOARD.jumps(Integer.numberOfTrailingZeros(rest))) {
        if ((jump.over().bit() & flockSet) != 0 && (jump.to().bit() & empty) != 0) {
          int after = wolfSet ^ (jump.from().bit() | jump.to().bit());
          best.consider(afterCapture(after, flockSet ^ jump.over().bit()));
          any = true;
        }
      }
    }
    if (!any) {
      return Code.DRAW;
    }
    return best.draws() && !best.wins() ? CAPTURE_DRAWS : best.code();
  }

  // BC-4: the fifth capture wins.
  private byte afterCapture(int wolfSet, int flockSet) {
    return captured.map(cells -> cells.get(index.index(wolfSet, flockSet))).orElse(Code.LOST_NOW);
  }

  private void round(int turns) throws InterruptedException {
    byte before = Code.of(turns - 1);
    byte now = Code.of(turns);
    boolean winning = turns % 2 == 1;
    workers.share(
        wolves.size(),
        PIECE,
        (from, to) -> {
          captures.find(now, from, to, at -> settleWolves(at, now, winning));
          sheep.find(before, from, to, at -> backByWolves(at, now, winning));
          wolves.find(before, from, to, at -> backBySheep(at, now, winning));
        });
  }

  private void settleWolves(long at, byte now, boolean winning) {
    if (wolves.get(at) == Code.DRAW
        && (winning || wolvesLose(at, wolvesAt(at), flockAt(at), now))) {
      wolves.set(at, now);
      found.incrementAndGet();
    }
  }

  /** From a position with sheep to move, back by every step of a wolf. */
  private void backByWolves(long at, byte now, boolean winning) {
    int wolfSet = wolvesAt(at);
    int flockSet = flockAt(at);
    int empty = empty(wolfSet, flockSet);
    for (int rest = wolfSet; rest != 0; rest &= rest - 1) {
      for (int froms = targets(rest) & empty; froms != 0; froms &= froms - 1) {
        int before = wolfSet ^ (rest & -rest) ^ (froms & -froms);
        long there = index.index(before, flockSet);
        if (wolves.get(there) == Code.DRAW
            && (winning || wolvesLose(there, before, flockSet, now))) {
          settle(wolves, before, flockSet, now);
        }
      }
    }
  }

  /** From a position with wolves to move, back by every step of a sheep. */
  private void backBySheep(long at, byte now, boolean winning) {
    int wolfSet = wolvesAt(at);
    int flockSet = flockAt(at);
    int orbit = (int) (at / flocks);
    int empty = empty(wolfSet, flockSet);
    for (int rest = flockSet; rest != 0; rest &= rest - 1) {
      for (int froms = targets(rest) & empty; froms != 0; froms &= froms - 1) {
        int before = flockSet ^ (rest & -rest) ^ (froms & -froms);
        if (sheep.get(at(orbit, before)) == Code.DRAW
            && (winning || sheepLose(orbit, wolfSet, before))) {
          settle(sheep, wolfSet, before, now);
        }
      }
    }
  }

  private long at(int orbit, int flockSet) {
    return orbit * flocks + index.flockRank().rank(index.slots(orbit, flockSet));
  }

  private void settle(Cells cells, int wolfSet, int flockSet, byte now) {
    index.twins(wolfSet, flockSet, twin -> cells.set(twin, now));
    found.incrementAndGet();
  }

  /** Whether every move of the wolves leads to a win of the sheep that is known by now. */
  private boolean wolvesLose(long at, int wolfSet, int flockSet, byte now) {
    byte best = captures.get(at);
    if (best != Code.DRAW
        && (!Code.loses(best) || Byte.toUnsignedInt(best) > Byte.toUnsignedInt(now))) {
      return false;
    }
    int empty = empty(wolfSet, flockSet);
    for (int rest = wolfSet; rest != 0; rest &= rest - 1) {
      for (int tos = targets(rest) & empty; tos != 0; tos &= tos - 1) {
        int after = wolfSet ^ (rest & -rest) ^ (tos & -tos);
        if (!Code.wins(sheep.get(index.index(after, flockSet)))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean sheepLose(int orbit, int wolfSet, int flockSet) {
    int empty = empty(wolfSet, flockSet);
    for (int rest = flockSet; rest != 0; rest &= rest - 1) {
      for (int tos = targets(rest) & empty; tos != 0; tos &= tos - 1) {
        int after = flockSet ^ (rest & -rest) ^ (tos & -tos);
        if (!Code.wins(wolves.get(at(orbit, after)))) {
          return false;
        }
      }
    }
    return true;
  }
}
