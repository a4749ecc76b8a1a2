package bergerie.bots.solve;

import java.nio.file.Path;
import java.util.function.LongConsumer;

/** Builds the tables of a game, layer by layer; goes on where an earlier run has stopped. */
public interface Solver {

  /** How much there is to do, in the unit of the progress that is told. */
  long work();

  /** How much memory outside the heap is used at most, in bytes. */
  long memory();

  /**
   * Solves what is not yet there.
   *
   * @param told hears now and then how much of {@link #work()} is done
   */
  void solve(Path folder, int threads, LongConsumer told) throws InterruptedException;
}
