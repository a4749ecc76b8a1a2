package bergerie.rules.scenario;

import bergerie.rules.Objection;
import bergerie.rules.Words;

/** What is said to a move. */
public sealed interface Comment {

  /** A legal move: what is thought of it, and what came of it. */
  record Played(Merit merit, Words words, Staging staging) implements Comment {}

  /** A move that the rules forbid. */
  record Refused(Objection objection) implements Comment {}

  /** How good a move is. */
  enum Merit {
    /** It solves the task. */
    RIGHT,
    /** It is no mistake, but not what the task is about. */
    OTHER,
    /** It is worse. */
    WRONG
  }
}
