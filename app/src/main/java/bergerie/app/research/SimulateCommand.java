package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.Json;
import bergerie.app.common.KnownTables;
import bergerie.app.common.Levels;
import bergerie.app.common.TerminalProgress;
import bergerie.app.common.Threads;
import bergerie.bots.arena.Simulation;
import bergerie.bots.roster.Level;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "simulate",
    description = "Lets bots play many games, on all cores, and reports how often each seat won.",
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {

  private static final int MOST = 100_000_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private KnownTables tables = new KnownTables();

  @Option(names = "--games", paramLabel = "N", description = "How many games (default 1000).")
  private int games = 1000;

  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      description = "One level for all seats, or one for each: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Levels.class)
  private List<String> bots = List.of(Level.RANDOM.id());

  @Option(names = "--seed", paramLabel = "S", description = "Seed of the dice (default 1).")
  private long seed = 1;

  @Mixin private Threads threads = new Threads();

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    BadRequest.unlessWithin("--games", games, 1, MOST);
    threads.check();
    Setup setup = choice.setup();
    simulate(choice.game(), setup);
    return 0;
  }

  private <S, M, V> void simulate(Game<S, M, V> game, Setup setup) throws InterruptedException {
    List<Level> levels = levels(game, setup.players());
    try (TerminalProgress progress = TerminalProgress.start("playing", games)) {
      report(
          new Simulation<>(game, setup, levels, tables.almanac(), seed)
              .run(games, threads.count(), progress::reached));
    }
  }

  private List<Level> levels(Game<?, ?, ?> game, int players) {
    List<Level> levels = new ArrayList<>();
    for (String bot : bots) {
      levels.add(Levels.read(game, "--bots", bot));
    }
    if (levels.size() == 1) {
      return Collections.nCopies(players, levels.getFirst());
    }
    if (levels.size() != players) {
      throw new BadRequest("--bots: expected 1 or " + players + " levels, got " + levels.size());
    }
    return levels;
  }

  private void report(Simulation.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(forPrograms(report)));
      return;
    }
    out.printf("%,d games%n", report.endings().games());
    report.seats().forEach(share -> print("seat", share, out));
    report.teams().forEach(share -> print("team", share, out));
    Ends.print(report.endings(), out);
    report.figures().forEach((what, mean) -> out.printf("%-34s %8.3f%n", what, mean));
  }

  private static void print(String kind, Simulation.Share share, PrintWriter out) {
    out.printf(
        "%s %-8s won %6.2f %% (%.2f to %.2f), mean score %.2f%n",
        kind,
        share.name(),
        100 * share.share(),
        100 * share.low(),
        100 * share.high(),
        share.meanScore());
  }

  private static Map<String, Object> forPrograms(Simulation.Report report) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("games", report.endings().games());
    object.put("seats", report.seats().stream().map(share -> named("seat", share)).toList());
    object.put("teams", report.teams().stream().map(share -> named("team", share)).toList());
    object.putAll(Ends.forPrograms(report.endings()));
    if (!report.figures().isEmpty()) {
      object.put("figures", report.figures());
    }
    return object;
  }

  private static Map<String, Object> named(String kind, Simulation.Share share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(kind, share.name());
    object.put("wins", share.wins());
    object.put("share", share.share());
    object.put("low", share.low());
    object.put("high", share.high());
    object.put("meanScore", share.meanScore());
    return object;
  }
}
