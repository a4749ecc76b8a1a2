package bergerie.server;

import bergerie.server.hall.Hours;
import bergerie.table.port.Cancel;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/** Hours that pass when a test says so, and then at once: no test waits for a clock. */
public final class OwnHours implements Hours {

  /** When a test begins. */
  public static final long NOON = 1_800_000_000_000L;

  /** Somebody to be woken; of several at one time the first that asked. */
  private record Alarm(long at, long number, Runnable task) {}

  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::at).thenComparingLong(Alarm::number));

  private long now = NOON;
  private long number;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized Cancel after(long millis, Runnable task) {
    Alarm alarm = new Alarm(now + millis, number++, task);
    if (millis <= 0) {
      var _ = Thread.startVirtualThread(task);
      return Cancel.NOTHING;
    }
    alarms.add(alarm);
    return () -> cancel(alarm);
  }

  private synchronized void cancel(Alarm alarm) {
    alarms.remove(alarm);
  }

  /** Lets time pass; everybody is woken at their time. */
  public void pass(Duration by) {
    long end = now() + by.toMillis();
    for (Optional<Alarm> due = due(end); due.isPresent(); due = due(end)) {
      due.get().task().run();
    }
  }

  private synchronized Optional<Alarm> due(long end) {
    Alarm next = alarms.peek();
    if (next == null || next.at() > end) {
      now = end;
      return Optional.empty();
    }
    now = Math.max(now, next.at());
    return Optional.of(alarms.remove());
  }

  @Override
  public synchronized void close() {
    alarms.clear();
  }
}
