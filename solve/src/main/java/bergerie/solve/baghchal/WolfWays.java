package bergerie.solve.baghchal;

import static bergerie.games.baghchal.BaghChalPosition.BOARD;

import bergerie.bots.layers.PositionIndex;
import bergerie.rules.board.Jump;
import java.util.ArrayList;
import java.util.List;

/**
 * All moves of four wolves that stand for their orbit, whatever the flock: for each, the orbit it
 * leads to and, by two look-ups, the slots that the flock has there.
 */
final class WolfWays {

  private static final int LOW_BITS = 11;
  private static final int LOW_MASK = (1 << LOW_BITS) - 1;

  /** A step, or a capture if a sheep must stand somewhere. */
  static final class Way {
    private final int looked;
    private final int wanted;
    private final int orbit;
    private final int[] low;
    private final int[] high;

    /**
     * A move.
     *
     * @param over the point of the captured sheep as a bit, 0 for a step
     */
    Way(PositionIndex index, int wolves, int from, int over, int to) {
      int here = index.orbit(wolves);
      int after = wolves ^ from ^ to;
      this.orbit = index.orbit(after);
      this.wanted = index.slots(here, over);
      this.looked = index.slots(here, over | to);
      int[] images = new int[index.slotCount()];
      for (int slot = 0; slot < images.length; slot++) {
        int point = index.flock(here, 1 << slot);
        images[slot] =
            (point & (over | to)) != 0 ? 0 : index.slots(orbit, index.turned(after, point));
      }
      this.low = unions(images, 0, LOW_BITS);
      this.high = unions(images, LOW_BITS, images.length - LOW_BITS);
    }

    private static int[] unions(int[] images, int shift, int bits) {
      int[] unions = new int[1 << bits];
      for (int set = 1; set < unions.length; set++) {
        unions[set] = unions[set & (set - 1)] | images[shift + Integer.numberOfTrailingZeros(set)];
      }
      return unions;
    }

    boolean open(int slots) {
      return (slots & looked) == wanted;
    }

    boolean captures() {
      return wanted != 0;
    }

    int orbit() {
      return orbit;
    }

    /** The slots of the flock after the move. */
    int after(int slots) {
      return low[slots & LOW_MASK] | high[slots >>> LOW_BITS];
    }
  }

  private WolfWays() {}

  static List<Way> of(PositionIndex index, int wolves) {
    List<Way> ways = new ArrayList<>();
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      for (Jump jump : BOARD.jumps(from)) {
        if (((jump.over().bit() | jump.to().bit()) & wolves) == 0) {
          ways.add(new Way(index, wolves, 1 << from, jump.over().bit(), jump.to().bit()));
        }
      }
      for (int tos = BOARD.neighbours(from) & ~wolves; tos != 0; tos &= tos - 1) {
        ways.add(new Way(index, wolves, 1 << from, 0, tos & -tos));
      }
    }
    return ways;
  }
}
