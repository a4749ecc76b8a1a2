package bergerie.solve.layer;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** How much of the work is done, told while it goes on. */
public final class Ticker {

  private final AtomicLong done = new AtomicLong();
  private final LongConsumer told;

  public Ticker(LongConsumer told) {
    this.told = told;
  }

  public void add(long amount) {
    told.accept(done.addAndGet(amount));
  }

  /** Jumps to an amount, when the rest of a layer took less than was thought. */
  public void reach(long amount) {
    done.set(amount);
    told.accept(amount);
  }
}
