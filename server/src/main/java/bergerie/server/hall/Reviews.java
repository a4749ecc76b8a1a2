package bergerie.server.hall;

import bergerie.table.desk.Rereading;
import bergerie.table.desk.Reviewer;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Matches that are over, looked at again move by move. One thread thinks about one decision of each
 * match in turn, so that a long match keeps no short one waiting; who asks gets what was found so
 * far, and asks again. What was asked lately is remembered.
 */
final class Reviews implements Reviewer {

  private static final System.Logger LOG = System.getLogger(Reviews.class.getName());
  private static final int REMEMBERED = 32;
  private static final int IN_LINE = 8;

  private final ThreadPoolExecutor thread;
  private final Semaphore line = new Semaphore(IN_LINE);
  private final Recent<Job> jobs = new Recent<>(REMEMBERED);

  Reviews() {
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("review-", 0).daemon().factory());
    thread.allowCoreThreadTimeOut(true);
  }

  /** A match that is being looked at. */
  private static final class Job {
    private final String table;
    private volatile Rereading<?, ?, ?> match;

    Job(String table, Rereading<?, ?, ?> match) {
      this.table = table;
      this.match = match;
    }

    /** Whoever waits for the review hears of its end also when a bot has a bug. */
    void look() {
      try {
        match = match.next();
      } catch (RuntimeException e) {
        LOG.log(System.Logger.Level.ERROR, "review of " + table, e);
        match = match.skip();
      }
    }
  }

  @Override
  public Optional<Rereading<?, ?, ?>> find(String table) {
    return jobs.find(table).map(job -> job.match);
  }

  @Override
  public Optional<Rereading<?, ?, ?>> begin(String table, Supplier<Rereading<?, ?, ?>> match) {
    if (!line.tryAcquire()) {
      return Optional.empty();
    }
    Job job = new Job(table, match.get());
    thread.execute(() -> turn(job));
    return Optional.of(jobs.get(table, () -> job).match);
  }

  /** Looks at one decision of a match; the next one comes after those of all others in line. */
  private void turn(Job job) {
    if (job.match.isDone()) {
      line.release();
    } else {
      job.look();
      thread.execute(() -> turn(job));
    }
  }
}
