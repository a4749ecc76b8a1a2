package bergerie.solve.bandi;

import bergerie.bots.layers.BandiFlocks;
import bergerie.bots.layers.BandiStage;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.LongAdder;

/** One layer of Bagh Bandi: solved, counted and packed. */
final class BandiLayer implements AutoCloseable {

  private static final long PIECE = 1 << 10;

  private final BandiStage stage;
  private final BandiFlocks flocks;
  private final int[] slotSets;
  private final BandiGoal toWin;
  private final BandiGoal toHold;
  private final Workers workers;

  BandiLayer(BandiStage stage, Workers workers) {
    this.stage = stage;
    this.flocks = stage.flocks();
    this.slotSets = flocks.all();
    this.toWin = new BandiGoal(flocks, slotSets);
    this.toHold = new BandiGoal(flocks, slotSets);
    this.workers = workers;
  }

  /** How much of the ticker's unit a layer with so many flocks takes. */
  static long work(BandiStage stage) {
    return 3L * stage.flockCount();
  }

  void solve(BandiExits exits, Ticker ticker) throws InterruptedException {
    workers.share(
        slotSets.length,
        PIECE,
        (from, to) -> {
          BandiExits.Look look = exits.new Look(toWin, toHold);
          for (int number = (int) from; number < to; number++) {
            look.at(number, flocks.flock(slotSets[number]));
          }
          ticker.add(to - from);
        });
    toWin.add(workers);
    ticker.add(slotSets.length);
    toHold.takeAway(workers);
    ticker.add(slotSets.length);
  }

  /** Adds the values with one side to move to a file. */
  void write(Side toMove, LayerWriter writer) throws InterruptedException {
    LongAdder wolves = new LongAdder();
    LongAdder sheep = new LongAdder();
    MemorySegment packed =
        writer.room(KnownBandi.PACKING.bodyBytes(stage.count()) + KnownBandi.MARGIN);
    workers.share(
        slotSets.length,
        PIECE,
        (from, to) -> {
          PairWriter pairs = new PairWriter(packed, from * flocks.pairs());
          for (int number = (int) from; number < to; number++) {
            write(toMove, number, pairs);
          }
          pairs.finish();
          wolves.add(toMove == Side.WOLVES ? pairs.won() : pairs.lost());
          sheep.add(toMove == Side.WOLVES ? pairs.lost() : pairs.won());
        });
    writer.keep(toMove, packed, stage.count(), KnownBandi.PACKING);
    writer.tell(toMove, BandiCount.tally(stage, wolves.sum(), sheep.sum()));
  }

  private void write(Side toMove, int number, PairWriter pairs) {
    int flock = flocks.flock(slotSets[number]);
    PairPlanes wins = toMove == Side.WOLVES ? toWin.wolvesMove() : toWin.sheepMove();
    PairPlanes holds = toMove == Side.WOLVES ? toHold.wolvesMove() : toHold.sheepMove();
    pairs.add(flock, number, wins, holds, toMove);
  }

  @Override
  public void close() {
    toWin.close();
    toHold.close();
  }
}
