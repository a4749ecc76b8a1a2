package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.app.common.Levels;
import bergerie.app.common.TerminalProgress;
import bergerie.bots.Bot;
import bergerie.bots.arena.Interval;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Oracle;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.solve.learn.Exam;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "exam",
    description = {
      "Tells how often bots without tables choose a move that keeps a position’s exact value.",
      "The positions are of a solved hunt, and in each of them some moves give value away."
    },
    mixinStandardHelpOptions = true)
final class ExamCommand implements Callable<Integer> {

  private static final int MOST = 1_000_000;

  /** How a bot did, as programs read it. */
  private record Result(String bot, int asked, int kept, double share, double low, double high) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Shelved shelved = new Shelved();

  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      description = "The bots to examine (default: ${DEFAULT-VALUE}).",
      completionCandidates = Levels.class)
  private List<String> bots = List.of("lamb", "dog", "wolf", "alpha");

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "How many positions (default: ${DEFAULT-VALUE}).")
  private int positions = 1_500;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed for choosing the positions (default 1).")
  private long seed = 1;

  @Option(names = "--json", description = "One line of JSON for each bot.")
  private boolean json;

  @Override
  public Integer call() {
    BadRequest.unlessWithin("--positions", positions, 1, MOST);
    hold(shelved.oracle());
    return 0;
  }

  private <P extends HuntPosition> void hold(Oracle<P> oracle) {
    List<Level> levels =
        bots.stream().map(bot -> Levels.read(oracle.game(), "--bots", bot)).toList();
    Exam<P> exam = Exam.of(oracle, shelved.setup(), positions, seed);
    if (exam.size() == 0) {
      throw new BadRequest(
          "the tables in %s cover no position of the games that were played: ‘solve %s’ goes on"
                  .formatted(shelved.folder(), shelved.game())
              + " with them");
    }
    for (Level level : levels) {
      Bot<Hunt<P>, HuntMove, HuntView> bot = Bots.of(oracle.game(), level);
      try (TerminalProgress progress = TerminalProgress.start(level.id(), exam.size())) {
        print(level, exam.kept(bot, progress::reached), exam.size());
      }
    }
  }

  private void print(Level level, int kept, int asked) {
    PrintWriter out = spec.commandLine().getOut();
    Interval interval = Interval.of(kept, asked);
    double share = (double) kept / asked;
    if (json) {
      out.println(
          Json.of(new Result(level.id(), asked, kept, share, interval.low(), interval.high())));
    } else {
      out.printf(
          "%-10s kept the value in %5.1f %% (%.1f to %.1f) of %,d positions%n",
          level.id(), 100 * share, 100 * interval.low(), 100 * interval.high(), asked);
    }
    out.flush();
  }
}
