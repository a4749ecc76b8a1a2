package bergerie.solve.layer;

import bergerie.bots.layers.TableException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** A few threads that share a long row of work, piece by piece. */
public final class Workers implements AutoCloseable {

  /** Does what lies between two numbers. */
  @FunctionalInterface
  public interface Piece {
    void work(long from, long to);
  }

  private final ExecutorService pool;
  private final int threads;

  public Workers(int threads) {
    this.threads = threads;
    this.pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  /** Does all from 0 to {@code total} in pieces; returns when all is done. */
  public void share(long total, long pieceSize, Piece piece) throws InterruptedException {
    AtomicLong next = new AtomicLong();
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      running.add(
          pool.submit(
              () -> {
                long from = next.getAndAdd(pieceSize);
                while (from < total && !Thread.currentThread().isInterrupted()) {
                  piece.work(from, Math.min(total, from + pieceSize));
                  from = next.getAndAdd(pieceSize);
                }
              }));
    }
    for (Future<?> thread : running) {
      await(thread);
    }
  }

  private static void await(Future<?> thread) throws InterruptedException {
    try {
      thread.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case TableException told -> throw told;
        case OutOfMemoryError told -> throw told;
        case null, default ->
            throw new IllegalStateException("a piece of the work failed", e.getCause());
      }
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
