package bergerie.games.pavillon.cards;

import bergerie.rules.Named;
import java.util.EnumSet;
import java.util.Set;

/** When an ability works. */
public sealed interface Trigger {

  /** A moment of the game, or all the time. */
  enum Moment implements Trigger, Named {
    ON_TAME,
    COMBAT_START,
    BEFORE_STRIKE,
    ON_STRIKE,
    ON_STRUCK,
    ON_KILL,
    ON_DEATH,
    ALLY_DEATH,
    ANY_DEATH,
    ON_EQUIP,
    WEAPON_STRIKE,
    WEAPON_HIT_TAKEN,
    ROUND_WON,
    ROUND_LAST,
    PASSIVE,
    CAST;

    public int bit() {
      return 1 << ordinal();
    }
  }

  /** The owner has cast a spell of one of these families. */
  record SpellCast(Set<Family> families) implements Trigger {
    public SpellCast {
      families = EnumSet.copyOf(families);
    }
  }

  /** A spell of one of these families is about to touch this pet. */
  record SpellTargeted(Set<Family> families) implements Trigger {
    public SpellTargeted {
      families = EnumSet.copyOf(families);
    }
  }
}
