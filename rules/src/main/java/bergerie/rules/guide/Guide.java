package bergerie.rules.guide;

import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import java.util.List;

/**
 * How a game is explained: in five sentences, what it is about, what one does and how it ends, each
 * with an example; then by chapters.
 *
 * @param chapters in the order one learns them
 * @param examples of single rules
 */
public record Guide(
    List<Example> goal,
    List<Example> turn,
    List<Example> end,
    List<Chapter> chapters,
    List<Example> examples) {

  public Guide {
    goal = List.copyOf(goal);
    turn = List.copyOf(turn);
    end = List.copyOf(end);
    chapters = List.copyOf(chapters);
    examples = List.copyOf(examples);
  }

  /**
   * The {@code guide.txt} beside a game, which docs/scenarios.md describes; empty without one. What
   * does not hold with the cards of a host's own is left out.
   */
  public static Guide of(Game<?, ?, ?> game) {
    return GuideFile.beside(game).guide();
  }

  /** By rule, the examples that can be played, one after another, as a lesson named after it. */
  public static List<Lesson> played(Game<?, ?, ?> game) {
    return GuideFile.beside(game).played();
  }

  /** What of it does not hold, with the cards that this game is played with. */
  public static List<Failure> faults(Game<?, ?, ?> game) {
    return GuideFile.beside(game).faults();
  }

  /**
   * Rules that belong together.
   *
   * @param when the moments of a game that it is about, in the game's own words
   */
  public record Chapter(Words title, List<String> rules, List<String> when) {
    public Chapter {
      rules = List.copyOf(rules);
      when = List.copyOf(when);
    }
  }

  /**
   * A table, what happens on it, and what is to be seen there.
   *
   * @param rules the ids of those it shows; none for one of the five sentences
   */
  public record Example(List<String> rules, Words words, Staging staging) {
    public Example {
      rules = List.copyOf(rules);
    }
  }
}
