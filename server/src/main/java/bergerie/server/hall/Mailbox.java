package bergerie.server.hall;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * What waits for one table. At most one thread works through it at a time, and none while it is
 * empty: thousands of idle tables cost no thread.
 */
final class Mailbox<T> {

  private final Executor executor;
  private final Consumer<T> reader;
  private final Runnable emptied;
  private ArrayDeque<T> letters = new ArrayDeque<>(2);
  private State state = State.IDLE;

  private enum State {
    IDLE,
    BUSY,
    CLOSED
  }

  /**
   * @param emptied called whenever all there was is read
   */
  Mailbox(Executor executor, Consumer<T> reader, Runnable emptied) {
    this.executor = executor;
    this.reader = reader;
    this.emptied = emptied;
  }

  /** Whether it was taken: a closed mailbox takes nothing. */
  boolean post(T letter) {
    synchronized (this) {
      if (state == State.CLOSED) {
        return false;
      }
      letters.add(letter);
      if (state == State.BUSY) {
        return true;
      }
      state = State.BUSY;
    }
    work();
    return true;
  }

  private void work() {
    try {
      executor.execute(this::readAll);
    } catch (RejectedExecutionException e) {
      // The house closes: nobody reads any more, and the log knows what was written.
    }
  }

  /** Closes it unless something waits or is being worked on. */
  synchronized boolean closeIfIdle() {
    if (state == State.IDLE) {
      state = State.CLOSED;
    }
    return state == State.CLOSED;
  }

  private void readAll() {
    boolean read = false;
    try {
      for (Optional<T> letter = next(); letter.isPresent(); letter = next()) {
        reader.accept(letter.get());
      }
      read = true;
    } finally {
      if (!read) {
        // Whatever a letter did to its reader, those behind it are read.
        work();
      }
    }
    emptied.run();
  }

  private synchronized Optional<T> next() {
    Optional<T> letter = Optional.ofNullable(letters.poll());
    if (letter.isEmpty()) {
      state = State.IDLE;
    }
    return letter;
  }
}
