package bergerie.server.hall;

import bergerie.table.port.Cancel;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The hours of the world outside. */
final class WallHours implements Hours {

  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());

  WallHours() {
    timer.setRemoveOnCancelPolicy(true);
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public Cancel after(long millis, Runnable task) {
    try {
      Future<?> alarm = timer.schedule(task, millis, TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    } catch (RejectedExecutionException e) {
      return Cancel.NOTHING;
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
