package bergerie.server.hall;

import bergerie.server.time.HouseTime;
import bergerie.server.time.SteadyTime;
import bergerie.table.port.Cancel;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The hours of the world outside, as a house lets them pass. */
final class WallHours implements Hours {

  private final HouseTime time = new SteadyTime();
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());

  WallHours() {
    timer.setRemoveOnCancelPolicy(true);
  }

  @Override
  public long now() {
    return time.now();
  }

  @Override
  public void notBefore(long seen) {
    time.notBefore(seen);
  }

  @Override
  public void writing() {
    time.writing();
  }

  @Override
  public void written() {
    time.written();
  }

  @Override
  public Duration standing() {
    return time.standing();
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
