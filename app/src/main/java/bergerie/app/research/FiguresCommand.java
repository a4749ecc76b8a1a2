package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.common.TerminalProgress;
import bergerie.app.common.Threads;
import bergerie.bots.arena.Simulation;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "figures",
    description =
        "Lets bots play games in every way and writes a page, with plots, about how they end, how"
            + " long they take and how the first player does.",
    mixinStandardHelpOptions = true)
final class FiguresCommand implements Callable<Integer> {

  private static final int MOST = 10_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The games of the page (default: all).")
  private List<String> names = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "At most so many games of a kind, fewer where they are slow (default 10000).")
  private int games = MOST;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Writes DIR/figures.md and DIR/figures/GAME.png (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("docs");

  @Option(names = "--seed", paramLabel = "S", description = "Seed of the dice (default 1).")
  private long seed = 1;

  @Mixin private Threads threads = new Threads();

  @Option(names = "--json", description = "One JSON object for each kind, as it is done.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException, IOException {
    BadRequest.unlessWithin("--games", games, 1, MOST);
    threads.check();
    Map<GameInfo, List<Figure>> figures = figures(lineups());
    Path plots = folder.resolve("figures");
    Files.createDirectories(plots);
    for (Map.Entry<GameInfo, List<Figure>> game : figures.entrySet()) {
      FigurePlot.save(game.getValue(), plots.resolve(game.getKey().id() + ".png"));
    }
    Files.writeString(folder.resolve("figures.md"), FigurePage.of(figures, seed));
    return 0;
  }

  private List<Lineup> lineups() {
    List<Game<?, ?, ?>> chosen = new ArrayList<>();
    names.forEach(name -> chosen.add(content.game(name)));
    return (names.isEmpty() ? content.shelf().games() : chosen)
        .stream().flatMap(game -> Lineup.all(game, games).stream()).toList();
  }

  private Map<GameInfo, List<Figure>> figures(List<Lineup> lineups) throws InterruptedException {
    Map<GameInfo, List<Figure>> figures = new LinkedHashMap<>();
    long total = lineups.stream().mapToLong(Lineup::games).sum();
    long done = 0;
    try (TerminalProgress progress = TerminalProgress.start("playing", total)) {
      for (Lineup lineup : lineups) {
        long before = done;
        Figure figure = figure(lineup.game(), lineup, now -> progress.reached(before + now));
        figures.computeIfAbsent(lineup.game().info(), _ -> new ArrayList<>()).add(figure);
        done += lineup.games();
        if (json) {
          spec.commandLine().getOut().println(Json.of(figure));
        }
      }
    }
    return figures;
  }

  private <S, M, V> Figure figure(Game<S, M, V> game, Lineup lineup, LongConsumer progress)
      throws InterruptedException {
    return Figure.of(
        lineup,
        new Simulation<>(
                game,
                lineup.setup(),
                Collections.nCopies(lineup.players(), lineup.level()),
                Almanac.empty(),
                seed)
            .run(lineup.games(), threads.count(), progress)
            .endings());
  }
}
