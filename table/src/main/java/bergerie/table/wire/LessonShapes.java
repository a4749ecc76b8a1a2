package bergerie.table.wire;

import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Taught;
import bergerie.table.wire.shape.ViewWriter;
import java.util.List;

/** Lessons, from what they mean to their shapes. */
public record LessonShapes(ViewWriter views) {

  public static Taught.LessonTitle title(Lesson lesson) {
    return new Taught.LessonTitle(lesson.id(), lesson.title(), lesson.rules(), lesson.minutes());
  }

  public Taught.Lesson of(Game<?, ?, ?> game, Lesson lesson) {
    return new Taught.Lesson(
        lesson.id(),
        lesson.title(),
        Parts.viewer(lesson.parts().getFirst().staging().viewer()),
        lesson.parts().stream().map(part -> part(game, part)).toList());
  }

  private Taught.Part part(Game<?, ?, ?> game, Lesson.Part part) {
    return new Taught.Part(
        part.words(),
        frames(game, part.staging()),
        part.light(),
        part.task().map(task -> new Taught.Task(task.seat().index(), task.moves(), task.right())));
  }

  public Taught.Reply of(Game<?, ?, ?> game, Comment answer) {
    return switch (answer) {
      case Comment.Refused(Objection objection) ->
          new Taught.Reply.Refused(objection.rule(), objection.why());
      case Comment.Played(Comment.Merit merit, Words words, Staging staging) ->
          switch (merit) {
            case RIGHT -> new Taught.Reply.Right(words, frames(game, staging));
            case OTHER -> new Taught.Reply.Other(words, frames(game, staging));
            case WRONG -> new Taught.Reply.Wrong(words, frames(game, staging));
          };
    };
  }

  private List<Replayed.Frame> frames(Game<?, ?, ?> game, Staging staging) {
    return new StageShapes(views).frames(game, staging);
  }
}
