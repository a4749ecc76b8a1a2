package bergerie.solve.kukuli;

import static bergerie.bots.layers.KukuliLayers.FEWEST;
import static bergerie.bots.layers.KukuliLayers.INDEX;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.KukuliLayers;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.SubsetRank;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.Layers;
import bergerie.solve.layer.Solver;
import bergerie.solve.layer.TableFolder;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.WolfRows;
import bergerie.solve.layer.Workers;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Solves Kukuli from five sheep, the fewest with which they have not lost, up to twelve. */
public final class KukuliSolver extends Solver {

  private static final int POINTS = KukuliPosition.BOARD.points().size();
  private static final long PIECE = 1 << 18;

  /** Numbers the flocks on the whole board. */
  private static final SubsetRank FLOCKS = new SubsetRank(POINTS);

  /** The points that stand for the wolf, the others being mirrored. */
  private static final int WOLVES =
      IntStream.range(0, INDEX.orbits()).map(INDEX::wolves).reduce(0, (a, b) -> a | b);

  private static final long NOWHERE = -1;

  private final int most;

  public KukuliSolver(int most) {
    this.most = most;
  }

  @Override
  public long work() {
    long work = 0;
    for (int flock = FEWEST; flock <= most; flock++) {
      work += work(flock);
    }
    return work;
  }

  private static long work(int flock) {
    return SubsetRank.choose(POINTS, flock);
  }

  @Override
  public long memory() {
    long rows = (2 * work(most) + work(most - 1)) * Long.BYTES;
    long packed = INDEX.count(most) / 2;
    return rows + INDEX.count(most) + packed;
  }

  @Override
  public void solve(TableFolder folder, Workers workers, Ticker ticker)
      throws InterruptedException {
    KukuliCaptures captures = KukuliCaptures.LAST;
    Deque<WolfRows> kept = new ArrayDeque<>();
    Layers layers = new Layers(folder, workers);
    long done = 0;
    try {
      for (int flock = FEWEST; flock <= most; flock++) {
        FlockRows flocks = new FlockRows(flock);
        WolfRows landed = new WolfRows(flocks.size());
        kept.addLast(landed);
        Optional<LayerFile> there = layers.find(KukuliLayers.sheep(flock), false);
        if (there.isEmpty()) {
          solve(layers, flock, flocks, captures, landed, workers, ticker);
        } else if (flock < most) {
          restore(there.get(), flocks, landed, workers);
        }
        captures = new KukuliCaptures(left -> landed.get(flocks.index(left)));
        while (kept.size() > 1) {
          kept.removeFirst().close();
        }
        done += work(flock);
        ticker.reach(done);
      }
    } finally {
      kept.forEach(WolfRows::close);
    }
  }

  /** Solves a layer; in the end the rows tell what a wolf that has landed is worth. */
  private void solve(
      Layers layers,
      int flock,
      FlockRows flocks,
      KukuliCaptures captures,
      WolfRows rows,
      Workers workers,
      Ticker ticker)
      throws InterruptedException {
    try (WolfRows wolfMoves = new WolfRows(flocks.size());
        LayerWriter writer = layers.begin(KukuliLayers.sheep(flock), false)) {
      new KukuliLayer(flocks, captures, wolfMoves, rows).solve(workers, ticker);
      try (Cells cells = cells(Side.WOLVES, flock, flocks, wolfMoves, workers)) {
        layers.add(writer, Side.WOLVES, cells, INDEX, flock);
      }
      try (Cells cells = cells(Side.SHEEP, flock, flocks, rows, workers)) {
        layers.add(writer, Side.SHEEP, cells, INDEX, flock);
      }
      writer.finish();
      if (flock < most) {
        fill(
            rows,
            flocks,
            (at, set) -> KukuliCaptures.landed(set, wolfMoves.get(at), rows.get(at)),
            workers);
      }
    }
  }

  /**
   * The values of a side to move in the order of the table: for each point that stands for the
   * wolf, the flocks in order. So all that a flock's row tells is written while it is at hand, and
   * for each point one place after the other.
   */
  private Cells cells(Side side, int flock, FlockRows flocks, WolfRows rows, Workers workers)
      throws InterruptedException {
    Cells cells = new Cells(INDEX.count(flock));
    workers.share(
        work(flock),
        PIECE,
        (from, to) -> {
          long[] next = new long[POINTS];
          Arrays.fill(next, NOWHERE);
          int set = FLOCKS.subset(flock, from);
          for (long i = from; i < to; i++) {
            long row = rows.get(flocks.index(set));
            for (int rest = WOLVES & ~set; rest != 0; rest &= rest - 1) {
              int wolf = Integer.numberOfTrailingZeros(rest);
              if (next[wolf] == NOWHERE) {
                next[wolf] = INDEX.index(rest & -rest, set);
              }
              cells.set(next[wolf]++, code(side, row, wolf));
            }
            set = SubsetRank.next(set);
          }
        });
    return cells;
  }

  // Without branches, which nobody could foretell here.
  private static byte code(Side side, long row, int wolf) {
    long wolfWins = row >>> wolf & 1;
    long sheepWin = row >>> 32 >>> wolf & 1;
    return (byte)
        (side == Side.WOLVES
            ? wolfWins * Code.WON_NEXT + sheepWin * Code.LOST_NOW
            : sheepWin * Code.WON_NEXT + wolfWins * Code.LOST_NOW);
  }

  /** Reads what a wolf that has landed is worth back from a finished layer. */
  private static void restore(LayerFile file, FlockRows flocks, WolfRows landed, Workers workers)
      throws InterruptedException {
    fill(
        landed,
        flocks,
        (_, set) ->
            KukuliCaptures.landed(set, row(file, Side.WOLVES, set), row(file, Side.SHEEP, set)),
        workers);
  }

  private static long row(LayerFile file, Side side, int flock) {
    int wins = 0;
    int losses = 0;
    for (int rest = KukuliPosition.BOARD.all() & ~flock; rest != 0; rest &= rest - 1) {
      byte code = file.code(side, INDEX.index(rest & -rest, flock));
      wins |= Code.wins(code) ? rest & -rest : 0;
      losses |= Code.loses(code) ? rest & -rest : 0;
    }
    return side == Side.WOLVES ? WolfRows.row(wins, losses) : WolfRows.row(losses, wins);
  }

  /** Finds a flock's row. */
  @FunctionalInterface
  private interface Row {
    long of(long index, int flock);
  }

  private static void fill(WolfRows rows, FlockRows flocks, Row row, Workers workers)
      throws InterruptedException {
    List<FlockRows.Group> groups = flocks.groups();
    workers.share(
        groups.size(),
        1,
        (from, _) -> {
          FlockRows.Group group = groups.get((int) from);
          group.each(
              (number, set) -> rows.set(group.base() + number, row.of(group.base() + number, set)));
        });
  }
}
