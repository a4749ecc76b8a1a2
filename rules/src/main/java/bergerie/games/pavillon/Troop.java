package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import java.util.AbstractList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * The pets of a player, in the order of their places. What they have between them is added up once:
 * most questions are about something none of them has.
 */
public final class Troop extends AbstractList<Pet> implements RandomAccess {

  static final Troop NONE = new Troop(Few.none());

  private final Few<Pet> pets;
  private final int living;
  private final int stunned;
  private final int assets;
  private final int fired;

  private Troop(Few<Pet> pets) {
    this.pets = pets;
    int alive = 0;
    int still = 0;
    int given = 0;
    int moments = 0;
    for (int i = 0; i < pets.size(); i++) {
      Pet pet = pets.get(i);
      Powers powers = pet.species().powers();
      if (pet.alive()) {
        alive |= 1 << pet.slot();
        given |= powers.assets();
      }
      still |= pet.stunned() ? 1 << pet.slot() : 0;
      moments |= powers.fired();
    }
    living = alive;
    stunned = still;
    assets = given;
    fired = moments;
  }

  static Troop of(Collection<Pet> pets) {
    return new Troop(Few.copyOf(pets));
  }

  @Override
  public Pet get(int index) {
    return pets.get(index);
  }

  @Override
  public int size() {
    return pets.size();
  }

  @Override
  public Iterator<Pet> iterator() {
    return pets.iterator();
  }

  /** The places of those that are alive, as bits. */
  int living() {
    return living;
  }

  /** The places of those that are stunned, as bits. */
  int stunned() {
    return stunned;
  }

  /** What the living ones give all the time, as bits of {@link Asset}. */
  int assets() {
    return assets;
  }

  /** When something is set off by one of them, dead or alive, as bits of {@link Moment}. */
  int fired() {
    return fired;
  }

  Optional<Pet> in(int slot) {
    int index = indexOf(slot);
    return index < 0 ? Optional.empty() : Optional.of(pets.get(index));
  }

  /** The one in this place, where there surely is one. */
  Pet surelyIn(int slot) {
    return pets.get(indexOf(slot));
  }

  private int indexOf(int slot) {
    int index = Math.min(slot, pets.size() - 1);
    while (index >= 0 && pets.get(index).slot() != slot) {
      index--;
    }
    return index;
  }

  /** With another one in the place of this one. */
  Troop with(Pet changed) {
    return new Troop(pets.with(indexOf(changed.slot()), changed));
  }

  /** With one more, in the first free place. */
  Troop and(Species species) {
    int slot = freeSlot();
    return new Troop(pets.inserted(slot, Pet.fresh(slot, species)));
  }

  int freeSlot() {
    int slot = 0;
    while (slot < pets.size() && pets.get(slot).slot() == slot) {
      slot++;
    }
    return slot;
  }

  Troop without(Pet pet) {
    return new Troop(pets.without(pet));
  }

  /** PT-34: all of them healed, face up, and nothing left of the combat. */
  Troop rested() {
    Pet[] fresh = new Pet[pets.size()];
    for (int i = 0; i < fresh.length; i++) {
      fresh[i] = Pet.fresh(pets.get(i).slot(), pets.get(i).species());
    }
    return new Troop(Few.of(fresh));
  }
}
