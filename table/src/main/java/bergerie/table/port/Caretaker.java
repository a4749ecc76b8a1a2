package bergerie.table.port;

/** Whoever looks after the house: hears what happens at its tables, and what goes wrong there. */
public interface Caretaker {

  /** So many moves of people and bots have become durable. */
  void moved(int moves);

  /** The referee has refused a move. */
  void refused();

  /** A table has forgotten what it knew, and will read its log again. */
  void trouble(String table, Throwable why);
}
