package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.rules.Seat;
import java.util.List;
import java.util.stream.IntStream;

/** A pet in play: whose, and in which of the three places. */
public record PetRef(Seat seat, int slot) implements Comparable<PetRef> {

  public static final int SLOTS = 3;

  /** Pets of all players together. */
  public static final int MOST = Player.MOST * SLOTS;

  private static final PetRef[] ALL = all();

  /** All groups of pets, by their bits. */
  private static final List<ShortList<PetRef>> GROUPS =
      IntStream.range(0, 1 << MOST).mapToObj(PetRef::group).toList();

  public static List<PetRef> everywhere() {
    return of((1 << MOST) - 1);
  }

  public static PetRef of(Seat seat, int slot) {
    return ALL[seat.index() * SLOTS + slot];
  }

  /** Those of these bits, in their order round the table. */
  public static ShortList<PetRef> of(int bits) {
    return GROUPS.get(bits);
  }

  /** The places of one player as bits, among those of all. */
  public static int bits(Seat seat, int slots) {
    return slots << (seat.index() * SLOTS);
  }

  /** This one alone. */
  public ShortList<PetRef> alone() {
    return of(bit());
  }

  public int bit() {
    return 1 << index();
  }

  /** Its number among all places, from 0. */
  public int index() {
    return seat.index() * SLOTS + slot;
  }

  private static ShortList<PetRef> group(int bits) {
    PetRef[] group = new PetRef[Integer.bitCount(bits)];
    int left = bits;
    for (int i = 0; i < group.length; i++) {
      group[i] = ALL[Integer.numberOfTrailingZeros(left)];
      left &= left - 1;
    }
    return ShortList.of(group);
  }

  private static PetRef[] all() {
    PetRef[] refs = new PetRef[MOST];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = new PetRef(Seat.of(i / SLOTS), i % SLOTS);
    }
    return refs;
  }

  @Override
  public int compareTo(PetRef other) {
    int bySeat = seat.compareTo(other.seat);
    return bySeat != 0 ? bySeat : Integer.compare(slot, other.slot);
  }
}
