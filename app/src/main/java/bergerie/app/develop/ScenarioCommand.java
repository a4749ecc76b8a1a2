package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.common.TextFile;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "scenario",
    description = "Plays scenario files and reports every difference, with file and line.",
    mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {

  private record Differs(String file, int line, String scenario, String message) {}

  private record Report(int passed, int failed, List<Differs> failures) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scenario files.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    Scenarios scenarios = new Scenarios(content.shelf()::game);
    List<Differs> differs = new ArrayList<>();
    int passed = 0;
    for (Path file : files) {
      List<Scenario> found = Scenario.read(TextFile.read(file));
      if (found.isEmpty()) {
        throw new BadRequest(file + ": no scenario; one starts with a line “# title”");
      }
      for (Scenario scenario : found) {
        Optional<Failure> failure = scenarios.play(scenario);
        failure.ifPresent(
            f -> differs.add(new Differs(file.toString(), f.line(), f.title(), f.message())));
        passed += failure.isEmpty() ? 1 : 0;
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(new Report(passed, differs.size(), differs)));
    } else {
      differs.forEach(d -> out.printf("%s:%d: %s: %s%n", d.file, d.line, d.scenario, d.message));
      out.printf("%d passed, %d failed%n", passed, differs.size());
    }
    return differs.isEmpty() ? 0 : 1;
  }
}
