package bergerie.server.store;

import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The log of all matches, for the one server that writes it. */
public interface Vault extends Archive, Store {

  /** Writes entries, and completes when they are durable. */
  default CompletableFuture<List<Entry>> append(List<Entry> entries) {
    CompletableFuture<List<Entry>> written = new CompletableFuture<>();
    append(
        entries,
        reply -> {
          switch (reply) {
            case Reply.Done(List<Entry> done) -> written.complete(done);
            case Reply.Failed(RuntimeException why) -> written.completeExceptionally(why);
          }
        });
    return written;
  }

  /**
   * Whether it answers, by a look at it that is no older than this. Waits for less than a second.
   */
  boolean answers(Duration age);

  /** Whether it is known not to answer, until it does again. */
  boolean away();

  /** Completed when nothing can be written here any more, such as by another server's having it. */
  CompletableFuture<RuntimeException> lost();

  /** What is waiting to be written, and what was. */
  Load load();

  /** Soon it is closed: from now on nobody waits long for a store that is away. */
  void lastCall();

  /** Waits until everything is written. */
  @Override
  void close();

  /**
   * How busy the writer is.
   *
   * @param waiting appends not yet taken up
   * @param commits transactions so far
   * @param entries written so far
   */
  record Load(int waiting, long commits, long entries) {}
}
