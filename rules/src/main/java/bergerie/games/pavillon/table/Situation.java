package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.rules.Seat;
import java.util.Optional;

/** What can be asked of a table, be it at rest or at work. */
public interface Situation {

  Ground ground();

  /** The player of the seat with this number. */
  Player player(int seat);

  default Player player(Seat seat) {
    return player(seat.index());
  }

  Pile<Species> pets();

  Pile<Weapon> weapons();

  Pile<Spell> spells();

  ShortList<Weapon> shop();

  ShortList<Spell> row();

  /** Whose turn it is. */
  Seat active();

  /** Who has passed since the last strike, as bits. */
  int passes();

  /** Who may cast no spell for now, having done so (PT-35), as bits. */
  int cast();

  Optional<Strike> declared();

  /** The number of the combat, and of the turn in it; 0 outside of combats. */
  int round();

  int turn();

  /** What is to be done next. */
  Task next();

  /** Whether nothing is left to be done. */
  boolean over();

  /** Who holds a spell, as bits. */
  default int holding() {
    int bits = 0;
    for (int i = 0; i < seats(); i++) {
      bits |= player(i).hand().isEmpty() ? 0 : 1 << i;
    }
    return bits;
  }

  // PT-35: who may respond, as bits: from what everybody can see, so that nothing can be read from
  // who is asked.
  default int eligible() {
    return holding() & ~cast();
  }

  /** Who has a living pet, as bits. */
  default int standing() {
    int bits = 0;
    for (int i = 0; i < seats(); i++) {
      bits |= player(i).hasLivingPet() ? 1 << i : 0;
    }
    return bits;
  }

  default int seats() {
    return ground().players();
  }

  default Optional<Pet> pet(PetRef ref) {
    return player(ref.seat()).pets().in(ref.slot());
  }

  /** The pet that is surely in this place. */
  default Pet surely(PetRef ref) {
    return player(ref.seat()).pets().surelyIn(ref.slot());
  }

  default boolean alive(PetRef ref) {
    return (player(ref.seat()).pets().living() & (1 << ref.slot())) != 0;
  }

  /** The card that an effect comes from. */
  default Card card(Source source) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> surely(ref).species();
      case Source.OfWeapon(Seat seat) -> player(seat).weapon();
      case Source.OfAspect(Seat seat) -> player(seat).aspect().orElseThrow();
      case Source.OfSpell(_, Spell spell) -> spell;
    };
  }

  default Ability ability(Source source, int number) {
    return card(source).powers().all().get(number);
  }

  default Ability.Clause clause(Task.Apply apply) {
    return ability(apply.source(), apply.ability()).clauses().get(apply.clause());
  }
}
