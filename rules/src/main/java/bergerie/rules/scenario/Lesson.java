package bergerie.rules.scenario;

import bergerie.rules.Game;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/**
 * One idea of a game, taught by playing: parts that are told one after another, some of which ask
 * for a move.
 *
 * @param id its name in the course of its game
 * @param rules the ids of those it teaches
 */
public record Lesson(String id, List<String> rules, Words title, List<Part> parts) {

  /** How fast people read, and how long they think about a move: both in seconds. */
  private static final double PER_WORD = 0.4;

  private static final double PER_MOVE = 8;
  private static final double PER_MINUTE = 60;

  public Lesson {
    rules = List.copyOf(rules);
    parts = List.copyOf(parts);
  }

  /**
   * The {@code lessons.txt} beside a game, which docs/lessons.md describes; none without one. What
   * does not hold with the cards of a host's own is left out.
   */
  public static List<Lesson> of(Game<?, ?, ?> game) {
    return LessonFile.beside(game).lessons();
  }

  /** Whether there are lessons of a game; they are not read for that. */
  public static boolean teaches(Game<?, ?, ?> game) {
    return LessonFile.isBeside(game);
  }

  /** What of them does not hold, with the cards that this game is played with. */
  public static List<Failure> faults(Game<?, ?, ?> game) {
    return LessonFile.beside(game).faults();
  }

  /** How long it takes, as people go, in whole minutes. */
  public int minutes() {
    double seconds = 0;
    for (Part part : parts) {
      seconds += PER_WORD * part.words().en().split(" ", -1).length;
      seconds += part.task().isPresent() ? PER_MOVE : 0;
    }
    return (int) Math.max(1, Math.round(seconds / PER_MINUTE));
  }

  /**
   * One sentence, what is to be seen with it, and perhaps a move to be found.
   *
   * @param staging the table as it stands, or what has happened on it since the part before
   * @param light the places to look at, as the beats of the game name them
   */
  public record Part(Words words, Staging staging, List<String> light, Optional<Task> task) {
    public Part {
      light = List.copyOf(light);
    }
  }
}
