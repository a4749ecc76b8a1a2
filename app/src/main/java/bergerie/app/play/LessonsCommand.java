package bergerie.app.play;

import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.rules.scenario.Lesson;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "lessons",
    description =
        "Lists the lessons of a game, or of all games: what each teaches, how long it takes.",
    mixinStandardHelpOptions = true)
final class LessonsCommand implements Runnable {

  private record Listed(String game, String lesson, Words title, List<String> rules, int minutes) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Speech speech = new Speech();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game's id; see ‘games’ (default: all).")
  private String game = "";

  @Option(names = "--json", description = "One JSON list.")
  private boolean json;

  @Override
  public void run() {
    List<Game<?, ?, ?>> games =
        game.isEmpty() ? content.shelf().games() : List.of(content.game(game));
    List<Listed> lessons = games.stream().flatMap(LessonsCommand::listed).toList();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(lessons));
      return;
    }
    if (lessons.isEmpty()) {
      out.println(
          new Words("There are no lessons yet.", "Il n’y a pas encore de leçons.")
              .in(speech.language()));
    }
    for (Listed one : lessons) {
      out.printf(
          "%-14s %-14s %d min  %-28s %s%n",
          one.game,
          one.lesson,
          one.minutes,
          one.title.in(speech.language()),
          String.join(" ", one.rules));
    }
  }

  private static Stream<Listed> listed(Game<?, ?, ?> game) {
    return Lesson.of(game).stream()
        .map(
            lesson ->
                new Listed(
                    game.info().id(),
                    lesson.id(),
                    lesson.title(),
                    lesson.rules(),
                    lesson.minutes()));
  }
}
