package bergerie.app.play;

import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import bergerie.rules.scenario.Task;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Teaches in the terminal. Who ends the input leaves the lesson. */
record TerminalLesson(Talk talk) {

  private static final Words PROMPT =
      new Words("your move, or ? for the legal ones", "votre coup, ou ? pour les coups permis");
  private static final Words DONE = new Words("Lesson learnt.", "Leçon apprise.");

  void teach(List<Lesson> lessons) throws IOException {
    for (Lesson lesson : lessons) {
      talk.show("");
      talk.say(lesson.title());
      for (Lesson.Part part : lesson.parts()) {
        show(part.staging());
        talk.say(part.words());
        if (part.task().isPresent() && !isSolved(part.task().get())) {
          return;
        }
      }
      talk.say(DONE);
    }
  }

  /** Asks until the right move is found; false where nobody answers any more. */
  private boolean isSolved(Task task) throws IOException {
    for (Optional<String> typed = ask(); typed.isPresent(); typed = ask()) {
      if (typed.get().equals("?")) {
        talk.show(String.join("  ", task.moves()));
      } else if (isRight(task.answer(typed.get()))) {
        return true;
      }
    }
    return false;
  }

  private Optional<String> ask() throws IOException {
    return talk.ask(PROMPT);
  }

  private boolean isRight(Reading<Comment> reading) {
    switch (reading) {
      case Reading.Garbled<Comment>(Words why) -> talk.say(why);
      case Reading.Understood<Comment>(Comment.Refused(Objection objection)) ->
          talk.say(Words.same(objection.rule() + " ").then(objection.why()));
      case Reading.Understood<Comment>(Comment.Played played) -> {
        show(played.staging());
        talk.say(played.words());
        return played.merit() == Comment.Merit.RIGHT;
      }
    }
    return false;
  }

  private void show(Staging staging) {
    talk.show("");
    talk.show(staging.frames().getLast().drawn());
  }
}
