package bergerie.games.pavillon;

import bergerie.rules.Seat;

/** A pet in play: whose, and in which of the three places. */
public record PetRef(Seat seat, int slot) implements Comparable<PetRef> {

  static final int SLOTS = 3;

  /** Pets of all players together. */
  static final int MOST = 4 * SLOTS;

  private static final PetRef[] ALL = all();

  static PetRef of(Seat seat, int slot) {
    return ALL[seat.index() * SLOTS + slot];
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
