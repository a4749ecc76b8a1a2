package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Terminal;
import bergerie.app.common.TextFile;
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
    List<Lesson> lessons = read.lessons();
    for (Failure fault : read.faults()) {
      out.printf("%s:%d: %s: %s%n", file, fault.line(), fault.title(), fault.message());
    }
    if (!read.faults().isEmpty()) {
      return 1;
    }
    if (lessons.isEmpty()) {
      throw new BadRequest(file + ": no lesson; one starts with a line “# name-of-lesson RULES”");
    }
    if (check) {
      out.printf("%d lessons hold%n", lessons.size());
      return 0;
    }
    new TerminalLesson(speech.language(), Terminal.input(), out).teach(lessons);
    return 0;
  }
}
