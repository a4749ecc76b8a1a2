package bergerie.games.pavillon;

import bergerie.rules.Words;
import java.util.List;

/** A pet card (PT-3). */
public record Species(
    int index,
    String id,
    Words name,
    Kind kind,
    Rarity rarity,
    int attack,
    int life,
    List<Ability> abilities,
    List<Ability> passives,
    Words text)
    implements Card {
  public Species {
    abilities = List.copyOf(abilities);
    passives = List.copyOf(passives);
  }

  boolean exotic() {
    return rarity == Rarity.EXOTIC;
  }

  // A card is one of a kind: comparing its place is enough.
  @Override
  public boolean equals(Object other) {
    return other instanceof Species species && species.index == index && species.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
