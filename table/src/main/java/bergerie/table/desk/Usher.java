package bergerie.table.desk;

import bergerie.table.Dispatch;
import bergerie.table.Letter;
import bergerie.table.Question;
import java.util.function.Consumer;
import java.util.function.Function;

/** Brings questions to tables, and back what they answer. */
@FunctionalInterface
public interface Usher {

  /**
   * Asks a table.
   *
   * @param letter the question, once it has a number
   */
  void ask(String table, Function<Question, Letter> letter, Consumer<Dispatch.Answer> done);
}
