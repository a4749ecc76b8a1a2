package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;

/** Which effects and targets mean something after which trigger. */
final class Fit {

  private Fit() {}

  static boolean works(Trigger trigger, Effect effect) {
    boolean lasting = trigger == Moment.PASSIVE;
    boolean changesOnly =
        trigger == Moment.BEFORE_STRIKE
            || trigger == Moment.WEAPON_HIT_TAKEN
            || trigger instanceof Trigger.SpellTargeted;
    return switch (effect) {
      case Effect.Vigour _,
          Effect.Guard _,
          Effect.SpellShield _,
          Effect.NoAdvantage _,
          Effect.Limit _,
          Effect.HitOne _,
          Effect.SpellPower _ ->
          lasting;
      case Effect.Attack _ -> !changesOnly;
      case Effect.StrikeChange _, Effect.StrikeNothing _ ->
          trigger == Moment.BEFORE_STRIKE || trigger == Moment.ON_STRUCK;
      case Effect.HitChange _ ->
          trigger == Moment.WEAPON_STRIKE || trigger == Moment.WEAPON_HIT_TAKEN;
      case Effect.Prevent _ -> trigger instanceof Trigger.SpellTargeted;
      case Effect.CancelStrike _ -> trigger == Moment.CAST;
      case Effect.Excess _ -> trigger == Moment.ON_KILL;
      case Effect.Revive _ ->
          trigger == Moment.ON_DEATH || trigger == Moment.ALLY_DEATH || trigger == Moment.ANY_DEATH;
      case Effect.ExtraStrike _ ->
          trigger == Moment.CAST || trigger == Moment.ON_STRIKE || trigger == Moment.ON_KILL;
      case Effect.ExtraAction _ -> trigger == Moment.ON_EQUIP || trigger == Moment.ON_TAME;
      case Effect.Damage _, Effect.Heal _, Effect.Stun _, Effect.Poison _, Effect.Calm _ ->
          inCombat(trigger) && !lasting && !changesOnly;
      case Effect.Coin _,
          Effect.Steal _,
          Effect.Draw _,
          Effect.Discard _,
          Effect.Life _,
          Effect.DestroyWeapon _ ->
          !lasting && !changesOnly;
    };
  }

  private static boolean inCombat(Trigger trigger) {
    return trigger != Moment.ON_TAME
        && trigger != Moment.ON_EQUIP
        && trigger != Moment.WEAPON_STRIKE
        && trigger != Moment.ROUND_WON
        && trigger != Moment.ROUND_LAST;
  }

  /** Whether there is such a target at that moment. */
  static boolean reaches(Bearer bearer, Trigger trigger, Target target) {
    boolean lasting = trigger == Moment.PASSIVE;
    return switch (target) {
      case NOBODY, YOUR_PETS -> true;
      case SELF, YOUR_OTHERS -> bearer.hasSelf();
      case YOU, AN_ENEMY, AN_ADJACENT, EACH_ADJACENT, ONE_OF_YOURS -> !lasting;
      case STRUCK, EACH_OTHER_OF_OWNER, ANOTHER_OF_OWNER, ANOTHER_ADJACENT -> strikes(trigger);
      case ATTACKER -> trigger == Moment.ON_STRUCK || trigger == Moment.ON_DEATH;
      case THE_DEAD -> trigger == Moment.ALLY_DEATH || trigger == Moment.ANY_DEATH;
      case SPELL_TARGET -> trigger instanceof Trigger.SpellCast;
      case A_HIT_PLAYER -> trigger == Moment.WEAPON_STRIKE;
      case ITS_OWNER -> strikes(trigger) || trigger == Moment.CAST || trigger == Moment.ON_STRUCK;
      case IT, A_PET, UP_TO_2, UP_TO_3, EACH_OF_A_PLAYER, A_PLAYER -> trigger == Moment.CAST;
    };
  }

  private static boolean strikes(Trigger trigger) {
    return trigger == Moment.ON_STRIKE || trigger == Moment.ON_KILL;
  }
}
