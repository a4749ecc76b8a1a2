package bergerie.games.pavillon.cards;

import bergerie.games.pavillon.cards.Target.Sort;
import java.util.EnumSet;
import java.util.Set;

/** What a card does. Every card is a composition of these. */
public sealed interface Effect {

  /** Something that happens to pets. */
  sealed interface ToPet extends Effect {}

  /** Something that happens to players. */
  sealed interface ToPlayer extends Effect {}

  /** Something that changes what may be done this turn. */
  sealed interface ToTurn extends Effect {}

  /** Something that holds all the time and is looked up where it counts. */
  sealed interface Lasting extends Effect {}

  /** Something that changes what a strike, a hit or a spell does, and is looked up there. */
  sealed interface Shaping extends Effect {}

  /** A pet loses Life; another amount if it is wounded already. */
  record Damage(int amount, int ifWounded) implements ToPet {}

  /** A pet loses what was left over of a killing strike. */
  record Excess() implements ToPet {}

  record Heal(int amount) implements ToPet {}

  /** Attack for the rest of the combat; lowering stops at {@code least}. */
  record Attack(int change, int least) implements ToPet {}

  /**
   * The pet can't strike on its owner’s next turns.
   *
   * @param ending what else ends it
   * @param after the damage when it ends
   */
  record Stun(int turns, Ending ending, int after) implements ToPet {}

  /** What ends a stun. */
  enum Ending {
    BY_TIME,
    WHEN_DAMAGED
  }

  /** The pet loses Life at the start of its owner’s next turns. */
  record Poison(int amount, int turns) implements ToPet {}

  /** A face-down pet is turned up again. */
  record Revive(int life) implements ToPet {}

  /** All that raised a pet’s Attack in this combat is gone. */
  record Calm() implements ToPet {}

  /** Pets have more Life. */
  record Vigour(int more) implements Lasting {}

  /** Pets can't be struck. */
  record Guard() implements Lasting {}

  /** Spells do less damage to pets. */
  record SpellShield(int less) implements Lasting {}

  /** Strikes on pets have no type advantage. */
  record NoAdvantage() implements Lasting {}

  record Coin(int change) implements ToPlayer {}

  /** Coins go from a player to the owner of the card. */
  record Steal(int coins) implements ToPlayer {}

  record Draw(int spells) implements ToPlayer {}

  record Discard(int spells, Manner manner) implements ToPlayer {}

  /** Who says which spell is discarded. */
  enum Manner {
    RANDOM,
    CHOSEN
  }

  /** A player’s Life; lowering stops at {@code least}. */
  record Life(int change, int least, Delay delay) implements ToPlayer {}

  enum Delay {
    NOW,
    AFTER_NEXT_ROUND
  }

  // PT-5
  /** A player’s weapon is discarded; the basic one is back. */
  record DestroyWeapon() implements ToPlayer {}

  record Limit(int more) implements Lasting {}

  /** One more strike this turn. */
  record ExtraStrike(int less, By by) implements ToTurn {}

  enum By {
    ANY_PET,
    ANOTHER_PET
  }

  record ExtraAction(int actions) implements ToTurn {}

  /** Changes what a strike takes; lowering stops at {@code least}. */
  record StrikeChange(int change, int least) implements Shaping {}

  /** The strike takes nothing. */
  record StrikeNothing() implements Shaping {}

  /** The declared strike does not take place. */
  record CancelStrike() implements ToTurn {}

  /** Changes what the winner’s weapon takes. */
  record HitChange(int change) implements Shaping {}

  /** The winner’s weapon hits only one player. */
  record HitOne() implements Lasting {}

  /** The owner’s spells of these families do more damage. */
  record SpellPower(int more, Set<Family> families) implements Lasting {
    public SpellPower {
      families = EnumSet.copyOf(families);
    }
  }

  /** What touches this pet is prevented. */
  record Prevent() implements Shaping {}

  /** What the effect has to be aimed at. */
  default Sort aim() {
    return switch (this) {
      case ToPet _, Vigour _, Guard _, SpellShield _, NoAdvantage _ -> Sort.PET;
      case ToPlayer _ -> Sort.PLAYER;
      case ToTurn _, Limit _, HitOne _, SpellPower _, Shaping _ -> Sort.NONE;
    };
  }
}
