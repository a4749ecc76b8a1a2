package bergerie.games.pavillon;

import bergerie.rules.Seat;

/**
 * What an ability was set off by.
 *
 * @param pets the struck pet, the attacker, the dead, or what a spell was aimed at
 * @param players the players hit, or whom a spell was aimed at
 * @param amount the damage left over of a killing strike
 */
record Matter(Few<PetRef> pets, Few<Seat> players, int amount) {

  static final Matter NONE = new Matter(Few.none(), Few.none(), 0);

  static Matter of(PetRef pet) {
    return new Matter(pet.alone(), Few.none(), 0);
  }

  static Matter of(PetRef pet, int amount) {
    return new Matter(pet.alone(), Few.none(), amount);
  }

  static Matter hit(Few<Seat> players) {
    return new Matter(Few.none(), players, 0);
  }
}
