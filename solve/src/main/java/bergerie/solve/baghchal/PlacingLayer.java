package bergerie.solve.baghchal;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.SubsetRank;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.util.List;
import java.util.Optional;

/**
 * Bagh Chal while sheep are placed: every pair of turns puts one more sheep on the board, so each
 * value follows at once from those of the layer with one more placed.
 */
final class PlacingLayer {

  private static final long ORBITS_AT_ONCE = 4;

  private final PositionIndex index;
  private final SubsetRank rank;
  private final int flock;
  private final long flocks;
  private final int[] sets;
  private final Workers workers;
  private final Ticker ticker;

  PlacingLayer(PositionIndex index, int flock, Workers workers, Ticker ticker) {
    this.index = index;
    this.rank = index.flockRank();
    this.flock = flock;
    this.flocks = index.flocks(flock);
    this.sets = rank.all(flock);
    this.workers = workers;
    this.ticker = ticker;
  }

  /**
   * The values with sheep to move.
   *
   * @param placed the values with wolves to move and one more sheep on the board
   */
  Cells sheepPlace(Cells placed) throws InterruptedException {
    Cells cells = new Cells(index.count(flock));
    eachOrbit(orbit -> sheepPlace(orbit, placed, cells));
    return cells;
  }

  private interface Work {
    void on(int orbit);
  }

  private void eachOrbit(Work work) throws InterruptedException {
    workers.share(
        index.orbits(),
        ORBITS_AT_ONCE,
        (from, to) -> {
          for (int orbit = (int) from; orbit < to; orbit++) {
            work.on(orbit);
          }
          ticker.add((to - from) * flocks);
        });
  }

  private void sheepPlace(int orbit, Cells placed, Cells cells) {
    long next = orbit * index.flocks(flock + 1);
    int all = (1 << index.slotCount()) - 1;
    for (int i = 0; i < sets.length; i++) {
      cells.set(orbit * flocks + i, bestPlacing(placed, next, sets[i], all));
    }
  }

  // BC-2: on any empty point.
  private byte bestPlacing(Cells placed, long next, int set, int all) {
    byte best = Code.LOST_NOW;
    for (int rest = all & ~set; rest != 0; rest &= rest - 1) {
      byte code = placed.get(next + rank.rank(set | (rest & -rest)));
      if (Code.loses(code)) {
        return Code.WON_NEXT;
      }
      best = code == Code.DRAW ? Code.DRAW : best;
    }
    return best;
  }

  /**
   * The values with wolves to move.
   *
   * @param stepped the values with sheep to move and as many on the board
   * @param captured those with one captured; empty when that capture wins, or nobody is there
   */
  Cells wolvesMove(Cells stepped, Optional<Cells> captured) throws InterruptedException {
    Cells cells = new Cells(index.count(flock));
    eachOrbit(orbit -> wolvesMove(orbit, stepped, captured, cells));
    return cells;
  }

  private void wolvesMove(int orbit, Cells stepped, Optional<Cells> captured, Cells cells) {
    List<WolfWays.Way> ways = WolfWays.of(index, index.wolves(orbit));
    WolfWays.Way[] listed = ways.toArray(WolfWays.Way[]::new);
    for (int i = 0; i < sets.length; i++) {
      cells.set(orbit * flocks + i, bestMove(listed, sets[i], stepped, captured));
    }
  }

  private byte bestMove(WolfWays.Way[] ways, int set, Cells stepped, Optional<Cells> captured) {
    byte best = Code.LOST_NOW;
    for (WolfWays.Way way : ways) {
      if (way.open(set)) {
        byte code = after(way, set, stepped, captured);
        if (Code.loses(code)) {
          return Code.WON_NEXT;
        }
        best = code == Code.DRAW ? Code.DRAW : best;
      }
    }
    return best;
  }

  private byte after(WolfWays.Way way, int set, Cells stepped, Optional<Cells> captured) {
    int after = rank.rank(way.after(set));
    if (!way.captures()) {
      return stepped.get(way.orbit() * flocks + after);
    }
    // BC-4: the fifth capture wins.
    return captured.isEmpty()
        ? Code.LOST_NOW
        : captured.get().get(way.orbit() * index.flocks(flock - 1) + after);
  }
}
