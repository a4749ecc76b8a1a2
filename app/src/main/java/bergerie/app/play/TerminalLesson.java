package bergerie.app.play;

import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.scenario.Answer;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import bergerie.rules.scenario.Task;
import bergerie.telling.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Teaches in the terminal. Who ends the input leaves the lesson. */
final class TerminalLesson {

  private static final Words HOW =
      new Words(
          "Type a move, or ? for the legal ones.", "Tapez un coup, ou ? pour les coups permis.");
  private static final Words DONE = new Words("Lesson learnt.", "Leçon apprise.");
  private static final Words LEFT = new Words("Left before the end.", "Quittée avant la fin.");

  private final Language language;
  private final BufferedReader in;
  private final PrintWriter out;

  TerminalLesson(Language language, BufferedReader in, PrintWriter out) {
    this.language = language;
    this.in = in;
    this.out = out;
  }

  void teach(List<Lesson> lessons) throws IOException {
    for (Lesson lesson : lessons) {
      out.printf("%n== %s ==%n", lesson.title().in(language));
      for (Lesson.Part part : lesson.parts()) {
        show(part.staging());
        say(part.words());
        if (part.task().isPresent() && !isSolved(part.task().get())) {
          say(LEFT);
          return;
        }
      }
      say(DONE);
    }
  }

  /** Asks until the right move is found; false where nobody answers any more. */
  private boolean isSolved(Task task) throws IOException {
    say(HOW);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.strip().equals("?")) {
        out.println(String.join("  ", task.moves()));
      } else if (isRight(task.answer(line.strip()))) {
        return true;
      }
      out.flush();
    }
    return false;
  }

  private boolean isRight(Reading<Answer> reading) {
    switch (reading) {
      case Reading.Garbled<Answer>(Words why) -> say(why);
      case Reading.Understood<Answer>(Answer.Refused(Objection objection)) ->
          out.printf("%s: %s%n", objection.rule(), objection.why().in(language));
      case Reading.Understood<Answer>(Answer.Played played) -> {
        show(played.staging());
        say(played.words());
        return played.mark() == Answer.Mark.RIGHT;
      }
    }
    return false;
  }

  private void show(Staging staging) {
    out.printf("%n%s%n", staging.frames().getLast().drawn());
  }

  private void say(Words words) {
    out.println(words.in(language));
    out.flush();
  }
}
