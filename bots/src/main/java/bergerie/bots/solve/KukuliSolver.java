package bergerie.bots.solve;

import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Side;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Solves Kukuli from five sheep, the fewest with which they have not lost, up to twelve. */
final class KukuliSolver extends Solver {

  static final String TABLE = "kukuli";
  static final int FEWEST = KukuliCaptures.LOST_FLOCK + 1;

  private static final int POINTS = KukuliPosition.BOARD.points().size();
  private static final long PIECE = 1 << 18;

  /** Numbers all positions. */
  static final PositionIndex INDEX =
      new PositionIndex(KukuliPosition.BOARD, 1, Symmetries.of(KukuliPosition.BOARD, 0));

  private final int most;

  KukuliSolver(int most) {
    this.most = most;
  }

  static LayerName layer(int flock) {
    return new LayerName(TABLE, "sheep-%02d".formatted(flock));
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
    return (work() + work(most)) * Long.BYTES + INDEX.count(most);
  }

  @Override
  void solve(Path folder, Workers workers, Ticker ticker) throws InterruptedException {
    KukuliCaptures captures = new KukuliCaptures();
    List<WolfRows> kept = new ArrayList<>();
    Layers layers = new Layers(folder, workers);
    long done = 0;
    try {
      for (int flock = FEWEST; flock <= most; flock++) {
        FlockRows flocks = new FlockRows(flock);
        WolfRows sheepMove = new WolfRows(flocks.size());
        kept.add(sheepMove);
        Optional<LayerFile> there = layers.find(layer(flock), false);
        if (there.isEmpty()) {
          solve(layers, flock, flocks, captures, sheepMove, workers, ticker);
        } else if (flock < most) {
          restore(there.get(), flocks, sheepMove, workers);
        }
        captures.add(flock, flocks, sheepMove);
        done += work(flock);
        ticker.reach(done);
      }
    } finally {
      kept.forEach(WolfRows::close);
    }
  }

  private void solve(
      Layers layers,
      int flock,
      FlockRows flocks,
      KukuliCaptures captures,
      WolfRows sheepMove,
      Workers workers,
      Ticker ticker)
      throws InterruptedException {
    try (WolfRows wolfMoves = new WolfRows(flocks.size());
        LayerWriter writer = layers.begin(layer(flock), false)) {
      new KukuliLayer(flocks, captures, wolfMoves, sheepMove).solve(workers, ticker);
      try (Cells cells = cells(Side.WOLVES, flock, flocks, wolfMoves, workers)) {
        layers.add(writer, Side.WOLVES, cells, INDEX, flock);
      }
      try (Cells cells = cells(Side.SHEEP, flock, flocks, sheepMove, workers)) {
        layers.add(writer, Side.SHEEP, cells, INDEX, flock);
      }
      writer.finish();
    }
  }

  /** The values of a side to move in the order of the table. */
  private Cells cells(Side side, int flock, FlockRows flocks, WolfRows rows, Workers workers)
      throws InterruptedException {
    Cells cells = new Cells(INDEX.count(flock));
    long perWolf = INDEX.flocks(flock);
    long pieces = (perWolf + PIECE - 1) / PIECE;
    workers.share(
        INDEX.orbits() * pieces,
        1,
        (piece, _) -> {
          int orbit = (int) (piece / pieces);
          long from = piece % pieces * PIECE;
          long to = Math.min(perWolf, from + PIECE);
          int wolf = INDEX.wolves(orbit);
          int set = INDEX.flockRank().subset(flock, from);
          for (long at = orbit * perWolf + from; at < orbit * perWolf + to; at++) {
            cells.set(at, code(side, rows.get(flocks.index(INDEX.flock(orbit, set))), wolf));
            set = SubsetRank.next(set);
          }
        });
    return cells;
  }

  // Without branches, which nobody could foretell here.
  private static byte code(Side side, long row, int wolf) {
    int point = Integer.numberOfTrailingZeros(wolf);
    long wolfWins = row >>> point & 1;
    long sheepWin = row >>> 32 >>> point & 1;
    return (byte)
        (side == Side.WOLVES
            ? wolfWins * Code.WON_NEXT + sheepWin * Code.LOST_NOW
            : sheepWin * Code.WON_NEXT + wolfWins * Code.LOST_NOW);
  }

  /** Reads the values with sheep to move back from a finished layer. */
  private void restore(LayerFile file, FlockRows flocks, WolfRows sheepMove, Workers workers)
      throws InterruptedException {
    List<FlockRows.Group> groups = flocks.groups();
    workers.share(
        groups.size(),
        1,
        (from, to) ->
            groups
                .get((int) from)
                .each(
                    (number, flock) ->
                        sheepMove.set(groups.get((int) from).base() + number, row(file, flock))));
  }

  private long row(LayerFile file, int flock) {
    int wolfWins = 0;
    int sheepWin = 0;
    for (int rest = KukuliPosition.BOARD.all() & ~flock; rest != 0; rest &= rest - 1) {
      byte code = file.code(Side.SHEEP, INDEX.index(rest & -rest, flock));
      wolfWins |= Code.loses(code) ? rest & -rest : 0;
      sheepWin |= Code.wins(code) ? rest & -rest : 0;
    }
    return WolfRows.row(wolfWins, sheepWin);
  }
}
