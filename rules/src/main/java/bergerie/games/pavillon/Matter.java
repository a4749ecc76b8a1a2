package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.List;

/**
 * What an ability was set off by.
 *
 * @param pets the struck pet, the attacker, the dead, or what a spell was aimed at
 * @param players the players hit, or whom a spell was aimed at
 * @param amount the damage left over of a killing strike
 */
record Matter(Few<PetRef> pets, Few<Seat> players, int amount) {

  static final Matter NONE = new Matter(Few.none(), Few.none(), 0);

  private static final List<Matter> OF_ONE =
      PetRef.everywhere().stream().map(pet -> of(pet, 0)).toList();

  static Matter of(PetRef pet) {
    return OF_ONE.get(pet.index());
  }

  static Matter of(PetRef pet, int amount) {
    return new Matter(pet.alone(), Few.none(), amount);
  }

  static Matter hit(Few<Seat> players) {
    return new Matter(Few.none(), players, 0);
  }
}
