package bergerie.bots;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Lets many bots think at once on few processors: they take turns of some milliseconds. So a bot
 * that runs has a processor for itself, and one that waits sees in time that its time is over.
 */
public final class Turns {

  /** How long a bot thinks while others wait. */
  private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(4);

  /** However long a bot has waited to begin, it thinks for so long. */
  private static final Duration LEAST = Duration.ofMillis(5);

  private static final ScopedValue<Turn> CURRENT = ScopedValue.newInstance();

  private final Semaphore processors;

  public Turns(int processors) {
    this.processors = new Semaphore(processors, true);
  }

  public static Turns forThisMachine() {
    return new Turns(Runtime.getRuntime().availableProcessors());
  }

  /**
   * Thinks in turns with all others who think here. A thought ends a slice before its time, since
   * another's may have to end before it runs again.
   *
   * @param asked when the time began to run
   * @param thought gets what is left of the time
   */
  public <T> T think(long asked, Duration most, Function<Duration, T> thought) {
    long end = asked + most.toNanos() - SLICE;
    Turn turn = new Turn();
    turn.await(end - System.nanoTime());
    try {
      return ScopedValue.where(CURRENT, turn).call(() -> thought.apply(until(end)));
    } finally {
      turn.end();
    }
  }

  private static Duration until(long end) {
    Duration left = Duration.ofNanos(end - System.nanoTime());
    return left.compareTo(LEAST) < 0 ? LEAST : left;
  }

  /** If the bot on this thread takes turns, and others wait, they come first; not past its time. */
  static void share(long deadline) {
    if (CURRENT.isBound()) {
      CURRENT.get().share(deadline);
    }
  }

  /** The turns of one thought. */
  private final class Turn {

    private boolean mine;
    private long began;

    void share(long deadline) {
      long now = System.nanoTime();
      if (now - began < SLICE || !processors.hasQueuedThreads()) {
        return;
      }
      end();
      await(deadline - now);
    }

    /** Waits for its turn; it goes on without one when its time is over. */
    void await(long nanos) {
      try {
        mine = processors.tryAcquire(nanos, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        // Nobody wants to know any more: the thought ends at its next look at the time.
        Thread.currentThread().interrupt();
      }
      began = System.nanoTime();
    }

    void end() {
      if (mine) {
        mine = false;
        processors.release();
      }
    }
  }
}
