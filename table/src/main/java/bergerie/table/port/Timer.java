package bergerie.table.port;

/** Wakes somebody later. */
@FunctionalInterface
public interface Timer {

  /** Runs a task in so many milliseconds, from anywhere, unless it is cancelled. */
  Cancel after(long millis, Runnable task);
}
