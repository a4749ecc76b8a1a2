package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Uses;
import bergerie.games.pavillon.player.Affliction.Calmed;
import bergerie.games.pavillon.player.Affliction.Stunned;

/**
 * A tamed pet. All but the card ends with the combat (PT-34).
 *
 * @param life 0 when it lies face down
 * @param raised what its Attack gained in this combat
 * @param lowered what its Attack lost in this combat
 * @param uses how often its abilities were used in this combat, four bits each
 */
public record Pet(
    int slot,
    Species species,
    int life,
    int raised,
    int lowered,
    ShortList<Affliction> afflictions,
    int uses) {

  public static Pet fresh(int slot, Species species) {
    return new Pet(slot, species, species.life(), 0, 0, ShortList.none(), 0);
  }

  public boolean alive() {
    return life > 0;
  }

  public boolean stunned() {
    for (int i = 0; i < afflictions.size(); i++) {
      if (afflictions.get(i) instanceof Stunned) {
        return true;
      }
    }
    return false;
  }

  public int used(int ability) {
    return Uses.of(uses, ability);
  }

  public Pet using(int ability) {
    return new Pet(slot, species, life, raised, lowered, afflictions, Uses.more(uses, ability));
  }

  public Pet withLife(int now) {
    return new Pet(slot, species, now, raised, lowered, afflictions, uses);
  }

  /** Face down: what it suffered and gained is gone, what it has used stays used. */
  public Pet down() {
    return new Pet(slot, species, 0, 0, 0, ShortList.none(), uses);
  }

  public Pet raisedBy(int more) {
    return new Pet(slot, species, life, raised + more, lowered, afflictions, uses);
  }

  public Pet loweredBy(int less) {
    return new Pet(slot, species, life, raised, lowered + less, afflictions, uses);
  }

  /** Without what raised its Attack, now and for the rest of the combat. */
  public Pet calmed() {
    ShortList<Affliction> now = calm() ? afflictions : afflictions.and(new Calmed());
    return new Pet(slot, species, life, 0, lowered, now, uses);
  }

  public boolean calm() {
    return afflictions.contains(new Calmed());
  }

  public Pet suffering(Affliction affliction) {
    return suffering(afflictions.and(affliction));
  }

  public Pet suffering(ShortList<Affliction> now) {
    return new Pet(slot, species, life, raised, lowered, now, uses);
  }
}
