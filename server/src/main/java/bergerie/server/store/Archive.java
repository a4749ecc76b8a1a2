package bergerie.server.store;

import bergerie.table.port.Entry;
import java.nio.file.Path;
import java.util.List;

/** The log of all matches, to be read: also beside the server that writes it. */
public interface Archive extends AutoCloseable {

  /** The whole log of a match in order; empty when there is no such match. */
  List<Entry> load(String match);

  /** In how many matches seats were bound to shares in the dice, and how many it ended. */
  Bound bound();

  /** Writes everything into one new SQLite file, while matches go on. */
  void backup(Path file);

  @Override
  void close();

  /**
   * Matches in which people were bound to shares in the dice.
   *
   * @param calledOff those of them in which somebody then showed none
   */
  record Bound(long matches, long calledOff) {}
}
