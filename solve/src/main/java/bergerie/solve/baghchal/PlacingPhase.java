package bergerie.solve.baghchal;

import static bergerie.games.baghchal.BaghChalPosition.FLOCK;

import bergerie.bots.layers.BaghChalLayers;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.PositionIndex;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.Layers;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Solves the placing phase of Bagh Chal, from 19 sheep placed down to none. */
final class PlacingPhase {

  private final PositionIndex index;
  private final int toWin;
  private final Workers workers;
  private final Layers layers;
  private final Ticker ticker;

  /** The values with wolves to move in the layers just solved, by the number of captures. */
  private SortedMap<Integer, Cells> wolves = new TreeMap<>();

  PlacingPhase(PositionIndex index, int toWin, Workers workers, Layers layers, Ticker ticker) {
    this.index = index;
    this.toWin = toWin;
    this.workers = workers;
    this.layers = layers;
    this.ticker = ticker;
  }

  /** How much there is to do for so many placed: both sides to move. */
  static long work(PositionIndex index, int placed, int toWin) {
    long work = 0;
    for (int captured = 0; captured < toWin && captured <= placed; captured++) {
      work += 2 * index.count(placed - captured);
    }
    return work;
  }

  private int mostCaptured(int placed) {
    return Math.min(placed, toWin - 1);
  }

  /**
   * Solves all that is not yet there.
   *
   * @param fewest the level to end with, by the number of sheep placed
   * @param done how much work was done before
   */
  void solve(int fewest, long done) throws InterruptedException {
    int start = FLOCK;
    long reached = done;
    while (start > fewest && complete(start - 1)) {
      start--;
      reached += work(index, start, toWin);
    }
    ticker.reach(reached);
    if (start > fewest) {
      restore(start);
      for (int placed = start - 1; placed >= fewest; placed--) {
        solveLevel(placed);
        reached += work(index, placed, toWin);
        ticker.reach(reached);
      }
      wolves.values().forEach(Cells::close);
    }
  }

  private boolean complete(int placed) {
    for (int captured = 0; captured <= mostCaptured(placed); captured++) {
      if (!layers.has(BaghChalLayers.placed(placed, captured))) {
        return false;
      }
    }
    return true;
  }

  /** Finds the values with wolves to move of a level that is complete. */
  private void restore(int placed) throws InterruptedException {
    Optional<Cells> captured = Optional.empty();
    for (int taken = mostCaptured(placed); taken >= 0; taken--) {
      LayerFile file = layers.open(BaghChalLayers.placed(placed, taken));
      if (placed == FLOCK) {
        Cells cells = layers.unpack(file, Side.WOLVES);
        cells.forgetTurns(workers);
        wolves.put(taken, cells);
      } else {
        Cells sheep = layers.unpack(file, Side.SHEEP);
        wolves.put(taken, layer(placed - taken).wolvesMove(sheep, captured));
        captured.ifPresent(Cells::close);
        captured = Optional.of(sheep);
      }
    }
    captured.ifPresent(Cells::close);
  }

  private PlacingLayer layer(int flock) {
    return new PlacingLayer(index, flock, workers, ticker);
  }

  private void solveLevel(int placed) throws InterruptedException {
    SortedMap<Integer, Cells> solved = new TreeMap<>();
    Optional<Cells> captured = Optional.empty();
    for (int taken = mostCaptured(placed); taken >= 0; taken--) {
      PlacingLayer layer = layer(placed - taken);
      Cells sheep = layer.sheepPlace(wolves(taken));
      Cells wolvesNow = layer.wolvesMove(sheep, captured);
      solved.put(taken, wolvesNow);
      keep(placed, taken, sheep, wolvesNow);
      captured.ifPresent(Cells::close);
      captured = Optional.of(sheep);
    }
    captured.ifPresent(Cells::close);
    wolves.values().forEach(Cells::close);
    wolves = solved;
  }

  private Cells wolves(int taken) {
    Cells cells = wolves.get(taken);
    if (cells == null) {
      throw new IllegalStateException("no layer with " + taken + " captured");
    }
    return cells;
  }

  private void keep(int placed, int taken, Cells sheep, Cells wolvesNow)
      throws InterruptedException {
    int flock = placed - taken;
    try (LayerWriter writer = layers.begin(BaghChalLayers.placed(placed, taken), false)) {
      layers.add(writer, Side.SHEEP, sheep, index, flock);
      layers.count(writer, Side.WOLVES, wolvesNow, index, flock);
      writer.finish();
    }
  }
}
