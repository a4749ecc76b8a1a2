package bergerie.table.desk;

import java.util.Optional;

/** Where tables of solved hunts are built, one game at a time. */
public interface Works {

  /** How many bytes could be built of a game, unless they are all there. */
  Optional<Long> offer(String game);

  /** What is being built. */
  Optional<Progress> progress();

  /** The game whose tables could not be built when they were asked for last. */
  Optional<String> failed();

  /** Begins with what is offered of a game, unless something is being built already. */
  boolean begin(String game);

  /** Stops what is being built of a game. */
  void stop(String game);

  /**
   * How far the work on a game is.
   *
   * @param done of {@code total}
   */
  record Progress(String game, long done, long total) {}
}
