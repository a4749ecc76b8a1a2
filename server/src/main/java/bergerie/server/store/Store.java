package bergerie.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The log of all matches. */
public interface Store extends AutoCloseable {

  /**
   * Writes entries of one match, all or none. The answer comes when they are durable; it fails with
   * a {@link StoreException} when the database can't be reached.
   */
  CompletableFuture<Written> append(List<Entry> entries);

  /** The whole log of a match in order; empty when there is no such match. */
  List<Entry> load(String match);

  /** How long no server was up between two moments, in milliseconds. */
  long down(long from, long to);

  /** Writes everything into one new SQLite file, while matches go on. */
  void backup(Path file);

  /** Whether the last thing asked of the database was done. */
  boolean healthy();

  /** What is waiting to be written, and what was. */
  Load load();

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
