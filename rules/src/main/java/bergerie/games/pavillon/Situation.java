package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.Optional;

/** What can be asked of a table, be it at rest or at work. */
interface Situation {

  Ground ground();

  Player player(Seat seat);

  Pile<Species> pets();

  Pile<Weapon> weapons();

  Pile<Spell> spells();

  Few<Weapon> shop();

  Few<Spell> row();

  /** Whose turn it is. */
  Seat active();

  /** Who has passed since the last strike, as bits. */
  int passes();

  /** Who has cast a spell this turn, as bits. */
  int cast();

  Optional<Strike> declared();

  /** The number of the combat, and of the turn in it; 0 outside of combats. */
  int round();

  int turn();

  /** What is to be done next. */
  Task next();

  /** Whether nothing is left to be done. */
  boolean over();

  default int seats() {
    return ground().players();
  }

  default Optional<Pet> pet(PetRef ref) {
    return player(ref.seat()).pet(ref.slot());
  }

  default boolean alive(PetRef ref) {
    Optional<Pet> pet = pet(ref);
    return pet.isPresent() && pet.get().alive();
  }
}
