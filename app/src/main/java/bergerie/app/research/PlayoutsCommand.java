package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.Json;
import bergerie.app.common.TerminalProgress;
import bergerie.app.common.Threads;
import bergerie.bots.packed.PackedHunt;
import bergerie.bots.packed.Playouts;
import bergerie.rules.Setup;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "playouts",
    description = "Plays random games (playouts) of a hunt on bitboards, as fast as possible.",
    mixinStandardHelpOptions = true)
final class PlayoutsCommand implements Callable<Integer> {

  private static final List<String> HUNTS = List.of("kukuli", "bagh-chal", "bagh-bandi");

  /** The figures as programs read them. */
  private record Counted(
      long playouts,
      long playoutsPerSecond,
      long movesPerSecond,
      double meanLength,
      long wolves,
      long sheep,
      long draws) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      required = true,
      description = "Seconds to play, up to 3600.")
  private double seconds;

  @Option(names = "--threads", paramLabel = "T", description = "How many threads (default 1).")
  private int threads = 1;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the dice (default 1).")
  private long seed = 1;

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    String game = choice.game().info().id();
    Setup setup = choice.setup();
    if (!HUNTS.contains(game)) {
      throw new BadRequest(game + " has no packed twin; there are: " + String.join(", ", HUNTS));
    }
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new BadRequest("--seconds: expected more than 0 and up to 3600, got " + seconds);
    }
    Threads.check(threads);
    try (TerminalProgress progress =
        TerminalProgress.start("playing", Math.round(seconds * 1000))) {
      report(
          Playouts.run(PackedHunt.start(game, setup), seconds, threads, seed, progress::reached));
    }
    return 0;
  }

  private void report(Playouts.Tally tally) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(
          Json.of(
              new Counted(
                  tally.games(),
                  Math.round(tally.gamesPerSecond()),
                  Math.round(tally.movesPerSecond()),
                  tally.meanLength(),
                  tally.wolves(),
                  tally.sheep(),
                  tally.draws())));
      return;
    }
    out.printf("%,d playouts/s%n", Math.round(tally.gamesPerSecond()));
    out.printf("%,d moves/s%n", Math.round(tally.movesPerSecond()));
    out.printf("%.1f moves a game%n", tally.meanLength());
    out.printf(
        "won by wolves %.2f %%, by sheep %.2f %%, drawn %.2f %% of %,d games%n",
        percent(tally.wolves(), tally),
        percent(tally.sheep(), tally),
        percent(tally.draws(), tally),
        tally.games());
  }

  private static double percent(long part, Playouts.Tally tally) {
    return 100.0 * part / tally.games();
  }
}
