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
record Matter(List<PetRef> pets, List<Seat> players, int amount) {

  static final Matter NONE = new Matter(List.of(), List.of(), 0);

  Matter {
    pets = List.copyOf(pets);
    players = List.copyOf(players);
  }

  static Matter of(PetRef pet) {
    return new Matter(List.of(pet), List.of(), 0);
  }

  static Matter of(PetRef pet, int amount) {
    return new Matter(List.of(pet), List.of(), amount);
  }

  static Matter hit(List<Seat> players) {
    return new Matter(List.of(), players, 0);
  }
}
