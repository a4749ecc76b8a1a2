package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Terminal;
import bergerie.app.common.TextFile;
import bergerie.rules.Words;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.LessonFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "lesson",
    description =
        "Checks the lessons in a file, every branch of them, and plays them in the terminal.",
    mixinStandardHelpOptions = true)
final class LessonCommand implements Callable<Integer> {

  private static final Words ENDED =
      new Words(
          "The input has ended, and the lesson with it.", "Fin de l’entrée, donc de la leçon.");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Speech speech = new Speech();

  @Parameters(index = "0", paramLabel = "FILE", description = "A file of lessons.")
  private Path file = Path.of("");

  @Option(names = "--check", description = "Check only.")
  private boolean check;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    LessonFile read = LessonFile.read(TextFile.read(file), content.shelf()::game);
    List<Failure> faults = read.faults();
    List<Lesson> lessons = read.lessons();
    if (faults.isEmpty() && lessons.isEmpty()) {
      throw new BadRequest(file + ": no lesson; one starts with a line “# name-of-lesson RULES”");
    }
    if (check || !faults.isEmpty()) {
      faults.forEach(f -> out.printf("%s:%d: %s: %s%n", file, f.line(), f.title(), f.message()));
      out.printf("%d passed, %d failed%n", lessons.size(), faults.size());
      return faults.isEmpty() ? 0 : 1;
    }
    new TerminalLesson(new Talk(speech.language(), Terminal.input(), out, ENDED)).teach(lessons);
    return 0;
  }
}
