package bergerie.games.pavillon.cards;

import bergerie.rules.content.Fingerprint;
import java.util.ArrayList;
import java.util.Collections;
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

  public Cards(List<Species> pets, List<Weapon> weapons, List<Spell> spells) {
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

  /** Every copy of every pet. */
  public List<Species> everyPet() {
    List<Species> all = new ArrayList<>();
    pets.forEach(pet -> all.addAll(Collections.nCopies(pet.rarity().copies(), pet)));
    return all;
  }

  /** Every copy of every spell. */
  public List<Spell> everySpell() {
    List<Spell> all = new ArrayList<>();
    spells.forEach(spell -> all.addAll(Collections.nCopies(spell.copies(), spell)));
    return all;
  }

  /** A word that changes when a card does; names may change freely. */
  public String fingerprint() {
    StringBuilder text = new StringBuilder();
    for (Species pet : pets) {
      text.append(pet.id()).append(pet.kind()).append(pet.rarity()).append(pet.attack());
      text.append(' ').append(pet.life()).append(pet.abilities()).append(pet.powers().passives());
    }
    for (Weapon weapon : weapons) {
      text.append(weapon.id()).append(weapon.attack()).append(' ').append(weapon.cost());
      text.append(weapon.abilities()).append(weapon.powers().passives());
    }
    for (Spell spell : spells) {
      text.append(spell.id()).append(spell.family()).append(spell.abilities());
      text.append(spell.powers().passives());
      // Boxes from before there was a number had two of each.
      text.append(spell.copies() == Spell.COPIES ? "" : " " + spell.copies());
    }
    return Fingerprint.of(text.toString());
  }

  public Optional<Card> card(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  public Optional<Species> pet(String id) {
    return byId.get(id) instanceof Species species ? Optional.of(species) : Optional.empty();
  }

  public Optional<Weapon> weapon(String id) {
    return byId.get(id) instanceof Weapon weapon ? Optional.of(weapon) : Optional.empty();
  }

  public Optional<Spell> spell(String id) {
    return byId.get(id) instanceof Spell spell ? Optional.of(spell) : Optional.empty();
  }
}
