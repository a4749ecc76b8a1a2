package bergerie.table.desk;

import java.util.Optional;
import java.util.function.Supplier;

/** Who reads matches again while others go on, and remembers what came of it. */
public interface Reviewer {

  /** What is known so far about a match that is or was being read. */
  Optional<Rereading<?, ?, ?>> find(String table);

  /** Begins to read a match; nothing when too many are being read. */
  Optional<Rereading<?, ?, ?>> begin(String table, Supplier<Rereading<?, ?, ?>> match);
}
