package bergerie.server.store;

import bergerie.server.time.HouseTime;
import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * The one writer. Everything that waits goes into one transaction (group commit), so that a slow
 * disk makes batches bigger and not queues longer: docs/adr/0003-one-writer-group-commit.md.
 */
final class Scribe {

  private static final int MOST_PER_COMMIT = 2_000;
  static final long BEAT_MS = 5_000;

  /** How often a writer without work looks whether it still holds the store. */
  private static final long IDLE_MS = 250;

  private static final int TRIES = 3;
  private static final long PAUSE_MS = 250;
  private static final long YIELD_MS = 1_000;

  /** Players can wait as long as this for a database that is away; whoever closes can't. */
  static final Duration PATIENCE = Duration.ofSeconds(35);

  private static final Duration HASTE = Duration.ofSeconds(5);

  private static final System.Logger LOG = System.getLogger(Scribe.class.getName());
  private static final Letter LAST = new Letter(List.of(), _ -> {});

  private final Engine engine;
  private final HouseTime time;
  private final BlockingQueue<Letter> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private final String life = UUID.randomUUID().toString();
  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong written = new AtomicLong();
  private final CompletableFuture<RuntimeException> lost = new CompletableFuture<>();
  private final long lives;
  private volatile boolean ending;
  private volatile boolean closing;
  private Pen pen;
  private long lastBeat;

  private record Letter(List<Entry> entries, Consumer<Store.Reply> done) {}

  Scribe(Engine engine, Pen pen, HouseTime time) throws SQLException {
    this.engine = engine;
    this.time = time;
    this.pen = pen;
    this.lastBeat = time.now();
    this.lives = pen.begin(life, lastBeat);
    this.thread = Thread.ofPlatform().name("scribe").unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  void append(List<Entry> entries, Consumer<Store.Reply> done) {
    queue.add(new Letter(List.copyOf(entries), done));
    if (closing) {
      refuseLatecomers();
    }
  }

  boolean isAlive() {
    return thread.isAlive();
  }

  CompletableFuture<RuntimeException> lost() {
    return lost;
  }

  Vault.Load load() {
    return new Vault.Load(queue.size(), commits.get(), written.get());
  }

  void lastCall() {
    ending = true;
  }

  void close() {
    queue.add(LAST);
    try {
      thread.join();
      closing = true;
      refuseLatecomers();
      pen.letGo(engine);
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
    late.forEach(letter -> letter.done().accept(new Store.Reply.Failed(closed)));
  }

  private void run() {
    try {
      boolean open = true;
      while (open) {
        List<Letter> batch = next();
        open = !batch.remove(LAST);
        write(batch);
      }
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "this server writes no more", e);
      closing = true;
      refuseLatecomers();
      lost.complete(e);
    }
  }

  private List<Letter> next() {
    List<Letter> batch = new ArrayList<>();
    try {
      Letter first = queue.poll(IDLE_MS, TimeUnit.MILLISECONDS);
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
    time.writing();
    try {
      if (batch.isEmpty()) {
        pen.prove();
      }
      beat();
      for (Letter letter : batch) {
        pen.add(letter.entries());
      }
      pen.commit();
      time.written();
      commits.incrementAndGet();
      batch.forEach(this::done);
    } catch (SQLException e) {
      // One of them was written before, or the database went away with the commit in doubt.
      settle(batch);
    }
  }

  private void beat() throws SQLException {
    long now = time.now();
    if (now - lastBeat >= BEAT_MS) {
      lastBeat = now;
      pen.beat(life, now);
    }
  }

  private void done(Letter letter) {
    written.addAndGet(letter.entries().size());
    letter.done().accept(new Store.Reply.Done(letter.entries()));
  }

  /** Writes letters one by one; when the store is away for long, all that are left fail. */
  private void settle(List<Letter> batch) {
    Deque<Letter> left = new ArrayDeque<>(batch);
    try {
      if (batch.isEmpty()) {
        // Who has nothing to write lets those go first who wait for the store.
        pause(YIELD_MS);
      }
      regain();
      for (Letter letter : batch) {
        settle(letter);
        left.remove(letter);
      }
    } catch (SQLException e) {
      left.forEach(letter -> fail(letter, e));
    } catch (RuntimeException e) {
      left.forEach(letter -> fail(letter, e));
      throw e;
    }
  }

  /** Writes one letter alone, and finds out whether it was written before. */
  private void settle(Letter letter) throws SQLException {
    for (int attempt = 1; ; attempt++) {
      time.writing();
      try {
        alone(letter);
        time.written();
        return;
      } catch (SQLException e) {
        regain();
        if (attempt == TRIES) {
          fail(letter, e);
          return;
        }
      }
    }
  }

  private static void fail(Letter letter, Exception e) {
    letter.done().accept(new Store.Reply.Failed(new StoreException("writing the log", e)));
  }

  private void alone(Letter letter) throws SQLException {
    try {
      pen.add(letter.entries());
      pen.commit();
      commits.incrementAndGet();
      done(letter);
    } catch (SQLException e) {
      if (!engine.isDuplicate(e)) {
        throw e;
      }
      pen.discard();
      if (pen.stands(letter.entries())) {
        done(letter);
      } else {
        fail(letter, new IllegalStateException("other entries have these numbers", e));
      }
    }
  }

  /** Takes the connection up again, or a new one, as soon as the store answers. */
  private void regain() throws SQLException {
    long began = System.nanoTime();
    while (true) {
      try {
        recover();
        time.written();
        return;
      } catch (SQLException e) {
        if (System.nanoTime() - began > (ending ? HASTE : PATIENCE).toNanos()) {
          throw e;
        }
        pause(PAUSE_MS);
      }
    }
  }

  private void recover() throws SQLException {
    if (pen.isAlive()) {
      pen.discard();
      return;
    }
    pen.close();
    Pen next = pen.on(engine.writer());
    try {
      if (next.lives() != lives) {
        throw new IllegalStateException("another server has written here in the meantime");
      }
    } catch (SQLException | RuntimeException e) {
      next.close();
      throw e;
    }
    pen = next;
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
