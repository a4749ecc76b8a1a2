package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.Json;
import bergerie.app.common.KnownTables;
import bergerie.app.common.Levels;
import bergerie.app.common.TerminalProgress;
import bergerie.app.common.Threads;
import bergerie.bots.arena.Elo;
import bergerie.bots.arena.Tournament;
import bergerie.bots.roster.Level;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "tournament",
    description =
        "Round robin: every bot plays every other, seats rotated; reports shares of wins and Elo.",
    mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {

  private static final int MOST = 1_000_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private KnownTables tables = new KnownTables();

  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      required = true,
      description = "Two levels or more: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Levels.class)
  private List<String> bots = List.of();

  @Option(names = "--games", paramLabel = "N", description = "Games for each pair (default 100).")
  private int games = 100;

  @Option(names = "--seed", paramLabel = "S", description = "Seed of the dice (default 1).")
  private long seed = 1;

  @Mixin private Threads threads = new Threads();

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Plots the ratings to this .svg file.")
  private Optional<Path> plot = Optional.empty();

  @Override
  public Integer call() throws InterruptedException, IOException {
    BadRequest.unlessWithin("--games", games, 1, MOST);
    threads.check();
    if (plot.isPresent() && !plot.get().toString().endsWith(".svg")) {
      throw new BadRequest("--plot: expected a name that ends in .svg, got " + plot.get());
    }
    return hold(choice.game(), choice.setup());
  }

  private <S, M, V> int hold(Game<S, M, V> game, Setup setup)
      throws InterruptedException, IOException {
    Tournament<S, M, V> tournament =
        new Tournament<>(game, setup, levels(game), tables.almanac(), seed);
    try (TerminalProgress progress = TerminalProgress.start("playing", tournament.total(games))) {
      Tournament.Report report = tournament.run(games, threads.count(), progress::reached);
      print(report);
      if (plot.isPresent()) {
        Files.writeString(plot.get(), EloPlot.of(game.info().id(), report.ratings()));
      }
    }
    return 0;
  }

  private List<Level> levels(Game<?, ?, ?> game) {
    List<Level> levels = new ArrayList<>();
    for (String bot : bots) {
      Level level = Levels.read(game, "--bots", bot);
      if (levels.contains(level)) {
        throw new BadRequest("--bots: " + bot + " is named twice");
      }
      levels.add(level);
    }
    if (levels.size() < 2) {
      throw new BadRequest("--bots: expected two levels or more, got " + levels.size());
    }
    return levels;
  }

  private void print(Tournament.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(forPrograms(report)));
      return;
    }
    for (Tournament.Pair pair : report.pairs()) {
      out.printf(
          "%-10s against %-10s won %5.1f %% (%.1f to %.1f) of %,d games; equal is %.1f %%%n",
          pair.one().id(),
          pair.other().id(),
          100 * pair.share(),
          100 * pair.low(),
          100 * pair.high(),
          pair.games(),
          100 * pair.equal());
    }
    for (Elo.Rating rating : report.ratings()) {
      out.printf("%-10s Elo %5.0f ± %.0f%n", rating.level().id(), rating.elo(), rating.reach());
    }
    Ends.print(report.endings(), out);
  }

  private static Map<String, Object> forPrograms(Tournament.Report report) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("pairs", report.pairs().stream().map(TournamentCommand::pair).toList());
    object.put("ratings", report.ratings().stream().map(TournamentCommand::rating).toList());
    object.putAll(Ends.forPrograms(report.endings()));
    return object;
  }

  private static Map<String, Object> pair(Tournament.Pair pair) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("one", pair.one().id());
    object.put("other", pair.other().id());
    object.put("games", pair.games());
    object.put("share", pair.share());
    object.put("low", pair.low());
    object.put("high", pair.high());
    object.put("equal", pair.equal());
    return object;
  }

  private static Map<String, Object> rating(Elo.Rating rating) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("bot", rating.level().id());
    object.put("elo", rating.elo());
    object.put("reach", rating.reach());
    return object;
  }
}
