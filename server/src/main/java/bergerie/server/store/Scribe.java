package bergerie.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The one writer. Everything that waits goes into one transaction, so that a slow disk makes
 * batches bigger and not queues longer: docs/adr/0003-one-writer-group-commit.md.
 */
final class Scribe {

  private static final int MOST_PER_COMMIT = 2_000;
  static final long BEAT_MS = 5_000;
  private static final int TRIES = 20;
  private static final long PAUSE_MS = 250;
  private static final Letter LAST = new Letter(List.of(), new CompletableFuture<>());

  private final Engine engine;
  private final BlockingQueue<Letter> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private final String life = UUID.randomUUID().toString();
  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong written = new AtomicLong();
  private volatile boolean healthy = true;
  private volatile boolean closing;
  private Pen pen;
  private long lastBeat;

  private record Letter(List<Entry> entries, CompletableFuture<Written> answer) {}

  Scribe(Engine engine) throws SQLException {
    this.engine = engine;
    this.pen = new Pen(engine.writer());
    this.lastBeat = System.currentTimeMillis();
    pen.begin(life, lastBeat);
    this.thread = Thread.ofPlatform().name("scribe").unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  CompletableFuture<Written> append(List<Entry> entries) {
    CompletableFuture<Written> answer = new CompletableFuture<>();
    queue.add(new Letter(List.copyOf(entries), answer));
    if (closing) {
      refuseLatecomers();
    }
    return answer;
  }

  boolean healthy() {
    return healthy && thread.isAlive();
  }

  Store.Load load() {
    return new Store.Load(queue.size(), commits.get(), written.get());
  }

  void close() {
    queue.add(LAST);
    try {
      thread.join();
      closing = true;
      refuseLatecomers();
      pen.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      throw new StoreException("closing the store", e);
    }
  }

  private void refuseLatecomers() {
    StoreException closed =
        new StoreException("writing the log", new IllegalStateException("the store is closed"));
    List<Letter> late = new ArrayList<>();
    queue.drainTo(late);
    late.forEach(letter -> letter.answer().completeExceptionally(closed));
  }

  private void run() {
    boolean open = true;
    while (open) {
      List<Letter> batch = next();
      open = !batch.remove(LAST);
      write(batch);
    }
  }

  private List<Letter> next() {
    List<Letter> batch = new ArrayList<>();
    try {
      Letter first = queue.poll(BEAT_MS, TimeUnit.MILLISECONDS);
      if (first != null) {
        batch.add(first);
        queue.drainTo(batch, MOST_PER_COMMIT - 1);
      }
    } catch (InterruptedException e) {
      batch.add(LAST);
    }
    return batch;
  }

  private void write(List<Letter> batch) {
    try {
      beat();
      for (Letter letter : batch) {
        pen.add(letter.entries());
      }
      pen.commit();
      healthy = true;
      commits.incrementAndGet();
      batch.forEach(letter -> answer(letter, Written.DONE));
    } catch (SQLException e) {
      // One of them was written before, or the database went away with the commit in doubt.
      healthy = engine.isDuplicate(e);
      batch.forEach(this::settle);
    }
  }

  private void beat() throws SQLException {
    long now = System.currentTimeMillis();
    if (now - lastBeat >= BEAT_MS) {
      lastBeat = now;
      pen.beat(life, now);
    }
  }

  private void answer(Letter letter, Written result) {
    if (result == Written.DONE) {
      written.addAndGet(letter.entries().size());
    }
    letter.answer().complete(result);
  }

  /** Writes one letter alone, and finds out whether it was written before, by us or by others. */
  private void settle(Letter letter) {
    for (int attempt = 1; ; attempt++) {
      try {
        recover();
        answer(letter, alone(letter.entries()));
        healthy = true;
        return;
      } catch (SQLException e) {
        healthy = false;
        if (attempt == TRIES) {
          letter.answer().completeExceptionally(new StoreException("writing the log", e));
          return;
        }
        pause();
      }
    }
  }

  private Written alone(List<Entry> entries) throws SQLException {
    try {
      pen.add(entries);
      pen.commit();
      commits.incrementAndGet();
      return Written.DONE;
    } catch (SQLException e) {
      if (!engine.isDuplicate(e)) {
        throw e;
      }
      pen.discard();
      return pen.stands(entries) ? Written.DONE : Written.TAKEN;
    }
  }

  private void recover() throws SQLException {
    try {
      pen.discard();
    } catch (SQLException broken) {
      try {
        pen.close();
      } catch (SQLException _) {
        // It is broken already: that is why a new one is taken.
      }
      pen = new Pen(engine.writer());
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
