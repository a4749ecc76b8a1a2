package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Condition;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.rules.Words;

/** Effects in plain words. {0} is whom they touch, {1} the same after “to”, {2} a number. */
final class EffectText {

  private EffectText() {}

  static Words of(Ability ability, Ability.Clause clause) {
    Target target = clause.target();
    Words whom = TargetText.of(target, ability.trigger());
    Words text =
        switch (clause.effect()) {
          case Effect.ToPet onPet -> toPet(onPet, target, ability.trigger());
          case Effect.ToPlayer onPlayer -> toPlayer(onPlayer, target);
          case Effect.ToTurn onTurn -> toTurn(onTurn);
          case Effect.Lasting lasting -> lasting(lasting, target);
          case Effect.Shaping shaping -> shaping(shaping, ability);
        };
    return text.with(whom, TargetText.after(whom));
  }

  private static Words toPet(Effect.ToPet effect, Target target, Trigger trigger) {
    return switch (effect) {
      case Effect.Damage(int amount, int ifWounded) when amount != ifWounded ->
          damage(amount)
              .then(numbers(", or {2} if it is wounded", ", ou {2} s’il est blessé", ifWounded));
      case Effect.Damage(int amount, _) -> damage(amount);
      case Effect.Excess _ ->
          new Words("the damage left over goes {1}", "les dégâts en trop vont {1}");
      case Effect.Heal(int amount) ->
          target == Target.SELF
              ? numbers("it regains {2} Life itself", "lui-même regagne {2} Vie", amount)
              : numbers("gives {2} Life back {1}", "rend {2} Vie {1}", amount);
      case Effect.Attack(int change, int least) ->
          numbers("{2} Attack", "{2} Attaque", signed(change))
              .then(target == Target.SELF ? Words.NONE : new Words(" for {0}", " pour {0}"))
              .then(trigger == Moment.PASSIVE ? Words.NONE : thisCombat())
              .then(change < 0 ? floor(least) : Words.NONE);
      case Effect.Stun(int turns, Effect.Ending ending, int after) -> stun(turns, ending, after);
      case Effect.Poison(int amount, int turns) ->
          numbers(
                  "poisons {0}, which loses {2} Life at the start of ",
                  "empoisonne {0}, qui perd {2} Vie au début ", amount)
              .then(turns("des", "du", turns));
      case Effect.Revive(int life) ->
          numbers("{0} comes back with {2} Life", "{0} revient avec {2} Vie", life);
      case Effect.Calm _ ->
          new Words("{0} loses all bonuses to its Attack", "{0} perd tous ses bonus d’Attaque")
              .then(thisCombat());
    };
  }

  private static Words damage(int amount) {
    return numbers("{2} damage {1}", "{2} " + dealt(amount) + " {1}", amount);
  }

  private static String dealt(int amount) {
    return amount == 1 ? "dégât" : "dégâts";
  }

  private static Words thisCombat() {
    return new Words(" this combat", " pendant ce combat");
  }

  private static Words stun(int turns, Effect.Ending ending, int after) {
    Words text =
        new Words("stuns {0} for ", "étourdit {0} pendant ").then(turns("les", "le", turns));
    if (ending == Effect.Ending.WHEN_DAMAGED) {
      text = text.then(new Words(", or until it is damaged", ", ou jusqu’au premier dégât subi"));
    }
    return after > 0
        ? text.then(numbers(", then {2} damage", ", puis {2} " + dealt(after), after))
        : text;
  }

  /** The next turns of a pet’s owner. */
  private static Words turns(String severalFr, String oneFr, int turns) {
    return turns == 1
        ? new Words("its owner’s next turn", oneFr + " prochain tour de son maître")
        : numbers(
            "its owner’s next {2} turns", severalFr + " {2} prochains tours de son maître", turns);
  }

  private static Words toPlayer(Effect.ToPlayer effect, Target target) {
    return switch (effect) {
      case Effect.Coin(int change) when change > 0 ->
          subject(target, "you gain", "{0} gains", "vous recevez", "{0} reçoit")
              .then(coins(change));
      case Effect.Coin(int change) -> loses(target).then(coins(-change));
      case Effect.Steal(int coins) ->
          new Words("you take", "vous prenez")
              .then(coins(coins))
              .then(new Words(" from {0}", " {1}"));
      case Effect.Draw(int spells) ->
          subject(target, "you draw", "{0} draws", "vous piochez", "{0} pioche")
              .then(spells(spells));
      case Effect.Discard(int spells, Effect.Manner manner) ->
          subject(target, "you discard", "{0} discards", "vous défaussez", "{0} défausse")
              .then(spells(spells))
              .then(chosen(target, manner));
      case Effect.DestroyWeapon _ ->
          subject(
              target,
              "you lose your weapon",
              "{0} loses their weapon",
              "vous perdez votre arme",
              "{0} perd son arme");
      case Effect.Life(int change, int least, Effect.Delay delay) ->
          (change > 0
                  ? subject(target, "you gain", "{0} gains", "vous gagnez", "{0} gagne")
                  : loses(target))
              .then(numbers(" {2} Life", " {2} Vie", Math.abs(change)))
              .then(
                  delay == Effect.Delay.NOW
                      ? Words.NONE
                      : new Words(" after the next combat", " après le prochain combat"))
              .then(least > 0 ? floor(least) : Words.NONE);
    };
  }

