package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Trigger.Moment;
import java.util.EnumSet;
import java.util.Set;

/** The kinds of cards that bear abilities, and the moments that mean something to each. */
enum Bearer {
  PET(
      EnumSet.complementOf(
          EnumSet.of(Moment.ON_EQUIP, Moment.WEAPON_STRIKE, Moment.WEAPON_HIT_TAKEN, Moment.CAST))),
  WEAPON(EnumSet.complementOf(EnumSet.of(Moment.ON_TAME, Moment.ON_DEATH, Moment.CAST))),
  ASPECT(
      EnumSet.complementOf(
          EnumSet.of(
              Moment.ON_TAME,
              Moment.ON_DEATH,
              Moment.ON_EQUIP,
              Moment.WEAPON_STRIKE,
              Moment.WEAPON_HIT_TAKEN,
              Moment.CAST))),
  SPELL(EnumSet.of(Moment.CAST));

  private final Set<Moment> moments;

  Bearer(Set<Moment> moments) {
    this.moments = moments;
  }

  Set<Moment> moments() {
    return moments;
  }

  /** Whether spells of a family can set it off. */
  boolean answersSpells() {
    return this != SPELL;
  }

  /** Whether the card itself can be touched. */
  boolean hasSelf() {
    return this == PET;
  }
}
