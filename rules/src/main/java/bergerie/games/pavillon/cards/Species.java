package bergerie.games.pavillon.cards;

import bergerie.rules.Words;

/** A pet card (PT-3). */
public record Species(
    int index,
    String id,
    Words name,
    Kind kind,
    Rarity rarity,
    int attack,
    int life,
    Powers powers,
    Words text)
    implements Card {
  public boolean exotic() {
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
