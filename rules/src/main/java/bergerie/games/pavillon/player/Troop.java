package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.Asset;
import bergerie.games.pavillon.cards.Powers;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Trigger.Moment;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * The pets of a player, in the order of their places. What they have between them is added up once:
 * most questions are about something none of them has.
 */
public final class Troop extends AbstractList<Pet> implements RandomAccess {

  static final Troop NONE = new Troop(new Pet[0]);

  private final Pet[] pets;
  private final int places;
  private final int living;
  private final int stunned;
  private final int assets;
  private final int fired;

  private Troop(Pet[] pets) {
    this.pets = pets;
    int taken = 0;
    int alive = 0;
    int still = 0;
    int given = 0;
    int moments = 0;
    for (Pet pet : pets) {
      Powers powers = pet.species().powers();
      taken |= 1 << pet.slot();
      if (pet.alive()) {
        alive |= 1 << pet.slot();
        given |= powers.assets();
      }
      still |= pet.stunned() ? 1 << pet.slot() : 0;
      moments |= powers.fired();
    }
    places = taken;
    living = alive;
    stunned = still;
    assets = given;
    fired = moments;
  }

  public static Troop of(Collection<Pet> pets) {
    return new Troop(pets.toArray(new Pet[0]));
  }

  @Override
  public Pet get(int index) {
    return pets[index];
  }

  @Override
  public int size() {
    return pets.length;
  }

  @Override
  public Iterator<Pet> iterator() {
    return Arrays.asList(pets).iterator();
  }

  /** The places that are taken, as bits. */
  public int places() {
    return places;
  }

  /** The places of those that are alive, as bits. */
  public int living() {
    return living;
  }

  /** The places of those that are stunned, as bits. */
  public int stunned() {
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

  public Optional<Pet> in(int slot) {
    int index = indexOf(slot);
    return index < 0 ? Optional.empty() : Optional.of(pets[index]);
  }

  /** The one in this place, where there surely is one. */
  public Pet surelyIn(int slot) {
    return pets[indexOf(slot)];
  }

  private int indexOf(int slot) {
    int index = Math.min(slot, pets.length - 1);
    while (index >= 0 && pets[index].slot() != slot) {
      index--;
    }
    return index;
  }

  /** With another one in the place of this one. */
  Troop with(Pet changed) {
    Pet[] now = pets.clone();
    now[indexOf(changed.slot())] = changed;
    return new Troop(now);
  }

  /** With one more, in the first free place. */
  Troop and(Species species) {
    int slot = freeSlot();
    Pet[] more = new Pet[pets.length + 1];
    System.arraycopy(pets, 0, more, 0, slot);
    more[slot] = Pet.fresh(slot, species);
    System.arraycopy(pets, slot, more, slot + 1, pets.length - slot);
    return new Troop(more);
  }

  public int freeSlot() {
    int slot = 0;
    while (slot < pets.length && pets[slot].slot() == slot) {
      slot++;
    }
    return slot;
  }

  Troop without(Pet pet) {
    int index = indexOf(pet.slot());
    Pet[] less = Arrays.copyOf(pets, pets.length - 1);
    System.arraycopy(pets, index + 1, less, index, less.length - index);
    return new Troop(less);
  }

  /** PT-34: all of them healed, face up, and nothing left of the combat. */
  Troop rested() {
    Pet[] fresh = pets.clone();
    for (int i = 0; i < fresh.length; i++) {
      fresh[i] = Pet.fresh(pets[i].slot(), pets[i].species());
    }
    return new Troop(fresh);
  }
}
