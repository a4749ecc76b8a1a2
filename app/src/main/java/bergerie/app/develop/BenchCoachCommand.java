package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Threads;
import bergerie.bots.arena.Coaching;
import bergerie.bots.arena.Coaching.Looked;
import bergerie.bots.roster.Bots;
import bergerie.rules.Game;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "bench-coach",
    description =
        "Measures of which blunders the coach of a first game warns, how often in vain, and how"
            + " soon.",
    mixinStandardHelpOptions = true)
final class BenchCoachCommand implements Callable<Integer> {

  private static final int MOST = 1_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Threads threads = new Threads();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The games’ ids (default: all games).")
  private List<String> ids = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many of each game are played (default: ${DEFAULT-VALUE}).")
  private int games = 2;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Other seeds, other games (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Override
  public Integer call() throws InterruptedException {
    BadRequest.unlessWithin("--games", games, 1, MOST);
    threads.check();
    List<? extends Game<?, ?, ?>> titles = content.games(ids);
    Bots.prepare();
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        "| game | games | decisions | blunders | warned of | in vain, a game | of these far off |"
            + " p50 | p99 | worst |");
    out.println("|---|---|---|---|---|---|---|---|---|---|");
    List<Looked> all = new ArrayList<>();
    for (Game<?, ?, ?> game : titles) {
      List<Looked> looked = Coaching.of(game, seed).run(games, threads.count(), _ -> {});
      out.println(row(game.info().title().en(), games, looked));
      out.flush();
      all.addAll(looked);
    }
    out.println(row("all", games * titles.size(), all));
    return 0;
  }

  private static String row(String name, int games, List<Looked> looked) {
    List<Double> millis = looked.stream().map(one -> one.nanos() / 1e6).sorted().toList();
    long blunders = count(looked, Looked::isBlunder);
    return "| %s | %d | %,d | %d | %s | %.2f | %.2f | %.0f ms | %.0f ms | %.0f ms |"
        .formatted(
            name,
            games,
            looked.size(),
            blunders,
            blunders == 0
                ? "–"
                : "%.0f %%".formatted(100.0 * count(looked, Looked::isMet) / blunders),
            (double) count(looked, Looked::isInVain) / games,
            (double) count(looked, Looked::isFarOff) / games,
            of(millis, 0.5),
            of(millis, 0.99),
            millis.getLast());
  }

  private static long count(List<Looked> looked, Predicate<Looked> what) {
    return looked.stream().filter(what).count();
  }

  private static double of(List<Double> sorted, double share) {
    return sorted.get(Math.max(0, (int) Math.ceil(sorted.size() * share) - 1));
  }
}
