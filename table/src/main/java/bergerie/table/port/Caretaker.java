package bergerie.table.port;

/** Whoever looks after the house: hears what happens at its tables, and what goes wrong there. */
public interface Caretaker {

  /** So many moves of people and bots have become durable. */
  void moved(int moves);

  /** The referee has refused a move. */
  void refused();

  /** A table has forgotten what it knew, and will read its log again. */
  void trouble(String table, Throwable why);

  /** A request could not be answered, by our own mistake. */
  void mistaken(Throwable why);

  /** The store could not be reached for a request. */
  void unreachable(RuntimeException why);
}
