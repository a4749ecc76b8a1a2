package bergerie.solve.bandi;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.board.Symmetries;
import bergerie.bots.layers.BandiFlocks;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.Packing;
import bergerie.bots.layers.WolfPairs;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.Layers;
import bergerie.solve.layer.WolfRows;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/**
 * A solved layer of Bagh Bandi as it is seen from one that is being solved, which may lie turned.
 * In its file each value has two bits, whose meanings are those of {@link Code}: the high one is
 * set where the side to move wins, the low one where it has lost.
 */
final class KnownBandi {

  static final Packing PACKING =
      new Packing(2, List.of((int) Code.DRAW, (int) Code.LOST_NOW, (int) Code.WON_NEXT));

  /** So many bytes behind the last value may be read. */
  static final int MARGIN = 32;

  static final long WON = 0xAAAAAAAAAAAAAAAAL;
  static final long LOST = 0x5555555555555555L;

  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** Room to read into; each thread has its own. */
  static final class Room {
    private final long[] won = new long[WolfPairs.WORDS + 1];
    private final long[] lost = new long[WolfPairs.WORDS + 1];
    private final long[] pairs = new long[WolfPairs.WORDS];
    private final long[] wins = new long[WolfPairs.WORDS];
    private final long[] holds = new long[WolfPairs.WORDS];
  }

  private final BandiFlocks flocks;
  private final Symmetries symmetries;
  private final int there;
  private final int back;
  private final PairMap turnBack;
  private final MemorySegment wolvesMove;
  private final MemorySegment sheepMove;

  /**
   * A layer.
   *
   * @param there the symmetry that leads from the layer being solved to the one in the file
   * @param turns the ways back, for each symmetry
   */
  KnownBandi(BandiStage stage, Layers.Mapped layer, int there, List<PairMap> turns) {
    this.flocks = stage.flocks();
    this.symmetries = stage.ground().symmetries();
    this.there = there;
    this.back = symmetries.inverse(there);
    this.turnBack = turns.get(back);
    this.wolvesMove = layer.packed(Side.WOLVES);
    this.sheepMove = layer.packed(Side.SHEEP);
  }

  /**
   * Sheep to move: for one wolf, the points of the other from which wolves or sheep win, as {@link
   * WolfRows} hold them.
   */
  long row(int flock, int wolf, Room room) {
    int turnedFlock = symmetries.image(there, flock);
    int turnedWolf = symmetries.image(there, 1 << wolf);
    int free = BOARD.all() & ~turnedFlock;
    load(sheepMove, turnedFlock, room);
    int slot = Integer.bitCount(free & (turnedWolf - 1));
    int partners = free ^ turnedWolf;
    return WolfRows.row(
        turnedBack(Integer.expand(WolfPairs.partners(room.lost, slot), partners)),
        turnedBack(Integer.expand(WolfPairs.partners(room.won, slot), partners)));
  }

  private int turnedBack(int set) {
    return symmetries.image(back, set);
  }

  /**
   * Wolves to move: takes away all pairs but those from which wolves win, or don't lose, whatever
   * step a sheep has made from a home.
   */
  void unstack(int flock, int home, Room room, long[] wins, long[] holds) {
    int turnedFlock = symmetries.image(there, flock);
    int turnedHome = Integer.numberOfTrailingZeros(symmetries.image(there, home));
    Arrays.fill(room.wins, -1);
    Arrays.fill(room.holds, -1);
    for (int tos = BOARD.neighbours(turnedHome) & ~turnedFlock; tos != 0; tos &= tos - 1) {
      keep(turnedFlock | (tos & -tos), room);
    }
    meet(room.wins, room, wins);
    meet(room.holds, room, holds);
  }

  private void keep(int flock, Room room) {
    load(wolvesMove, flock, room);
    WolfPairs.expand(room.won, flock, room.pairs);
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      room.wins[word] &= room.pairs[word] | ~WolfPairs.outside(flock, word);
    }
    WolfPairs.expand(room.lost, flock, room.pairs);
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      room.holds[word] &= ~room.pairs[word];
    }
  }

  private void meet(long[] found, Room room, long[] kept) {
    if (there != 0) {
      Arrays.fill(room.pairs, 0);
      found[WolfPairs.WORDS - 1] &= WolfPairs.all(WolfPairs.WORDS - 1);
      turnBack.lead(found, room.pairs);
    }
    long[] turned = there == 0 ? found : room.pairs;
    for (int word = 0; word < WolfPairs.WORDS; word++) {
      kept[word] &= turned[word];
    }
  }

  /** Reads the values of a flock, closely packed. */
  private void load(MemorySegment values, int flock, Room room) {
    int pairs = flocks.pairs();
    long first = (long) flocks.number(flocks.slots(flock)) * pairs;
    for (int word = 0; word * Long.SIZE < pairs; word++) {
      long at = first + (long) word * Long.SIZE;
      long low = read(values, at);
      long high = read(values, at + Long.SIZE / 2);
      room.won[word] = Long.compress(low, WON) | Long.compress(high, WON) << 32;
      room.lost[word] = Long.compress(low, LOST) | Long.compress(high, LOST) << 32;
    }
  }

  /** As many values as have room, from one on. */
  private static long read(MemorySegment values, long first) {
    long bit = 2 * first;
    long at = bit >>> 3;
    int shift = (int) bit & 7;
    return values.get(EIGHT, at) >>> shift
        | (long) values.get(ValueLayout.JAVA_BYTE, at + Long.BYTES) << 1 << (63 - shift);
  }
}
