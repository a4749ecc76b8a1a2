package bergerie.bench;

import bergerie.games.Shelf;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.play.Playout;
import bergerie.rules.Counts;
import bergerie.rules.dice.QuickDice;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random games of Au Pavillon du Traqueur without sand, one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 5, time = 4)
public class PavillonBenchmark {

  private static final Counts NOTHING = (_, _) -> {};

  @Param({"3", "4"})
  public int players = 4;

  private final Pavillon game = (Pavillon) Shelf.find("pavillon").orElseThrow();
  private final QuickDice dice = new QuickDice(1);
  private Playout playout = playout();

  @Setup
  public void layOut() {
    playout = playout();
  }

  private Playout playout() {
    return new Playout(game.start(game.info().setup(players, Map.of("window", "0")).orThrow()));
  }

  @Benchmark
  public int games() {
    return playout.play(dice, NOTHING).turns();
  }
}
