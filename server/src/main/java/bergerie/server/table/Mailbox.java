package bergerie.server.table;

import java.util.ArrayDeque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What waits for one table. At most one thread works through it at a time, and none while it is
 * empty: thousands of idle tables cost no thread.
 */
final class Mailbox<T> {

  private final Executor executor;
  private final Consumer<T> reader;
  private ArrayDeque<T> letters = new ArrayDeque<>(2);
  private State state = State.IDLE;

  private enum State {
    IDLE,
    BUSY,
    CLOSED
  }

  Mailbox(Executor executor, Consumer<T> reader) {
    this.executor = executor;
    this.reader = reader;
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
    executor.execute(this::work);
    return true;
  }

  /** Closes it unless something waits or is being worked on. */
  synchronized boolean closeIfIdle() {
    if (state == State.IDLE) {
      state = State.CLOSED;
    }
    return state == State.CLOSED;
  }

  private void work() {
    while (true) {
      T letter;
      synchronized (this) {
        letter = letters.poll();
        if (letter == null) {
          state = State.IDLE;
          return;
        }
      }
      reader.accept(letter);
    }
  }
}
