package bergerie.server.time;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Time that passes evenly. It begins with what the clock on the wall says and never looks at it
 * again: somebody may set that one, and a machine may sleep. It stands still while the log can't be
 * written, for nobody can play then; so neither costs a player any time.
 */
public final class SteadyTime implements HouseTime {

  /** A write that takes no longer is none that anybody waits for. */
  private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(250);

  private final LongSupplier nanos;
  private long millis;
  private long since;
  private boolean writing;
  private long begun;

  public SteadyTime() {
    this(System.currentTimeMillis(), System::nanoTime);
  }

  /**
   * Time that begins now.
   *
   * @param wall what the clock on the wall says, in milliseconds since 1970
   * @param nanos what passes evenly
   */
  public SteadyTime(long wall, LongSupplier nanos) {
    this.nanos = nanos;
    this.millis = wall;
    this.since = nanos.getAsLong();
  }

  @Override
  public synchronized long now() {
    // Only differences of nanoseconds mean anything.
    long passed = nanos.getAsLong() - since;
    if (writing) {
      passed = Math.min(passed, begun - since + PATIENCE);
    }
    return millis + TimeUnit.NANOSECONDS.toMillis(passed);
  }

  @Override
  public synchronized Duration standing() {
    long over = writing ? nanos.getAsLong() - begun - PATIENCE : 0;
    return Duration.ofNanos(Math.max(0, over));
  }

  @Override
  public synchronized void notBefore(long seen) {
    millis += Math.max(0, seen - now());
  }

  @Override
  public synchronized void writing() {
    if (!writing) {
      writing = true;
      begun = nanos.getAsLong();
    }
  }

  @Override
  public synchronized void written() {
    if (writing) {
      since += Math.max(0, nanos.getAsLong() - begun - PATIENCE);
      writing = false;
    }
  }
}
