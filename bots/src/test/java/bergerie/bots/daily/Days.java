package bergerie.bots.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.WellSaid;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Task;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tasks of many days. */
final class Days {

  private static final int DAYS = Boolean.getBoolean("bergerie.long") ? 200 : 20;

  /** Longer words would not fit beside a table on a phone. */
  private static final int LONGEST = 140;

  private Days() {}

  static Stream<String> all() {
    return Stream.iterate(LocalDate.of(2026, 11, 1), day -> day.plusDays(1))
        .limit(DAYS)
        .map(LocalDate::toString);
  }

  static Lesson of(String game, String day) {
    return Daily.named(Shelf.find(game).orElseThrow(), day).orElseThrow();
  }

  /** What is asked, each with a single right answer and with something to say to all others. */
  static List<Task> tasks(Lesson lesson) {
    List<Task> tasks =
        lesson.parts().stream().map(Lesson.Part::task).flatMap(Optional::stream).toList();
    lesson.parts().forEach(part -> assertFits(part.words()));
    for (Task task : tasks) {
      assertEquals(1, task.right().size(), task::position);
      task.moves().forEach(move -> assertFits(played(task, move).words()));
    }
    return tasks;
  }

  private static void assertFits(Words words) {
    WellSaid.check(words);
    assertTrue(words.en().length() <= LONGEST, words::en);
    assertTrue(words.fr().length() <= LONGEST, words::fr);
  }

  static String right(Task task) {
    return task.right().getFirst();
  }

  static Comment.Played played(Task task, String move) {
    return (Comment.Played) task.answer(move).orThrow();
  }
}
