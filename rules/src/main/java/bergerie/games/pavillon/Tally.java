package bergerie.games.pavillon;

/**
 * What a player has had in this combat.
 *
 * @param weapon uses of the weapon’s abilities
 * @param aspect uses of the aspect’s abilities
 * @param turns turns begun
 */
record Tally(int weapon, int aspect, int turns) {

  static final Tally NONE = new Tally(0, 0, 0);

  Tally usingWeapon(int ability) {
    return new Tally(Uses.more(weapon, ability), aspect, turns);
  }

  Tally usingAspect(int ability) {
    return new Tally(weapon, Uses.more(aspect, ability), turns);
  }

  Tally newAspect() {
    return new Tally(weapon, 0, turns);
  }

  Tally turnBegun() {
    return new Tally(weapon, aspect, turns + 1);
  }
}
