package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.app.common.TerminalProgress;
import bergerie.app.common.Threads;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.Tally;
import bergerie.bots.tables.Oracle;
import bergerie.solve.Extent;
import bergerie.solve.Solvers;
import bergerie.solve.TableCheck;
import bergerie.solve.layer.Solver;
import com.sun.management.OperatingSystemMXBean;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "solve",
    description = {
      "Solves a hunt: writes tables (tablebases) with the exact value of every position.",
      "A run that was interrupted resumes where it stopped."
    },
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

  private static final long GIGA = 1L << 30;

  /** What was solved, as programs read it. */
  private record Report(String game, long positions, double seconds, List<Oracle.Layer> layers) {}

  /** The checksums of tables, as programs read them. */
  private record Sums(String game, SortedMap<String, String> layers, String all) {}

  /** What a check found, as programs read it. */
  private record Checked(String game, long positions, double seconds, List<String> wrong) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Shelved shelved = new Shelved();

  @Mixin private Threads threads = new Threads();

  @Option(
      names = "--memory",
      paramLabel = "G",
      description = "How many GiB of memory may be used (default: what the machine has).")
  private double memory =
      (double) ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize()
          / GIGA;

  @Option(
      names = "--distances",
      description =
          "Bagh Chal: once all sheep are placed, also store how many turns each win takes.")
  private boolean distances;

  @Option(names = "--moving", description = "Bagh Chal: only the phase after all sheep are placed.")
  private boolean moving;

  @Option(
      names = "--sheep",
      paramLabel = "N",
      description = "Kukuli: only positions with up to N sheep, 5 to 12 (default: all).")
  private Optional<Integer> sheep = Optional.empty();

  @Option(
      names = "--under",
      paramLabel = "N",
      description = "Bagh Bandi: only positions with up to N sheep under others, 0 to 16.")
  private Optional<Integer> under = Optional.empty();

  @Option(
      names = "--check",
      paramLabel = "N",
      description = "Solve nothing; recheck N random positions of the tables by the rules.")
  private long check;

  @Option(names = "--seed", paramLabel = "S", description = "Seed of the check (default 1).")
  private long seed = 1;

  @Option(
      names = "--checksums",
      description = "Solve nothing; print the checksum of each layer, and one of all these lines.")
  private boolean checksums;

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    threads.check();
    if (check < 0) {
      throw new BadRequest("--check: expected a number of positions, got " + check);
    }
    if (checksums) {
      return checksums();
    }
    return check > 0 ? check() : solve();
  }

  private int solve() throws InterruptedException {
    String game = shelved.game();
    Solver solver = Solvers.of(game, shelved.setup(), extent(game));
    if (solver.memory() > memory * GIGA) {
      throw new BadRequest(
          "--memory: %.1f GiB are needed, %.1f allowed"
              .formatted((double) solver.memory() / GIGA, memory));
    }
    long begin = System.nanoTime();
    try (TerminalProgress progress = TerminalProgress.start("solving", solver.work())) {
      solver.solve(shelved.folder(), threads.count(), progress::reached);
    } catch (OutOfMemoryError e) {
      throw new BadRequest("too little memory: " + e.getMessage());
    }
    report(game, seconds(begin));
    return 0;
  }

  private Extent extent(String game) {
    onlyOf("bagh-chal", game, "--moving", moving);
    onlyOf("bagh-chal", game, "--distances", distances);
    onlyOf("kukuli", game, "--sheep", sheep.isPresent());
    onlyOf("bagh-bandi", game, "--under", under.isPresent());
    return new Extent(
        !moving,
        distances,
        within("--sheep", sheep, Extent.FEWEST_SHEEP, Extent.MOST_SHEEP),
        within("--under", under, 0, Extent.MOST_UNDER));
  }

  private static void onlyOf(String owner, String game, String option, boolean given) {
    if (given && !game.equals(owner)) {
      throw new BadRequest(option + ": only " + owner + " has it, not " + game);
    }
  }

  /** A number that was given, or the most. */
  private static int within(String option, Optional<Integer> given, int least, int most) {
    int number = given.orElse(most);
    BadRequest.unlessWithin(option, number, least, most);
    return number;
  }

  private static double seconds(long begin) {
    return (System.nanoTime() - begin) / 1e9;
  }

  private void report(String game, double seconds) {
    List<Oracle.Layer> layers = shelved.oracle().layers();
    long positions = layers.stream().mapToLong(layer -> layer.tally().distinct()).sum();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(new Report(game, positions, seconds, layers)));
      return;
    }
    String row = "%-14s %-7s %,16d %,16d %,16d %,16d%n";
    out.printf(
        row.replace(",16d", "16s"),
        "layer",
        "to move",
        "wolves win",
        "sheep win",
        "draw",
        "up to symmetry");
    for (Map.Entry<List<String>, Tally> group : groups(layers).entrySet()) {
      Tally tally = group.getValue();
      out.printf(
          row,
          group.getKey().getFirst(),
          group.getKey().getLast(),
          tally.wolves(),
          tally.sheep(),
          tally.draws(),
          tally.distinct());
    }
    layers.stream()
        .flatMap(layer -> layer.longest().stream())
        .collect(
            Collectors.toMap(
                Oracle.Longest::winner,
                Function.identity(),
                BinaryOperator.maxBy(Comparator.comparingInt(Oracle.Longest::turns)),
                TreeMap::new))
        .values()
        .forEach(
            win ->
                out.printf(
                    "longest win of the %s: %d turns from %s%n",
                    win.winner(), win.turns(), win.position()));
    out.printf("%,d positions up to symmetry, in %.1f s%n", positions, seconds);
  }

  /** What belongs together, by name and side to move. */
  private static Map<List<String>, Tally> groups(List<Oracle.Layer> layers) {
    return layers.stream()
        .collect(
            Collectors.toMap(
                layer -> List.of(layer.group(), layer.toMove()),
                Oracle.Layer::tally,
                Tally::plus,
                LinkedHashMap::new));
  }

  private int checksums() {
    SortedMap<String, String> layers = shelved.oracle().checksums();
    String lines =
        layers.entrySet().stream()
            .map(layer -> layer.getKey() + " " + layer.getValue() + "\n")
            .collect(Collectors.joining());
    String all = LayerFile.checksum(lines);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(new Sums(shelved.game(), layers, all)));
    } else {
      out.print(lines);
      out.println("all " + all);
    }
    return 0;
  }

  private int check() throws InterruptedException {
    Oracle<?> oracle = shelved.oracle();
    long begin = System.nanoTime();
    List<String> wrong;
    try (TerminalProgress progress = TerminalProgress.start("checking", check)) {
      wrong = TableCheck.run(oracle, check, seed, threads.count(), progress::reached);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(new Checked(shelved.game(), check, seconds(begin), wrong)));
    } else {
      wrong.forEach(out::println);
      out.printf("%,d positions checked, %d wrong%n", check, wrong.size());
    }
    return wrong.isEmpty() ? 0 : 1;
  }
}
