package bergerie.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Knows whether the store answers. It is looked at when somebody needs to know, by one for all who
 * ask; while it is away the watch alone looks, until it is back.
 */
final class Watch implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Watch.class.getName());

  /** How long anybody waits for a look; it may go on for longer before the store counts as away. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Duration PAUSE = Duration.ofMillis(500);

  private final Engine engine;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("watch").daemon().factory());
  private volatile long seen = System.nanoTime();
  private volatile boolean away;
  private volatile boolean closed;
  private CompletableFuture<Boolean> looking;

  Watch(Engine engine) {
    this.engine = engine;
    // The first look takes longest; nobody has to wait for it.
    this.looking = CompletableFuture.supplyAsync(this::look, thread);
  }

  /** Whether it is known to be away. */
  boolean away() {
    return away;
  }

  /** Whether it answers, by a look that is no older than this. */
  boolean answers(Duration age) {
    if (away || System.nanoTime() - seen < age.toNanos()) {
      return !away;
    }
    return looking()
        .copy()
        .completeOnTimeout(false, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  /** Waits until it is not known to be away, or for so long; whether it is back. */
  synchronized boolean isBack(Duration patience) {
    long began = System.nanoTime();
    try {
      while (away && !closed && System.nanoTime() - began < patience.toNanos()) {
        TimeUnit.NANOSECONDS.timedWait(this, patience.toNanos());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !away;
  }

  private synchronized CompletableFuture<Boolean> looking() {
    if (looking.isDone() && !closed) {
      looking = CompletableFuture.supplyAsync(this::look, thread);
    }
    return looking;
  }

  private boolean look() {
    long began = System.nanoTime();
    try {
      engine.look();
      seen = began;
      return true;
    } catch (SQLException e) {
      if (!away && !closed) {
        LOG.log(System.Logger.Level.WARNING, "the store is away: " + e.getMessage());
        away = true;
        Thread.ofVirtual().name("watch").start(this::waitForIt);
      }
      return false;
    }
  }

  private void waitForIt() {
    try {
      do {
        Thread.sleep(PAUSE);
      } while (!closed && !looking().join());
      if (!closed) {
        back();
        LOG.log(System.Logger.Level.WARNING, "the store is back");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void back() {
    away = false;
    notifyAll();
  }

  /** Nobody waits for it any more. */
  synchronized void end() {
    closed = true;
    notifyAll();
  }

  @Override
  public void close() {
    end();
    thread.close();
  }
}
