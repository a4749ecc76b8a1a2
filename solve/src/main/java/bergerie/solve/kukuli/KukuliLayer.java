package bergerie.solve.kukuli;

import static bergerie.games.kukuli.KukuliPosition.BOARD;
import static bergerie.games.kukuli.KukuliPosition.DEN;

import bergerie.bots.board.Symmetries;
import bergerie.rules.board.Point;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.WolfRows;
import bergerie.solve.layer.Workers;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Kukuli with some number of sheep: the values for all points of the wolf at once, flock by flock.
 * Sheep that step up and wolves that capture lead to flocks already known; so groups of flocks are
 * solved from the highest to the lowest, and only steps sideways ask for going over a group again.
 */
final class KukuliLayer {

  private static final int[] UP = new int[31];
  private static final int[] SIDEWAYS = new int[31];
  private static final int SPREAD_BITS = 11;
  private static final int[][] SPREAD = new int[3][1 << SPREAD_BITS];

  static {
    for (Point from : BOARD.points()) {
      for (Point to : BOARD.points()) {
        if (BOARD.linked(from, to)) {
          // KU-2: sheep never step back.
          UP[from.index()] |= to.y() > from.y() ? to.bit() : 0;
          SIDEWAYS[from.index()] |= to.y() == from.y() ? to.bit() : 0;
        }
      }
    }
    for (int part = 0; part < SPREAD.length; part++) {
      for (int set = 0; set < SPREAD[part].length; set++) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
          int point = Integer.numberOfTrailingZeros(rest) + part * SPREAD_BITS;
          SPREAD[part][set] |= point < 31 ? BOARD.neighbours(point) : 0;
        }
      }
    }
  }

  private final Symmetries symmetries = Symmetries.of(BOARD, 0);
  private final FlockRows flocks;
  private final KukuliCaptures captures;
  private final WolfRows wolfMoves;
  private final WolfRows sheepMove;

  /**
   * A layer to be solved.
   *
   * @param captures tells what captures are worth, from the layer with a sheep less
   * @param wolfMoves gets the values with the wolf to move
   * @param sheepMove gets the values with sheep to move
   */
  KukuliLayer(FlockRows flocks, KukuliCaptures captures, WolfRows wolfMoves, WolfRows sheepMove) {
    this.flocks = flocks;
    this.captures = captures;
    this.wolfMoves = wolfMoves;
    this.sheepMove = sheepMove;
  }

  void solve(Workers workers, Ticker ticker) throws InterruptedException {
    Map<Integer, List<FlockRows.Group>> byHeight =
        flocks.groups().stream()
            .sorted(Comparator.comparingInt(FlockRows.Group::size).reversed())
            .collect(
                Collectors.groupingBy(
                    FlockRows.Group::height,
                    () -> new TreeMap<>(Comparator.reverseOrder()),
                    Collectors.toList()));
    for (List<FlockRows.Group> groups : byHeight.values()) {
      workers.share(
          groups.size(),
          1,
          (from, to) -> {
            FlockRows.Group group = groups.get((int) from);
            new Round(group).solve();
            ticker.add(group.size());
          });
    }
  }

  /** All points from which one step leads into a set. */
  private static int spread(int set) {
    int mask = (1 << SPREAD_BITS) - 1;
    return SPREAD[0][set & mask]
        | SPREAD[1][set >>> SPREAD_BITS & mask]
        | SPREAD[2][set >>> (2 * SPREAD_BITS)];
  }

  private int mirrored(int set) {
    return symmetries.image(1, set);
  }

  /** One group of flocks, on the way to its values. */
  private final class Round {

    private final FlockRows.Group group;

    /** What steps up and captures settle, for each flock. */
    private final long[] afterStepsUp;

    private final long[] afterCaptures;

    /** Where a wolf steps, since it can't capture. */
    private final int[] stepping;

    private final boolean[] waiting;
    private boolean changed;

    Round(FlockRows.Group group) {
      this.group = group;
      this.afterStepsUp = new long[group.size()];
      this.afterCaptures = new long[group.size()];
      this.stepping = new int[group.size()];
      this.waiting = new boolean[group.size()];
    }

    void solve() {
      group.each(this::begin);
      do {
        changed = false;
        group.each(this::goOver);
      } while (changed);
    }

    /** One flock of each mirrored pair stands for both. */
    private boolean standsForBoth(int flock) {
      return flock <= mirrored(flock);
    }

    private void begin(int number, int flock) {
      if (!standsForBoth(flock)) {
        return;
      }
      int free = BOARD.all() & ~flock;
      if ((flock & DEN) == DEN) {
        // KU-5: sheep hold the den.
        settle(wolfMoves, number, flock, WolfRows.row(0, free));
        settle(sheepMove, number, flock, WolfRows.row(0, free));
        return;
      }
      afterStepsUp[number] = afterSteps(UP, flock, free, WolfRows.row(free, 0));
      afterCaptures[number] = captures.row(flock, free);
      // KU-3: a wolf that can capture must, so its other moves don't count.
      stepping[number] = free & ~KukuliCaptures.able(flock, free);
      waiting[number] = true;
    }

    /**
     * What steps of sheep leave, with others before them: where all of them lose for the sheep, and
     * where one wins.
     */
    private long afterSteps(int[] ways, int flock, int free, long before) {
      int wolfWins = WolfRows.wolfWins(before);
      int sheepWin = WolfRows.sheepWin(before);
      for (int rest = flock; rest != 0; rest &= rest - 1) {
        int tos = ways[Integer.numberOfTrailingZeros(rest)] & free;
        for (; tos != 0; tos &= tos - 1) {
          int to = tos & -tos;
          long row = wolfMoves.get(flocks.index(flock ^ (rest & -rest) ^ to));
          // Where the wolf stands on the target, this step is none.
          wolfWins &= WolfRows.wolfWins(row) | to;
          sheepWin |= WolfRows.sheepWin(row);
        }
      }
      return WolfRows.row(wolfWins, sheepWin);
    }

    private void goOver(int number, int flock) {
      if (!waiting[number]) {
        return;
      }
      waiting[number] = false;
      int free = BOARD.all() & ~flock;
      long sheepRow = afterSteps(SIDEWAYS, flock, free, afterStepsUp[number]);
      long wolfRow = afterWolf(number, free, sheepRow);
      if (sheepMove.get(group.base() + number) != sheepRow) {
        settle(sheepMove, number, flock, sheepRow);
      }
      if (wolfMoves.get(group.base() + number) != wolfRow) {
        settle(wolfMoves, number, flock, wolfRow);
        wakeNeighbours(flock, free);
      }
    }

    private long afterWolf(int number, int free, long sheepRow) {
      int wins = spread(WolfRows.wolfWins(sheepRow));
      // KU-5: a wolf with no way out has lost.
      int escapes = spread(free & ~WolfRows.sheepWin(sheepRow));
      return WolfRows.row(
          WolfRows.wolfWins(afterCaptures[number]) | (wins & stepping[number]),
          WolfRows.sheepWin(afterCaptures[number]) | (stepping[number] & ~escapes));
    }

    private void settle(WolfRows rows, int number, int flock, long row) {
      rows.set(group.base() + number, row);
      int mirror = mirrored(flock);
      if (mirror != flock) {
        long turned =
            WolfRows.row(mirrored(WolfRows.wolfWins(row)), mirrored(WolfRows.sheepWin(row)));
        rows.set(flocks.index(mirror), turned);
      }
    }

    private void wakeNeighbours(int flock, int free) {
      for (int rest = flock; rest != 0; rest &= rest - 1) {
        int tos = SIDEWAYS[Integer.numberOfTrailingZeros(rest)] & free;
        for (; tos != 0; tos &= tos - 1) {
          int neighbour = flock ^ (rest & -rest) ^ (tos & -tos);
          int standing = Math.min(neighbour, mirrored(neighbour));
          waiting[(int) (flocks.index(standing) - group.base())] = true;
          changed = true;
        }
      }
    }
  }
}
