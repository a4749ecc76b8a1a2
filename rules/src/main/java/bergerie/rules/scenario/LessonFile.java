package bergerie.rules.scenario;

import bergerie.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lessons as text: scenarios with words, and with answers to all that can be played in them. */
public final class LessonFile {

  private static final String NAME = "lessons.txt";

  private final List<Lesson> lessons = new ArrayList<>();
  private final List<Failure> faults = new ArrayList<>();

  private LessonFile(List<Scenario> found, Function<String, Optional<Game<?, ?, ?>>> shelf) {
    for (Scenario scenario : found) {
      switch (new LessonReader(scenario, shelf).read()) {
        case Run.Held<Lesson>(Lesson lesson) -> lessons.add(lesson);
        case Run.Broken<Lesson>(Failure failure) -> faults.add(failure);
      }
    }
  }

  static LessonFile beside(Game<?, ?, ?> game) {
    return new LessonFile(Scenario.beside(game, NAME), Scenarios.only(game));
  }

  static boolean isBeside(Game<?, ?, ?> game) {
    return !Scenario.beside(game, NAME).isEmpty();
  }

  /**
   * Reads a file.
   *
   * @param shelf finds a game by its id
   */
  public static LessonFile read(String text, Function<String, Optional<Game<?, ?, ?>>> shelf) {
    return new LessonFile(Scenario.read(text), shelf);
  }

  /** Those that hold. */
  public List<Lesson> lessons() {
    return List.copyOf(lessons);
  }

  /** What is wrong with the others. */
  public List<Failure> faults() {
    return List.copyOf(faults);
  }
}
