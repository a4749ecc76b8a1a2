package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Standing;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** A move of a player, of the deal or of the sand. */
public sealed interface Move {

  // PT-10
  record Keep(Species pet) implements Move {}

  // PT-21 to PT-23
  record Buy(Weapon weapon) implements Move {}

  record Refresh() implements Move {}

  record Replace(Weapon weapon) implements Move {}

  record Tame() implements Move {}

  record Done() implements Move {}

  record Take(Optional<PetRef> over) implements Move {}

  record Release() implements Move {}

  // PT-31 and PT-33
  record Attack(PetRef by, PetRef at) implements Move {}

  record Hold() implements Move {}

  // PT-35
  /**
   * A spell is cast.
   *
   * @param entries which of several equal traps, by how often it has entered a hand (PT-41); 0 for
   *     the first in the hand
   */
  record Cast(Spell spell, int entries, List<PetRef> pets, List<Seat> players) implements Move {
    public Cast {
      pets = ShortList.copyOf(pets);
      players = ShortList.copyOf(players);
    }
  }

  record Pass() implements Move {}

  record Stand(Standing standing) implements Move {}

  /** A choice an effect asks for. */
  record ChoosePet(PetRef pet) implements Move {}

  record ChoosePlayer(Seat seat) implements Move {}

  record GiveUp(Spell spell) implements Move {}

  // PT-39
  record Pick(Spell spell) implements Move {}

  record Decline() implements Move {}

  // The deal

  record DealPet(Species pet) implements Move {}

  record DealWeapon(Weapon weapon) implements Move {}

  record DealSpell(Spell spell) implements Move {}

  record DealFirst(Seat seat) implements Move {}

  // The sand

  record SandOut() implements Move {}
}
