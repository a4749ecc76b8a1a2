package bergerie.bots.solve;

import static bergerie.games.baghchal.BaghChalPosition.FLOCK;
import static bergerie.games.baghchal.BaghChalPosition.TO_WIN;

import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.hunt.Side;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Solves Bagh Chal: first the moving phase, from four captures down to none. */
final class BaghChalSolver implements Solver {

  static final String TABLE = "bagh-chal";
  static final int WOLVES = 4;

  private final PositionIndex index = index();
  private final boolean distances;
  private final int most;

  /**
   * A solver of positions with captures up to {@code most}.
   *
   * @param distances whether the moving phase tells how many turns are left
   */
  BaghChalSolver(Solutions.Extent extent, boolean distances) {
    this.distances = distances;
    this.most = TO_WIN - 1;
  }

  static PositionIndex index() {
    return new PositionIndex(
        BaghChalPosition.BOARD, WOLVES, Symmetries.of(BaghChalPosition.BOARD, 0));
  }

  static LayerName moving(int captured) {
    return new LayerName(TABLE, "moving-" + captured);
  }

  /** The layer with so many sheep placed and captured. */
  static LayerName layer(int placed, int captured) {
    return placed == FLOCK
        ? moving(captured)
        : new LayerName(TABLE, "placing-%02d-%d".formatted(placed, captured));
  }

  @Override
  public List<LayerName> layers() {
    List<LayerName> layers = new ArrayList<>();
    for (int captured = most; captured >= 0; captured--) {
      layers.add(moving(captured));
    }
    return layers;
  }

  @Override
  public long work() {
    long work = 0;
    for (int captured = most; captured >= 0; captured--) {
      work += work(captured);
    }
    return work;
  }

  // One pass for the captures, and every position that is decided.
  private long work(int captured) {
    return 3 * index.count(FLOCK - captured);
  }

  @Override
  public long memory() {
    return 5 * index.count(FLOCK - most);
  }

  @Override
  public void solve(Path folder, int threads, LongConsumer told) throws InterruptedException {
    try (Workers workers = new Workers(threads)) {
      Layers layers = new Layers(folder, index, workers);
      Ticker ticker = new Ticker(told);
      long done = 0;
      Optional<Cells> after = Optional.empty();
      for (int captured = most; captured >= 0; captured--) {
        Cells sheep = solve(layers, captured, after, workers, ticker);
        after.ifPresent(Cells::close);
        after = Optional.of(sheep);
        done += work(captured);
        ticker.reach(done);
      }
      after.ifPresent(Cells::close);
    }
  }

  /** The values with sheep to move. */
  private Cells solve(
      Layers layers, int captured, Optional<Cells> after, Workers workers, Ticker ticker)
      throws InterruptedException {
    Optional<LayerFile> there = layers.find(moving(captured), distances);
    if (there.isPresent()) {
      return there.get().unpack(Side.SHEEP, workers);
    }
    int flock = FLOCK - captured;
    Solved solved = new MovingLayer(index, flock, after, workers).solve(ticker);
    if (!distances) {
      solved.wolves().forgetTurns(workers);
      solved.sheep().forgetTurns(workers);
    }
    try (Cells wolves = solved.wolves();
        LayerWriter writer = layers.begin(moving(captured), distances)) {
      layers.add(writer, Side.WOLVES, wolves, flock);
      layers.add(writer, Side.SHEEP, solved.sheep(), flock);
      writer.finish();
    }
    return solved.sheep();
  }
}
