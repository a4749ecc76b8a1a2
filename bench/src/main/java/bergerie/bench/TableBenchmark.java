package bergerie.bench;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Solutions;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.solve.Extent;
import bergerie.solve.Solvers;
import bergerie.solve.layer.TableFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Asking a table that is in the cache: random positions of Kukuli with six sheep. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {

  private static final int SHEEP = 6;
  private static final int POSITIONS = 1 << 12;

  private final Setup setup = new Kukuli().info().setup(2, Map.of()).orThrow();
  private final Path folder;
  private final Oracle<?> oracle;
  private final List<Hunt<KukuliPosition>> states = new ArrayList<>();
  private int next;

  public TableBenchmark() {
    try {
      this.folder = Files.createTempDirectory("tables");
      Extent extent = new Extent(false, false, SHEEP, 0);
      Solvers.of("kukuli", setup, extent).solve(folder, 2, done -> {});
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
    this.oracle = open();
    Dice dice = new QuickDice(1);
    while (states.size() < POSITIONS) {
      states.add(new Hunt<>(any(dice), Past.none()));
    }
  }

  private Oracle<?> open() {
    return Solutions.open(new TableFolder(folder), "kukuli", setup).orElseThrow();
  }

  private static KukuliPosition any(Dice dice) {
    int points = KukuliPosition.BOARD.points().size();
    int wolf = dice.below(points);
    int sheep = 0;
    while (Integer.bitCount(sheep) < SHEEP) {
      sheep |= 1 << dice.below(points) & ~(1 << wolf);
    }
    return new KukuliPosition(wolf, sheep, 0, dice.below(2) == 0 ? Side.WOLVES : Side.SHEEP);
  }

  /** From the files to an answer. */
  @Benchmark
  public Optional<Verdict> openAndAsk() {
    return ask(open());
  }

  @Benchmark
  public Optional<Verdict> ask() {
    return ask(oracle);
  }

  @SuppressWarnings("unchecked")
  private Optional<Verdict> ask(Oracle<?> asked) {
    next = next + 1 & POSITIONS - 1;
    return ((Oracle<KukuliPosition>) asked).verdict(states.get(next));
  }
}
