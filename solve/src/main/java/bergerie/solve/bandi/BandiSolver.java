package bergerie.solve.bandi;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.Layers;
import bergerie.solve.layer.Solver;
import bergerie.solve.layer.TableFolder;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.lang.foreign.Arena;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Solves Bagh Bandi from the lowest stacks to the highest, and for equal heights from the most
 * captures to none. Of layers that are alike but turned, one is solved.
 */
public final class BandiSolver extends Solver {

  private final BandiGround ground;

  /** By level, in the order in which they are solved. */
  private final List<List<BandiStage>> stages;

  /**
   * A solver of some part of the game.
   *
   * @param highest how many sheep lie under others at most
   */
  public BandiSolver(BandiGround ground, int highest) {
    this.ground = ground;
    this.stages = IntStream.rangeClosed(0, highest).mapToObj(ground::stages).toList();
  }

  @Override
  public long work() {
    return stages.stream().flatMap(List::stream).mapToLong(BandiLayer::work).sum();
  }

  @Override
  public long memory() {
    return IntStream.range(0, stages.size()).mapToLong(this::memory).max().orElse(0);
  }

  /** What is looked up while a level is solved, and the largest layer of it. */
  private long memory(int level) {
    long known = 0;
    for (int below = 0; below <= level; below++) {
      for (BandiStage stage : stages.get(below)) {
        known += needed(stage) >= level ? sides(stage, level) * bytes(stage) : 0;
      }
    }
    long largest = stages.get(level).stream().mapToLong(BandiStage::flockCount).max().orElse(0);
    return known + 2 * BandiGoal.bytes(largest);
  }

  private static long bytes(BandiStage stage) {
    return KnownBandi.PACKING.bodyBytes(stage.count());
  }

  /** Captures lead to sheep to move, steps from stacks to wolves to move one level lower. */
  private static int sides(BandiStage stage, int level) {
    return stage.level() == level - 1 ? 2 : 1;
  }

  /** The last level at which a layer is looked up: one chain captures at most once from a stack. */
  private static int needed(BandiStage stage) {
    return stage.level() + Math.max(1, stage.captured());
  }

  @Override
  public void solve(TableFolder folder, Workers workers, Ticker ticker)
      throws InterruptedException {
    Run run = new Run(folder, workers, ticker);
    try {
      for (int level = 0; level < stages.size(); level++) {
        run.forget(level);
        for (BandiStage stage : stages.get(level)) {
          run.solve(stage);
        }
      }
    } finally {
      run.forget(Integer.MAX_VALUE);
    }
  }

  /** A layer that is solved, and what its mapping lives on. */
  private record Open(Layers.Mapped layer, Arena arena) {}

  /** Goes from layer to layer. */
  private final class Run {
    private final Layers layers;
    private final Workers workers;
    private final Ticker ticker;
    private final Map<BandiStage, Open> known = new HashMap<>();
    private final List<PairMap> turns =
        IntStream.range(0, ground.symmetries().count())
            .mapToObj(symmetry -> PairMap.turn(ground.symmetries(), symmetry))
            .toList();
    private long done;

    Run(TableFolder folder, Workers workers, Ticker ticker) {
      this.layers = new Layers(folder, workers);
      this.workers = workers;
      this.ticker = ticker;
    }

    void solve(BandiStage stage) throws InterruptedException {
      Arena arena = Arena.ofShared();
      Optional<Layers.Mapped> there = layers.find(stage.name(), false, arena);
      if (there.isEmpty()) {
        write(stage);
      }
      Layers.Mapped layer = there.orElseGet(() -> layers.open(stage.name(), arena));
      known.put(stage, new Open(layer, arena));
      done += BandiLayer.work(stage);
      ticker.reach(done);
    }

    private void write(BandiStage stage) throws InterruptedException {
      BandiExits exits = new BandiExits(stage, this::known);
      try (BandiLayer layer = new BandiLayer(stage, workers);
          LayerWriter writer = layers.begin(stage.name(), false)) {
        layer.solve(exits, ticker);
        layer.write(Side.WOLVES, writer);
        layer.write(Side.SHEEP, writer);
        writer.finish();
      }
    }

    private KnownBandi known(int under, int captured) {
      int turn = ground.turn(under);
      BandiStage stage = new BandiStage(ground, ground.turned(turn, under), captured);
      Open open =
          Optional.ofNullable(known.get(stage))
              .orElseThrow(() -> new IllegalStateException(stage.name() + " is missing"));
      return new KnownBandi(stage, open.layer, turn, turns);
    }

    /** Closes the layers that no layer of a level, nor of those above, looks up. */
    void forget(int level) {
      known
          .entrySet()
          .removeIf(
              entry -> {
                boolean over = needed(entry.getKey()) < level;
                if (over) {
                  entry.getValue().arena.close();
                }
                return over;
              });
    }
  }
}
