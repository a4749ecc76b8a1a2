package bergerie.bench;

import bergerie.bots.packed.PackedHunt;
import bergerie.bots.packed.Playouts;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.scenario.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random games and perft of the hunts, one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class HuntBenchmark {

  /** Deep enough that most of the time goes into positions, not into starting. */
  private static final int DEPTH = 5;

  @Param({"bagh-chal", "kukuli", "bagh-bandi"})
  public String game = "";

  private final QuickDice dice = new QuickDice(1);

  /** One operation is one random game on the packed twin. */
  @State(Scope.Thread)
  public static class Table {
    private PackedHunt start = PackedHunt.start("kukuli", Shelf.all().getFirst().info().usual());
    private PackedHunt now = start.another();

    @org.openjdk.jmh.annotations.Setup
    public void layOut(HuntBenchmark benchmark) {
      Game<?, ?, ?> chosen = Shelf.find(benchmark.game).orElseThrow();
      start = PackedHunt.start(benchmark.game, chosen.info().usual());
      now = start.another();
    }
  }

  @Benchmark
  public int playouts(Table table) {
    table.now.copyFrom(table.start);
    return Playouts.playOut(table.now, dice);
  }

  /** One operation is a whole perft; multiply by its count for nodes per second. */
  @Benchmark
  public long perftByRules() {
    return count(Shelf.find(game).orElseThrow());
  }

  @Benchmark
  public long perftByTwin(Table table) {
    return table.start.perft(DEPTH);
  }

  private static <S, M> long count(Game<S, M, ?> chosen) {
    return Perft.count(chosen, chosen.start(chosen.info().usual()), DEPTH);
  }
}
