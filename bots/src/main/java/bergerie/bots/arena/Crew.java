package bergerie.bots.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Threads that share numbered tasks. */
final class Crew {

  private Crew() {}

  /**
   * Does every task from 0 on, each once.
   *
   * @param hire a worker for one thread, which is told the numbers of its tasks
   * @param progress told now and then how many are begun
   */
  static void work(
      long tasks, int threads, Supplier<? extends LongConsumer> hire, LongConsumer progress)
      throws InterruptedException {
    AtomicLong next = new AtomicLong();
    AtomicLong done = new AtomicLong();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      LongConsumer worker = hire.get();
      workers.add(Thread.ofPlatform().start(() -> work(tasks, next, done, worker)));
    }
    for (Thread worker : workers) {
      while (!worker.join(Duration.ofMillis(100))) {
        progress.accept(Math.min(tasks, next.get()));
      }
    }
    if (done.get() != tasks) {
      throw new IllegalStateException("a worker broke off; " + done + " of " + tasks + " done");
    }
  }

  private static void work(long tasks, AtomicLong next, AtomicLong done, LongConsumer worker) {
    for (long task = next.getAndIncrement(); task < tasks; task = next.getAndIncrement()) {
      worker.accept(task);
      done.incrementAndGet();
    }
  }
}
