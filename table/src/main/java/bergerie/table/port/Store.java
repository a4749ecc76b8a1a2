package bergerie.table.port;

import java.util.List;
import java.util.function.Consumer;

/** The log of all matches. Replies may come from anywhere, at once or later. */
public interface Store {

  /**
   * Reads the log of a match in order, from a number on. It is empty where there is no such match.
   */
  void read(String match, long from, Consumer<Reply> done);

  /** The same for somebody who would rather be told at once that it can't be read. */
  default void glance(String match, long from, Consumer<Reply> done) {
    read(match, from, done);
  }

  /**
   * Writes entries, all or none, also those of several matches. The reply comes when they are
   * durable. It fails when they can't be written, or when other entries have these numbers; entries
   * that stand there already, word for word, are done.
   */
  void append(List<Entry> entries, Consumer<Reply> done);

  /** How long nobody was up to write between two moments, in milliseconds. */
  long down(long from, long to);

  /** What a store replies. */
  sealed interface Reply {

    /** These were read, or are durable now. */
    record Done(List<Entry> entries) implements Reply {
      public Done {
        entries = List.copyOf(entries);
      }
    }

    /** It is not known what was read or written: the log has to be asked again. */
    record Failed(RuntimeException why) implements Reply {}
  }
}
