package bergerie.games.pavillon;

import java.util.EnumSet;
import java.util.Set;

/** When an ability works. */
public sealed interface Trigger {

  /** A moment of the game, or all the time. */
  enum Moment implements Trigger {
    ON_TAME("on-tame"),
    COMBAT_START("combat-start"),
    BEFORE_STRIKE("before-strike"),
    ON_STRIKE("on-strike"),
    ON_STRUCK("on-struck"),
    ON_KILL("on-kill"),
    ON_DEATH("on-death"),
    ALLY_DEATH("ally-death"),
    ANY_DEATH("any-death"),
    ON_EQUIP("on-equip"),
    WEAPON_STRIKE("weapon-strike"),
    WEAPON_HIT_TAKEN("weapon-hit-taken"),
    ROUND_WON("round-won"),
    ROUND_LAST("round-last"),
    PASSIVE("passive"),
    CAST("cast");

    private final String id;

    Moment(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }

    int bit() {
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
