package bergerie.solve.layer;

import java.nio.file.Path;
import java.util.function.LongConsumer;

/** Builds the tables of a game, layer by layer; goes on where an earlier run has stopped. */
public abstract class Solver {

  /** How much there is to do, in the unit of the progress that is told. */
  public abstract long work();

  /** How much memory outside the heap is used at most, in bytes. */
  public abstract long memory();

  /**
   * Solves what is not yet there.
   *
   * @param told hears now and then how much of {@link #work()} is done
   */
  public final void solve(Path folder, int threads, LongConsumer told) throws InterruptedException {
    try (FolderLock _ = FolderLock.take(folder);
        Workers workers = new Workers(threads)) {
      solve(new TableFolder(folder), workers, new Ticker(told));
    }
  }

  public abstract void solve(TableFolder folder, Workers workers, Ticker ticker)
      throws InterruptedException;
}
