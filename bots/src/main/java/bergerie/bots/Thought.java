package bergerie.bots;

import java.time.Duration;

/**
 * How much a bot may think about a move: so many steps, whatever a step is to it, and no longer
 * than some time. Steps alone make equal sights and equal dice give equal moves.
 */
public record Thought(long steps, Duration time) {

  public static final Duration FOR_EVER = Duration.ofNanos(Long.MAX_VALUE);

  public Thought {
    if (steps < 1 || time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("no thought in " + steps + " steps and " + time);
    }
  }

  public static Thought of(long steps) {
    return new Thought(steps, FOR_EVER);
  }

  /** As long as it takes. */
  public static Thought unhurried() {
    return of(Long.MAX_VALUE);
  }

  public static Thought during(Duration time) {
    return new Thought(Long.MAX_VALUE, time);
  }

  /** The same thought, broken off after some time. */
  public Thought within(Duration most) {
    return new Thought(steps, time.compareTo(most) < 0 ? time : most);
  }

  /** Half as long, in steps and in time. */
  public Thought half() {
    return new Thought(Math.max(1, steps / 2), time.dividedBy(2));
  }

  /** Time runs from now on. */
  public Watch start() {
    return new Watch(steps, time.equals(FOR_EVER) ? Long.MAX_VALUE : time.toNanos());
  }

  /** A thought that is under way. An interrupt ends it where time counts. */
  public static final class Watch {

    private final long begin = System.nanoTime();
    private final long steps;
    private final long nanos;

    private Watch(long steps, long nanos) {
      this.steps = steps;
      this.nanos = nanos;
    }

    /** Whether it is over, once so many steps are done. */
    public boolean spent(long done) {
      if (done >= steps || nanos == Long.MAX_VALUE) {
        return done >= steps;
      }
      Turns.share(begin + nanos);
      return System.nanoTime() - begin >= nanos || Thread.currentThread().isInterrupted();
    }
  }
}
