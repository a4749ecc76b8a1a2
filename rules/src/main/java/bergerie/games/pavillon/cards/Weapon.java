package bergerie.games.pavillon.cards;

import bergerie.rules.Words;

/** A weapon card (PT-5). */
public record Weapon(
    int index, String id, Words name, int attack, int cost, Powers powers, Words text)
    implements Card {

  // PT-5: everyone has at least the basic weapon: 2 Attack, no cost, no effect.
  public static final Weapon BASIC =
      new Weapon(
          -1, "basic", new Words("Basic weapon", "Arme basique"), 2, 0, Powers.NONE, NO_EFFECT);

  public boolean basic() {
    return index < 0;
  }

  // PT-21: the old weapon refunds its Cost - 1, never below 0.
  public int refund() {
    return Math.max(0, cost - 1);
  }

  // A card is one of a kind: comparing its place is enough.
  @Override
  public boolean equals(Object other) {
    return other instanceof Weapon weapon && weapon.index == index && weapon.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
