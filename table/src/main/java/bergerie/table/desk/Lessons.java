package bergerie.table.desk;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.guide.Guide;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Task;
import bergerie.table.wire.LessonShapes;
import bergerie.table.wire.codec.TaughtWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * How games are taught: by courses, and rule by rule by the examples of their guides. A lesson is
 * the same for everybody, and nobody’s progress is kept here.
 */
final class Lessons {

  private static final Answer NO_GAME = Answer.fault(404, "game", "no such game", "jeu inconnu");
  private static final Answer NO_LESSON =
      Answer.fault(404, "lesson", "no such lesson", "leçon inconnue");
  private static final Answer NO_TASK =
      Answer.fault(
          400,
          "part",
          "expected the number of a part that asks for a move",
          "le numéro d’une partie de la leçon qui demande un coup");

  private final LessonShapes shapes;

  /** By game. */
  private final Map<String, Course> courses;

  Lessons(Shelf shelf, LessonShapes shapes) {
    this.shapes = shapes;
    this.courses =
        shelf.games().stream()
            .collect(Collectors.toUnmodifiableMap(game -> game.info().id(), Course::new));
  }

  /** The course of a game. */
  Answer all(String game) {
    return Optional.ofNullable(courses.get(game)).map(Lessons::titles).orElse(NO_GAME);
  }

  private static Answer titles(Course course) {
    return Answer.json(
        200,
        json -> {
          json.openList();
          course.lessons().forEach(one -> TaughtWriter.write(json, LessonShapes.title(one)));
          json.closeList();
        });
  }

  Answer lesson(String game, String name) {
    return found(game, name, this::told);
  }

  Answer told(Game<?, ?, ?> game, Lesson lesson) {
    return Answer.json(200, json -> TaughtWriter.write(json, shapes.of(game, lesson)));
  }

  /** What a lesson says to a move. */
  Answer answer(String game, String name, String part, String move) {
    return found(game, name, (of, lesson) -> answer(of, lesson, part, move));
  }

  Answer answer(Game<?, ?, ?> game, Lesson lesson, String part, String move) {
    return task(lesson, part).map(task -> answer(game, task, move)).orElse(NO_TASK);
  }

  private Answer found(String game, String name, BiFunction<Game<?, ?, ?>, Lesson, Answer> answer) {
    Course course = courses.get(game);
    if (course == null) {
      return NO_GAME;
    }
    return course.called(name).map(lesson -> answer.apply(course.game, lesson)).orElse(NO_LESSON);
  }

  private static Optional<Task> task(Lesson lesson, String part) {
    List<Lesson.Part> parts = lesson.parts();
    return part.matches("[0-9]{1,3}") && Integer.parseInt(part) < parts.size()
        ? parts.get(Integer.parseInt(part)).task()
        : Optional.empty();
  }

  private Answer answer(Game<?, ?, ?> game, Task task, String move) {
    return switch (task.answer(move)) {
      case Reading.Garbled<Comment>(Words why) -> Answer.fault(400, "move", why);
      case Reading.Understood<Comment>(var answer) ->
          Answer.json(200, json -> TaughtWriter.write(json, shapes.of(game, answer)));
    };
  }

  /** The lessons of a game, read when somebody first asks; who ask at once may each read them. */
  private static final class Course {

    private final Game<?, ?, ?> game;
    private volatile Optional<List<Lesson>> read = Optional.empty();
    private volatile Optional<List<Lesson>> rules = Optional.empty();

    private Course(Game<?, ?, ?> game) {
      this.game = game;
    }

    private List<Lesson> lessons() {
      List<Lesson> all = read.orElseGet(() -> Lesson.of(game));
      read = Optional.of(all);
      return all;
    }

    /** A lesson of the course, or the examples of a rule. */
    private Optional<Lesson> called(String name) {
      return called(name, lessons()).or(() -> called(name, rules()));
    }

    private static Optional<Lesson> called(String name, List<Lesson> among) {
      return among.stream().filter(lesson -> lesson.id().equals(name)).findFirst();
    }

    private List<Lesson> rules() {
      List<Lesson> all = rules.orElseGet(() -> Guide.played(game));
      rules = Optional.of(all);
      return all;
    }
  }
}
