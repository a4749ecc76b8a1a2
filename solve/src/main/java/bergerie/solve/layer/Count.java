package bergerie.solve.layer;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.Tally;
import bergerie.rules.hunt.Side;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Counts what the positions of a solved layer are worth. */
final class Count {

  private static final long PIECE = 1 << 20;

  /** Far more than any layer has positions. */
  private static final long FAR = 1L << 40;

  private Count() {}

  static Tally of(Side toMove, Cells cells, PositionIndex index, int flock, Workers workers)
      throws InterruptedException {
    Counter mover = new Counter();
    Counter other = new Counter();
    LongAdder all = new LongAdder();
    LongAdder distinct = new LongAdder();
    long flocks = index.flocks(flock);
    workers.share(
        index.orbits(),
        Math.max(1, PIECE / flocks),
        (from, to) -> {
          for (int orbit = (int) from; orbit < to; orbit++) {
            count(cells, orbit * flocks, (orbit + 1) * flocks, index.size(orbit), mover, other);
            all.add(flocks * index.size(orbit));
            distinct.add(index.distinct(orbit, flock));
          }
        });
    Counter wolves = toMove == Side.WOLVES ? mover : other;
    Counter sheep = toMove == Side.WOLVES ? other : mover;
    mover.find(cells, flocks);
    other.find(cells, flocks);
    long draws = all.sum() - mover.count.sum() - other.count.sum();
    return new Tally(
        wolves.count.sum(),
        sheep.count.sum(),
        draws,
        distinct.sum(),
        wolves.turns(),
        wolves.at(),
        sheep.turns(),
        sheep.at());
  }

  private static void count(
      Cells cells, long from, long to, int size, Counter mover, Counter other) {
    long[] counts = new long[256];
    for (long at = from; at < to; at++) {
      counts[Byte.toUnsignedInt(cells.get(at))]++;
    }
    for (int code = 1; code < counts.length; code++) {
      if (counts[code] > 0) {
        Counter winner = Code.wins((byte) code) ? mover : other;
        winner.add(counts[code] * size, Code.turns((byte) code), from);
      }
    }
  }

  /** Wins of one side, and where the longest is. */
  private static final class Counter {
    private final LongAdder count = new LongAdder();
    private final LongAccumulator longest = new LongAccumulator(Math::max, -1);

    private long at = -1;

    void add(long wins, int turns, long from) {
      count.add(wins);
      longest.accumulate(turns * FAR + (FAR - 1 - from));
    }

    int turns() {
      return longest.get() < 0 ? -1 : (int) (longest.get() / FAR);
    }

    /** Looks for the first of the longest wins, once it is known in which orbit it is. */
    void find(Cells cells, long flocks) {
      if (longest.get() >= 0) {
        long from = FAR - 1 - longest.get() % FAR;
        at = from;
        while (cells.get(at) != Code.of(turns())) {
          at++;
        }
        if (at >= from + flocks) {
          throw new IllegalStateException("the longest win is not where it was seen");
        }
      }
    }

    long at() {
      return at;
    }
  }
}
