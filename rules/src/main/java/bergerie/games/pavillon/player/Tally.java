package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Uses;

/**
 * What a player has had in this combat.
 *
 * @param weapon uses of the weapon’s abilities
 * @param aspect uses of the aspect’s abilities
 * @param turns turns begun
 * @param before uses of the aspects that were replaced: who casts one of them again has had them
 */
public record Tally(int weapon, int aspect, int turns, ShortList<Worn> before) {

  static final Tally NONE = new Tally(0, 0, 0, ShortList.none());

  /** An aspect that was in play before, and how often its abilities were used. */
  public record Worn(Spell aspect, int uses) {}

  public Tally usingWeapon(int ability) {
    return new Tally(Uses.more(weapon, ability), aspect, turns, before);
  }

  public Tally usingAspect(int ability) {
    return new Tally(weapon, Uses.more(aspect, ability), turns, before);
  }

  Tally putAway(Spell worn) {
    return new Tally(weapon, 0, turns, aspect == 0 ? before : before.and(new Worn(worn, aspect)));
  }

  Tally takenUp(Spell now) {
    for (Worn worn : before) {
      if (worn.aspect().equals(now)) {
        return new Tally(weapon, worn.uses(), turns, before.without(worn));
      }
    }
    return new Tally(weapon, 0, turns, before);
  }

  public Tally turnBegun() {
    return new Tally(weapon, aspect, turns + 1, before);
  }
}
