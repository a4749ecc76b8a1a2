package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.load.LoadDriver;
import bergerie.app.load.LoadPlan;
import bergerie.app.load.LoadReport;
import bergerie.server.Scratch;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "bench-load",
    description = {
      "Measures a server under load: many tables of two clients each, over real WebSockets.",
      "The server runs in a separate process; every state is checked against the rules."
    },
    mixinStandardHelpOptions = true)
final class BenchLoadCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "Tables open at once (default: ${DEFAULT-VALUE}).")
  private int tables = 100;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Seconds to measure, after a warm-up of 5 s (default: ${DEFAULT-VALUE}).")
  private int seconds = 10;

  @Option(
      names = "--rate",
      paramLabel = "R",
      description = "Moves a second over all tables (default: as many as possible).")
  private int rate;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "A two-player game in which no card is drawn (default: ${DEFAULT-VALUE}).")
  private String game = "bagh-chal";

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "A PostgreSQL database to write to (default: a new SQLite file).")
  private String database = "";

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    if (tables < 1 || seconds < 1 || rate < 0) {
      throw new BadRequest("--tables and --seconds: expected at least 1");
    }
    try (Scratch data = Scratch.make()) {
      LoadPlan plan =
          new LoadPlan(
              game,
              tables,
              seconds,
              rate == 0 ? Optional.empty() : Optional.of(rate),
              data.folder(),
              database.isEmpty() ? Optional.empty() : Optional.of(database));
      LoadReport report = LoadDriver.run(plan, new Content().game(game));
      spec.commandLine().getOut().println(json ? Json.of(report) : report.text());
      return report.mismatches() == 0 && report.errors() == 0 ? 0 : 1;
    }
  }
}
