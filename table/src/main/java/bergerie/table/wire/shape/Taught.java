package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.OrNull;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;
import java.util.Optional;

/** How a game is taught. */
public interface Taught {

  @Means("a lesson in the course of a game")
  record LessonTitle(
      @Means("its name") String lesson,
      Words title,
      @Means("the ids of the rules it teaches") List<String> rules,
      int minutes) {}

  @Means("a lesson")
  record Lesson(
      @Means("its name") String lesson,
      Words title,
      @Means("the seat of whoever learns") InPlay.Viewer viewer,
      List<Part> parts) {}

  @Means("a sentence, the table with it, and perhaps a move to be found")
  record Part(
      Words words,
      @Means("what has happened since the part before, from how the table stood")
          List<Replayed.Frame> frames,
      @Means("places to look at, as beats name them") List<String> light,
      @OrNull @Means("null where nothing is asked") Optional<Task> task) {}

  @Means("a move to be found")
  record Task(
      int seat,
      @Means("the legal ones") List<String> moves,
      @Means("those that solve it, for whoever gives up") List<String> right) {}

  @Means("what is said to a move")
  @Tagged(value = "kind", longest = 10)
  sealed interface Reply {

    @Means("it solves the task")
    record Right(Words words, List<Replayed.Frame> frames) implements Reply {}

    @Means("it is no mistake, but not what the task is about")
    record Other(Words words, List<Replayed.Frame> frames) implements Reply {}

    @Means("it is legal, and worse")
    record Wrong(Words words, List<Replayed.Frame> frames) implements Reply {}

    @Means("it is against the rules")
    record Refused(String rule, Words why) implements Reply {}
  }
}
