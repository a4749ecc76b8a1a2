package bergerie.server.http;

import bergerie.table.desk.Answer;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Where calls are answered that take thought: by threads of their own, one after the other. On the
 * threads of the tables a few of them would keep everybody from moving.
 */
final class Study implements AutoCloseable {

  private static final int DESKS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  /** A match file of 1 MiB may wait here. */
  private static final int IN_LINE = 32;

  private final ThreadPoolExecutor desks =
      new ThreadPoolExecutor(
          DESKS,
          DESKS,
          10,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(IN_LINE),
          Thread.ofPlatform().name("study-", 0).daemon().factory());

  Study() {
    desks.allowCoreThreadTimeOut(true);
  }

  /** Whether there is room for one more. */
  boolean take(Runnable task) {
    try {
      desks.execute(task);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  static Answer full() {
    return Answer.fault(
        503,
        "",
        "many matches are being read; please try again in a minute",
        "beaucoup de parties sont en cours de lecture ; réessayez dans une minute");
  }

  /** Finishes what is begun, and nothing else. */
  @Override
  public void close() {
    desks.getQueue().clear();
    desks.close();
  }
}
