package bergerie.solve.bandi;

import bergerie.bots.layers.BandiFlocks;
import bergerie.bots.layers.WolfPairs;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.Workers;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Where the wolves of a layer of Bagh Bandi reach a goal: to win, or not to lose. Both follow one
 * law. With sheep to move, the goal is reached where every step of a sheep leads to a position in
 * which it is reached; with wolves to move, where a step or a capture does. A win has to be reached
 * some day, so one begins with nothing and adds what follows (a least fixed point); not to lose may
 * last for ever, so one begins with everything and takes away what doesn't hold (a greatest one).
 *
 * <p>Flocks wait until they have been looked at. When the pairs of a flock change, all flocks one
 * step away wait again. Threads may read what others are just changing: it changes one way only,
 * and whoever read too early waits again.
 */
final class BandiGoal implements AutoCloseable {

  private static final PairMap STEPS = PairMap.steps();
  private static final long PIECE = 1 << 10;
  private static final int MOST_STEPS = 112;
  private static final byte WAITING = 1;

  private final BandiFlocks flocks;
  private final int[] slotSets;
  private final PairPlanes captures;
  private final PairPlanes unstacking;
  private final PairPlanes wolvesMove;
  private final PairPlanes sheepMove;

  /**
   * A goal in a layer.
   *
   * @param slotSets the slots of all flocks
   */
  BandiGoal(BandiFlocks flocks, int[] slotSets) {
    this.flocks = flocks;
    this.slotSets = slotSets;
    this.captures = new PairPlanes(slotSets.length);
    this.unstacking = new PairPlanes(slotSets.length);
    this.wolvesMove = new PairPlanes(slotSets.length);
    this.sheepMove = new PairPlanes(slotSets.length);
  }

  static long bytes(long flocks) {
    return (4 * PairPlanes.BYTES + 1) * flocks;
  }

  /** Wolves to move: where a capture reaches the goal. Pairs that don't fit must be there too. */
  PairPlanes captures() {
    return captures;
  }

  /** Sheep to move: where every step from a stack leads to the goal. Only pairs that fit. */
  PairPlanes unstacking() {
    return unstacking;
  }

  /** Where the goal is reached with wolves to move, and all pairs that don't fit. */
  PairPlanes wolvesMove() {
    return wolvesMove;
  }

  /** Where the goal is reached with sheep to move. */
  PairPlanes sheepMove() {
    return sheepMove;
  }

  /** Finds where the goal is reached in the end. */
  void add(Workers workers) throws InterruptedException {
    wolvesMove.copy(captures);
    settle(workers);
  }

  /** Finds where the goal is never lost. */
  void takeAway(Workers workers) throws InterruptedException {
    wolvesMove.fill();
    sheepMove.fill();
    settle(workers);
  }

  private void settle(Workers workers) throws InterruptedException {
    try (Cells waiting = new Cells(slotSets.length)) {
      waiting.fill(WAITING);
      AtomicBoolean changed = new AtomicBoolean(true);
      while (changed.getAndSet(false)) {
        workers.share(
            slotSets.length,
            PIECE,
            (from, to) -> {
              Look look = new Look(waiting);
              waiting.find(WAITING, from, to, look::at);
              if (look.changed) {
                changed.set(true);
              }
            });
      }
    }
  }

  /** Looks at one flock after the other. */
  private final class Look {
    private final Cells waiting;
    private final int[] near = new int[MOST_STEPS];
    private final long[] pairs = new long[WolfPairs.WORDS];
    private boolean changed;

    Look(Cells waiting) {
      this.waiting = waiting;
    }

    void at(long number) {
      waiting.set(number, (byte) 0);
      // Whoever changes a neighbour from here on makes this flock wait again.
      VarHandle.fullFence();
      int count = flocks.near(slotSets[(int) number], near);
      for (int word = 0; word < WolfPairs.WORDS; word++) {
        pairs[word] = everywhere(unstacking.get(number, word), word, count);
      }
      if (sheepMove.replace(number, pairs)) {
        long[] after = new long[WolfPairs.WORDS];
        captures.get(number, after);
        STEPS.lead(pairs, after);
        if (wolvesMove.replace(number, after)) {
          wake(count);
        }
      }
    }

    private long everywhere(long begin, int word, int count) {
      long all = begin;
      for (int i = 0; i < count && all != 0; i++) {
        all &= wolvesMove.get(near[i], word);
      }
      return all;
    }

    private void wake(int count) {
      VarHandle.releaseFence();
      for (int i = 0; i < count; i++) {
        waiting.set(near[i], WAITING);
      }
      changed = true;
    }
  }

  @Override
  public void close() {
    captures.close();
    unstacking.close();
    wolvesMove.close();
    sheepMove.close();
  }
}
