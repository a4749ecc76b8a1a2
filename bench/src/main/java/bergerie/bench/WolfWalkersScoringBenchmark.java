package bergerie.bench;

import bergerie.games.Shelf;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.GridText;
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

/** Counts a full grid of WolfWalkers: the one of the rulebook, with seven Objectives. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class WolfWalkersScoringBenchmark {

  private static final String GRID =
      """
      #51  #30  #25  #34  #50
      #32  #12  #16  #14  #18
      [53] #44  #37  [1]  #15
      #31  #10  [2]  [26] #41
      [36] [3]  #38  #27  [43]
      """;

  private final WolfWalkers game = (WolfWalkers) Shelf.find("wolfwalkers").orElseThrow();
  private final Grid grid = new GridText(game.deck()).read(GRID).orThrow();

  @Benchmark
  public int fullGrid() {
    return game.scoring().grid(grid).total();
  }
}
