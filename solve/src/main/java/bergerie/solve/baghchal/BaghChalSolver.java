package bergerie.solve.baghchal;

import static bergerie.bots.layers.BaghChalLayers.INDEX;
import static bergerie.bots.layers.BaghChalLayers.moving;
import static bergerie.games.baghchal.BaghChalPosition.FLOCK;

import bergerie.bots.layers.LayerFile;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.Layers;
import bergerie.solve.layer.Solver;
import bergerie.solve.layer.TableFolder;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.util.Optional;

/**
 * Solves Bagh Chal: the moving phase, from four captures down to none, then the placing phase, from
 * 19 sheep placed down to none.
 */
public final class BaghChalSolver extends Solver {

  private final int toWin;
  private final int fewestPlaced;
  private final boolean distances;

  /**
   * A solver of some part of the game.
   *
   * @param toWin the capture that wins; less than by the rules makes a smaller game
   * @param fewestPlaced how few sheep placed are to be looked at: all of them for the moving phase
   * @param distances whether the moving phase tells how many turns are left
   */
  public BaghChalSolver(int toWin, int fewestPlaced, boolean distances) {
    this.toWin = toWin;
    this.fewestPlaced = fewestPlaced;
    this.distances = distances;
  }

  @Override
  public long work() {
    long work = 0;
    for (int captured = toWin - 1; captured >= 0; captured--) {
      work += movingWork(captured);
    }
    for (int placed = FLOCK - 1; placed >= fewestPlaced; placed--) {
      work += PlacingPhase.work(INDEX, placed, toWin);
    }
    return work;
  }

  // One pass for the captures, and every position that is decided.
  private long movingWork(int captured) {
    return 3 * INDEX.count(FLOCK - captured);
  }

  @Override
  public long memory() {
    // Two sides and captures of one layer, and what is being packed; all layers of two levels.
    return fewestPlaced < FLOCK
        ? 10 * INDEX.count(INDEX.slotCount() / 2)
        : 5 * INDEX.count(FLOCK + 1 - toWin);
  }

  @Override
  public void solve(TableFolder folder, Workers workers, Ticker ticker)
      throws InterruptedException {
    Layers layers = new Layers(folder, workers);
    long done = 0;
    Optional<Cells> after = Optional.empty();
    for (int captured = toWin - 1; captured >= 0; captured--) {
      Cells sheep = solve(layers, captured, after, workers, ticker);
      after.ifPresent(Cells::close);
      after = Optional.of(sheep);
      done += movingWork(captured);
      ticker.reach(done);
    }
    after.ifPresent(Cells::close);
    new PlacingPhase(INDEX, toWin, workers, layers, ticker).solve(fewestPlaced, done);
  }

  /** The values with sheep to move. */
  private Cells solve(
      Layers layers, int captured, Optional<Cells> after, Workers workers, Ticker ticker)
      throws InterruptedException {
    Optional<LayerFile> there = layers.find(moving(captured), distances);
    if (there.isPresent()) {
      return layers.unpack(there.get(), Side.SHEEP);
    }
    int flock = FLOCK - captured;
    Solved solved = new MovingLayer(INDEX, flock, after, workers).solve(ticker);
    if (!distances) {
      solved.wolves().forgetTurns(workers);
      solved.sheep().forgetTurns(workers);
    }
    try (Cells wolves = solved.wolves();
        LayerWriter writer = layers.begin(moving(captured), distances)) {
      layers.add(writer, Side.WOLVES, wolves, INDEX, flock);
      layers.add(writer, Side.SHEEP, solved.sheep(), INDEX, flock);
      writer.finish();
    }
    return solved.sheep();
  }
}
