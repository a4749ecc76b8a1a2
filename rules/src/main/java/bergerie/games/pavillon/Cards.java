package bergerie.games.pavillon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All the cards of the box, by kind. */
public final class Cards {

  private final List<Species> pets;
  private final List<Weapon> weapons;
  private final List<Spell> spells;
  private final Map<String, Card> byId = new HashMap<>();

  Cards(List<Species> pets, List<Weapon> weapons, List<Spell> spells) {
    this.pets = List.copyOf(pets);
    this.weapons = List.copyOf(weapons);
    this.spells = List.copyOf(spells);
    byId.put(Weapon.BASIC.id(), Weapon.BASIC);
    pets.forEach(card -> byId.put(card.id(), card));
    weapons.forEach(card -> byId.put(card.id(), card));
    spells.forEach(card -> byId.put(card.id(), card));
  }

  public List<Species> pets() {
    return pets;
  }

  public List<Weapon> weapons() {
    return weapons;
  }

  public List<Spell> spells() {
    return spells;
  }

  Optional<Species> pet(String id) {
    return byId.get(id) instanceof Species species ? Optional.of(species) : Optional.empty();
  }

  Optional<Weapon> weapon(String id) {
    return byId.get(id) instanceof Weapon weapon ? Optional.of(weapon) : Optional.empty();
  }

  Optional<Spell> spell(String id) {
    return byId.get(id) instanceof Spell spell ? Optional.of(spell) : Optional.empty();
  }
}
