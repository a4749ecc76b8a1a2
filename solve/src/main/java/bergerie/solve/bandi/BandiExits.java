package bergerie.solve.bandi;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.board.Ways;
import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.WolfPairs;
import bergerie.solve.layer.WolfRows;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What leaves a layer of Bagh Bandi: captures by the wolves, and steps of sheep from their stacks.
 * Both lead to layers that are solved.
 */
final class BandiExits {

  private static final Ways WAYS = new Ways(BOARD);

  private final BandiStage stage;
  private final int[] homeOf = new int[WolfPairs.POINTS];

  /** By the home from which a sheep has stepped. */
  private final @Nullable KnownBandi[] unstacked;

  /** By the set of homes whose stacks have lost their top, and by captures. */
  private final @Nullable KnownBandi[][] captured;

  /** Finds a solved layer; the stacks may lie turned. */
  @FunctionalInterface
  interface Solved {
    KnownBandi layer(int under, int captured);
  }

  BandiExits(BandiStage stage, Solved solved) {
    BandiGround ground = stage.ground();
    this.stage = stage;
    int homes = ground.homes().size();
    this.unstacked = new KnownBandi[homes];
    this.captured = new KnownBandi[1 << homes][ground.toWin()];
    Arrays.fill(homeOf, -1);
    for (int home = 0; home < homes; home++) {
      if (BandiGround.under(stage.under(), home) > 0) {
        homeOf[ground.homes().get(home).index()] = home;
        int lower = BandiGround.lower(stage.under(), home);
        unstacked[home] = solved.layer(lower, stage.captured());
      }
    }
    for (int jumped = 0; jumped < captured.length; jumped++) {
      int jumps = Math.max(1, Integer.bitCount(jumped));
      for (int now = stage.captured() + jumps; now < ground.toWin() && stands(jumped); now++) {
        BandiStage next = new BandiStage(ground, under(jumped), now);
        if (next.singles() >= 0) {
          captured[jumped][now] = solved.layer(next.under(), now);
        }
      }
    }
  }

  private boolean stands(int homes) {
    for (int rest = homes; rest != 0; rest &= rest - 1) {
      if (BandiGround.under(stage.under(), Integer.numberOfTrailingZeros(rest)) == 0) {
        return false;
      }
    }
    return true;
  }

  private int under(int jumped) {
    int under = stage.under();
    for (int rest = jumped; rest != 0; rest &= rest - 1) {
      under = BandiGround.lower(under, Integer.numberOfTrailingZeros(rest));
    }
    return under;
  }

  /** Goes through flocks one after the other; each thread has its own. */
  final class Look {
    private final KnownBandi.Room room = new KnownBandi.Room();
    private final long[] wins = new long[WolfPairs.WORDS];
    private final long[] holds = new long[WolfPairs.WORDS];
    private final BandiGoal toWin;
    private final BandiGoal toHold;

    /** The points of the other wolf from which the chains of one wolf win, or don't lose. */
    private int winning;

    private int holding;

    Look(BandiGoal toWin, BandiGoal toHold) {
      this.toWin = toWin;
      this.toHold = toHold;
    }

    void at(int number, int flock) {
      unstack(number, flock);
      capture(number, flock);
    }

    // BB-2: sheep step from the top of a stack.
    private void unstack(int number, int flock) {
      for (int word = 0; word < WolfPairs.WORDS; word++) {
        wins[word] = WolfPairs.outside(flock, word);
        holds[word] = wins[word];
      }
      for (int home = 0; home < unstacked.length; home++) {
        KnownBandi after = unstacked[home];
        if (after != null) {
          after.unstack(flock, stage.ground().homes().get(home).bit(), room, wins, holds);
        }
      }
      toWin.unstacking().set(number, wins);
      toHold.unstacking().set(number, holds);
    }

    private void capture(int number, int flock) {
      for (int word = 0; word < WolfPairs.WORDS; word++) {
        wins[word] = ~WolfPairs.outside(flock, word);
        holds[word] = wins[word];
      }
      int free = BOARD.all() & ~flock;
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int wolf = Integer.numberOfTrailingZeros(rest);
        if (WAYS.jumps(wolf, flock, free) != 0) {
          winning = 0;
          holding = 0;
          chains(wolf, flock, 0, 0, stage.captured(), free & ~(1 << wolf));
          WolfPairs.join(wolf, winning, wins);
          WolfPairs.join(wolf, holding, holds);
        }
      }
      toWin.captures().set(number, wins);
      toHold.captures().set(number, holds);
    }

    /**
     * All chains of a wolf from where it is; every prefix is a move (HG-3).
     *
     * @param jumped the points jumped so far, none of which is jumped again (BB-4)
     * @param lowered the homes among them that had stacks
     * @param others where the other wolf may be: not on the way, and not where all is won already
     */
    private void chains(int wolf, int flock, int jumped, int lowered, int taken, int others) {
      int free = BOARD.all() & ~flock;
      int jumps = WAYS.jumps(wolf, flock & ~jumped, free);
      for (; jumps != 0; jumps &= jumps - 1) {
        int over = WAYS.over(wolf, jumps & -jumps);
        int landing = WAYS.landing(wolf, jumps & -jumps);
        int apart = others & ~landing & ~winning;
        if (taken + 1 == stage.ground().toWin()) {
          // BB-5: this capture wins.
          winning |= apart;
          holding |= apart;
        } else if (apart != 0) {
          // BB-3: of a stack only the top is captured.
          int home = homeOf[Integer.numberOfTrailingZeros(over)];
          int left = home < 0 ? flock ^ over : flock;
          int low = home < 0 ? lowered : lowered | 1 << home;
          int to = Integer.numberOfTrailingZeros(landing);
          end(to, left, low, taken + 1, apart);
          chains(to, left, jumped | over, low, taken + 1, apart & ~winning);
        }
      }
    }

    private void end(int wolf, int flock, int lowered, int taken, int others) {
      KnownBandi after = captured[lowered][taken];
      if (after == null) {
        throw new IllegalStateException("a layer after captures is missing");
      }
      long row = after.row(flock, wolf, room);
      winning |= WolfRows.wolfWins(row) & others;
      holding |= others & ~WolfRows.sheepWin(row);
    }
  }
}