  private static Words subject(
      Target target, String yourEn, String theirEn, String yourFr, String theirFr) {
    return target == Target.YOU ? new Words(yourEn, yourFr) : new Words(theirEn, theirFr);
  }

  private static Words loses(Target target) {
    return subject(target, "you lose", "{0} loses", "vous perdez", "{0} perd");
  }

  private static Words coins(int count) {
    return count == 1
        ? new Words(" 1 Coin", " 1 Pièce")
        : numbers(" {2} Coins", " {2} Pièces", count);
  }

  private static Words spells(int count) {
    return count == 1
        ? new Words(" 1 spell", " 1 sort")
        : numbers(" {2} spells", " {2} sorts", count);
  }

  private static Words chosen(Target target, Effect.Manner manner) {
    return switch (manner) {
      case RANDOM -> new Words(" at random", " au hasard");
      case CHOSEN ->
          subject(
              target, " of your choice", " of their choice", " de votre choix", " de son choix");
    };
  }

  private static Words toTurn(Effect.ToTurn effect) {
    return switch (effect) {
      case Effect.ExtraStrike(int less, Effect.By by) ->
          new Words("one extra strike", "une frappe supplémentaire")
              .then(
                  by == Effect.By.ANOTHER_PET
                      ? new Words(" with another pet", " avec un autre familier")
                      : Words.NONE)
              .then(
                  less > 0
                      ? numbers(" at {2} Attack", " à {2} Attaque", signed(-less))
                      : Words.NONE);
      case Effect.ExtraAction(int actions) ->
          actions == 1
              ? new Words("1 more action", "1 action de plus")
              : numbers("{2} more actions", "{2} actions de plus", actions);
      case Effect.CancelStrike _ -> new Words("cancels that strike", "annule cette frappe");
    };
  }

  private static Words lasting(Effect.Lasting effect, Target target) {
    return switch (effect) {
      case Effect.Vigour(int more) ->
          target == Target.SELF
              ? numbers("it has {2} Life more", "il a {2} Vie de plus", more)
              : numbers("{0} have {2} Life more", "{0} ont {2} Vie de plus", more);
      case Effect.Guard _ ->
          (target == Target.YOUR_OTHERS
                  ? new Words("while it is alive, ", "tant qu’il vit, ")
                  : Words.NONE)
              .then(new Words("{0} can’t be struck", "on ne peut pas frapper {0}"));
      case Effect.SpellShield(int less) ->
          numbers(
              "spells do {2} damage less {1}",
              "les sorts font {2} " + dealt(less) + " de moins {1}", less);
      case Effect.NoAdvantage _ ->
          new Words(
              "enemies have no type advantage against {0}",
              "les ennemis n’ont pas l’avantage de type contre {0}");
      case Effect.Limit(int more) ->
          numbers("you may have {2} pet more", "vous pouvez avoir {2} familier de plus", more);
      case Effect.HitOne _ ->
          new Words(
              "your weapon hits only one adjacent player",
              "votre arme ne touche qu’un seul joueur adjacent");
      case Effect.SpellPower(int more, var families) ->
          new Words(
                  "{3} that you cast does {2} damage more",
                  "{3} que vous lancez fait {2} " + dealt(more) + " de plus")
              .with("{0}", "{1}", more, AbilityText.list(families));
    };
  }

  private static Words shaping(Effect.Shaping effect, Ability ability) {
    return switch (effect) {
      case Effect.StrikeChange(int change, _) when change > 0 ->
          numbers("+{2} damage", "+{2} " + dealt(change), change);
      case Effect.StrikeChange(int change, int least) ->
          numbers("{2} damage less", "{2} " + dealt(-change) + " de moins", -change)
              .then(
                  least > 0
                      ? numbers(", but at least {2}", ", mais au moins {2}", least)
                      : Words.NONE);
      case Effect.StrikeNothing _ ->
          new Words("the strike does no damage", "la frappe ne fait aucun dégât");
      case Effect.HitChange(int change) -> hit(change, ability);
      case Effect.Prevent _ ->
          new Words("that spell does nothing to it", "ce sort ne lui fait rien");
    };
  }

  /** What a player loses more or less of a weapon’s hit. */
  private static Words hit(int change, Ability ability) {
    Words who =
        ability.at(Moment.WEAPON_HIT_TAKEN)
            ? new Words("you lose", "vous perdez")
            : ability.condition() instanceof Condition.HitLife
                ? new Words("they lose", "il perd")
                : new Words("each player hit loses", "chaque joueur touché perd");
    return who.then(
        change > 0
            ? numbers(" {2} Life more", " {2} Vie de plus", change)
            : numbers(" {2} Life less", " {2} Vie de moins", -change));
  }

  private static Words floor(int least) {
    return numbers(", never below {2}", ", sans descendre sous {2}", least);
  }

  /** With a number in {2}; whom it touches is filled in later. */
  private static Words numbers(String en, String fr, Object number) {
    return new Words(en, fr).with("{0}", "{1}", number);
  }

  private static String signed(int change) {
    return change < 0 ? "−" + -change : "+" + change;
  }
}
