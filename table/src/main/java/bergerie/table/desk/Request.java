package bergerie.table.desk;

/** What a page, or anybody else, may ask of the house. Bodies and parameters as they came. */
public sealed interface Request {

  /** All games of the house. */
  record AllGames() implements Request {}

  /** What is in the box of a game. */
  record Box(String game) implements Request {}

  /** How a game is explained. */
  record Guide(String game) implements Request {}

  /** A table to be set up. */
  record NewTable(String body) implements Request {}

  /** What there is to know of a table. */
  record TableInfo(String table) implements Request {}

  /** An invitation, brought to a table. */
  record Join(String table, String body) implements Request {}

  /** Something to be had by a code. */
  record Deposit(String body) implements Request {}

  /** What was left by a code. */
  record Collect(String code) implements Request {}

  /** A match that was played elsewhere, as a match file. */
  record Import(String file) implements Request {}

  /** A match as a file. */
  record Export(String table) implements Request {}

  /**
   * A finished match, move by move.
   *
   * @param viewer through whose eyes: a seat's number, or {@code spectator}
   * @param after the last event of the page before; 0 from the start
   */
  record Replay(String table, String viewer, String after) implements Request {}

  /**
   * What the decisions of a finished match were worth.
   *
   * @param viewer who reads it, and is “you” in it: a seat's number, or {@code spectator}
   */
  record Review(String table, String viewer) implements Request {}

  /** A new table that starts where a finished match stood. */
  record Continue(String table, String body) implements Request {}

  /** The lessons of a game. */
  record Course(String game) implements Request {}

  /** One of them. */
  record Lesson(String game, String lesson) implements Request {}

  /**
   * What a lesson says to a move.
   *
   * @param part which part of it asks, counted from 0
   */
  record Answered(String game, String lesson, String part, String move) implements Request {}

  /** A meadow to train on. */
  record Exercise(String game, String meadow) implements Request {}

  /** A task of the day. */
  record DayTask(String game, String name) implements Request {}

  /** What a task of the day says to a move. */
  record DayAnswer(String game, String name, String part, String move) implements Request {}

  /** What is solved, and what could be. */
  record Solved(Leave leave) implements Request {}

  /** The small tables of a game, to be built. */
  record Build(String game, Leave leave) implements Request {}

  /** No more of that. */
  record StopBuilding(String game, Leave leave) implements Request {}

  /** What the moves of a position are worth. */
  record Analysis(String game, String position) implements Request {}

  /**
   * What the moves of a position in a match are worth.
   *
   * @param seq after which event; empty for the last one
   */
  record MatchAnalysis(String table, String seq) implements Request {}

  /** A position in which one move wins. */
  record Puzzle(String game, String grade, String name) implements Request {}

  /** Whether whoever calls may have tables built. */
  enum Leave {
    GIVEN,
    NOT_GIVEN
  }
}
