package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.app.common.TerminalProgress;
import bergerie.bots.tables.Oracle;
import bergerie.solve.learn.Learner;
import bergerie.solve.learn.Learner.Learned;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "learn",
    description = {
      "Fits the evaluation that bots use without tables to the complete tables of a solved hunt.",
      "The file belongs with the sources of the bots: see docs/bots.md."
    },
    mixinStandardHelpOptions = true)
final class LearnCommand implements Callable<Integer> {

  private static final int FEWEST = 100;
  private static final int MOST = 100_000_000;
  private static final int MOST_ROUNDS = 100;

  /** What was learned, as programs read it. */
  private record Report(
      String game,
      int positions,
      double unavoidable,
      double counted,
      List<Double> rounds,
      String file) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Shelved shelved = new Shelved();

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "How many positions to learn from (default: ${DEFAULT-VALUE}).")
  private int positions = 40_000_000;

  @Option(
      names = "--rounds",
      paramLabel = "R",
      description = "How many times to go through them (default: ${DEFAULT-VALUE}).")
  private int rounds = 6;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "The file to write (default: GAME.experience).")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    BadRequest.unlessWithin("--positions", positions, FEWEST, MOST);
    BadRequest.unlessWithin("--rounds", rounds, 1, MOST_ROUNDS);
    String game = shelved.game();
    Oracle<?> oracle = shelved.oracleOfAllSetUps();
    Learned learned;
    try (TerminalProgress progress =
        TerminalProgress.start("learning", (long) positions * (1 + rounds))) {
      learned =
          Learner.learn(
              Learner.starts(oracle.game().info()),
              oracle.probe(),
              positions,
              rounds,
              progress::reached);
    } catch (Learner.Unknown e) {
      throw new BadRequest(
          "the tables of %s in %s are not complete: ‘solve %s’ goes on with them"
              .formatted(game, shelved.folder(), game));
    }
    Path written = file.orElse(Path.of(game + ".experience"));
    learned.experience().write(Files.newOutputStream(written));
    report(
        new Report(
            game,
            positions,
            learned.unavoidable(),
            learned.counted(),
            learned.rounds(),
            written.toString()));
    return 0;
  }

  private void report(Report report) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(report));
      return;
    }
    out.printf("%s, %,d positions%n", report.game(), report.positions());
    out.println("cross-entropy over positions that were held out (less is better):");
    out.printf("  %.4f  exact values%n", report.unavoidable());
    out.printf("  %.4f  counting alone%n", report.counted());
    for (int round = 1; round <= report.rounds().size(); round++) {
      out.printf("  %.4f  after round %d%n", report.rounds().get(round - 1), round);
    }
    out.println("written to " + report.file());
  }
}
