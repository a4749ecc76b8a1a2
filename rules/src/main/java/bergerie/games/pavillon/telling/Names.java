package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.rules.Seat;
import java.util.List;
import java.util.stream.Collectors;

/** What seats, pets and cards are called. */
public final class Names {

  private Names() {}

  public static String seat(Seat seat) {
    return "P" + (seat.index() + 1);
  }

  public static String seats(List<Seat> seats) {
    return seats.stream().map(Names::seat).collect(Collectors.joining(","));
  }

  /** A pet by its place, as cues have it: {@code P2.1}. */
  public static String place(PetRef ref) {
    return seat(ref.seat()) + "." + (ref.slot() + 1);
  }

  /** A pet by name, as moves have it: {@code P2.loup}, its twin {@code P2.loup2}. */
  public static String pet(Situation s, PetRef ref) {
    Pet pet = s.surely(ref);
    int twin = 1;
    for (Pet other : s.player(ref.seat()).pets()) {
      if (other.slot() < pet.slot() && other.species().equals(pet.species())) {
        twin++;
      }
    }
    return seat(ref.seat()) + "." + pet.species().id() + (twin > 1 ? twin : "");
  }
}
