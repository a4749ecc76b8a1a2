package bergerie.table.desk;

import bergerie.table.Letter;
import bergerie.table.Question;
import bergerie.table.match.Event;
import java.util.List;
import java.util.function.Function;

/** What comes of a request: an answer, or something that has to happen before there is one. */
sealed interface Result permits Answer, Result.Asking, Result.Beginning {

  /** A table is to be asked. */
  record Asking(String table, Function<Question, Letter> letter) implements Result {}

  /**
   * A match is to be written down.
   *
   * @param answer given once that is durable
   */
  record Beginning(String table, List<Event> events, Answer answer) implements Result {
    public Beginning {
      events = List.copyOf(events);
    }
  }
}
