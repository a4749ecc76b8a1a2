package bergerie.games.pavillon;

import bergerie.rules.Seat;

/** Where an effect comes from. */
sealed interface Source {

  Seat owner();

  record OfPet(PetRef ref) implements Source {
    @Override
    public Seat owner() {
      return ref.seat();
    }
  }

  record OfWeapon(Seat owner) implements Source {}

  record OfAspect(Seat owner) implements Source {}

  record OfSpell(Seat owner, Spell spell) implements Source {}
}
