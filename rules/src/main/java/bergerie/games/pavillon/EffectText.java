package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import bergerie.rules.Words;

/** Effects in plain words. {0} is whom they touch, {1} the same after “to”. */
final class EffectText {

  private EffectText() {}

  static Words of(Effect effect, Target target, Trigger trigger) {
    Words whom = whom(target);
    Words toWhom = new Words("to " + whom.en(), to(whom.fr()));
    Words text =
        switch (effect) {
          case Effect.ToPet onPet -> toPet(onPet, target, trigger);
          case Effect.ToPlayer onPlayer -> toPlayer(onPlayer, target);
          case Effect.ToTurn onTurn -> toTurn(onTurn);
          case Effect.Lasting lasting -> lasting(lasting);
          case Effect.Shaping shaping -> shaping(shaping);
        };
    return text.with(whom, toWhom);
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
              ? numbers("heals {2}", "regagne {2} Vie", amount)
              : numbers("gives {2} Life back {1}", "rend {2} Vie {1}", amount);
      case Effect.Attack(int change, int least) ->
          numbers("{2} Attack", "{2} Attaque", signed(change))
              .then(target == Target.SELF ? Words.NONE : new Words(" {1}", " {1}"))
              .then(trigger == Moment.PASSIVE ? Words.NONE : thisCombat())
              .then(change < 0 ? floor(least) : Words.NONE);
      case Effect.Stun(int turns, Effect.Ending ending, int after) -> stun(turns, ending, after);
      case Effect.Poison(int amount, int turns) ->
          numbers(
                  "poisons {0}: {2} Life lost at the start of ",
                  "empoisonne {0} : {2} Vie perdue au début ", amount)
              .then(turns("des", "du", turns));
      case Effect.Revive(int life) ->
          numbers("{0} comes back with {2} Life", "{0} revient avec {2} Vie", life);
      case Effect.Calm _ -> new Words("takes all bonuses from {0}", "retire tous les bonus {1}");
    };
  }

  private static Words damage(int amount) {
    return numbers("{2} damage {1}", amount == 1 ? "{2} dégât {1}" : "{2} dégâts {1}", amount);
  }

  private static Words thisCombat() {
    return new Words(" this combat", " pour ce combat");
  }

  private static Words stun(int turns, Effect.Ending ending, int after) {
    Words text =
        new Words("stuns {0} for ", "étourdit {0} pendant ").then(turns("les", "le", turns));
    if (ending == Effect.Ending.WHEN_DAMAGED) {
      text = text.then(new Words(", or until it is damaged", ", ou jusqu’au premier dégât subi"));
    }
    return after > 0
        ? text.then(
            numbers(
                ", then {2} damage", after == 1 ? ", puis {2} dégât" : ", puis {2} dégâts", after))
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
    boolean you = target == Target.YOU;
    return switch (effect) {
      case Effect.Coin(int change) when you ->
          change > 0
              ? numbers("you gain {2} coin", "vous recevez {2} Pièce", change)
              : numbers("you lose {2} coin", "vous perdez {2} Pièce", -change);
      case Effect.Coin(int change) ->
          numbers("{2} coin for {0}", "{2} Pièce pour {0}", signed(change));
      case Effect.Steal(int coins) ->
          numbers("you take {2} coin from {0}", "vous prenez {2} Pièce {1}", coins);
      case Effect.Draw(int spells) ->
          you
              ? numbers("you draw {2} spell", "vous piochez {2} sort", spells)
              : numbers("{0} draws {2} spell", "{0} pioche {2} sort", spells);
      case Effect.Discard(int spells, Effect.Manner manner) ->
          numbers("{0} discards {2} spell", "{0} défausse {2} sort", spells)
              .then(
                  switch (manner) {
                    case RANDOM -> new Words(" at random", " au hasard");
                    case CHOSEN -> new Words(" of their choice", " de son choix");
                  });
      case Effect.Life(int change, int least, Effect.Delay delay) ->
          life(change, target)
              .then(
                  delay == Effect.Delay.NOW
                      ? Words.NONE
                      : new Words(" after the next round", " après la prochaine manche"))
              .then(least > 0 ? floor(least) : Words.NONE);
    };
  }

  private static Words life(int change, Target target) {
    if (target == Target.YOU) {
      return change > 0
          ? numbers("you gain {2} Life", "vous gagnez {2} Vie", change)
          : numbers("you lose {2} Life", "vous perdez {2} Vie", -change);
    }
    return change > 0
        ? numbers("{0} gains {2} Life", "{0} gagne {2} Vie", change)
        : numbers("{0} loses {2} Life", "{0} perd {2} Vie", -change);
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
          numbers("{2} more action", "{2} action de plus", actions);
      case Effect.CancelStrike _ -> new Words("cancels that strike", "annule cette frappe");
    };
  }

  private static Words lasting(Effect.Lasting effect) {
    return switch (effect) {
      case Effect.Vigour(int more) -> numbers("{2} Life {1}", "{2} Vie {1}", signed(more));
      case Effect.Guard _ ->
          new Words(
              "while it is alive, {0} can’t be struck", "tant qu’il vit, on ne peut frapper {0}");
      case Effect.SpellShield(int less) ->
          numbers("spells do {2} damage less {1}", "les sorts font {2} dégât de moins {1}", less);
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
          new Words("{2} damage when you cast {3}", "{2} dégât quand vous lancez {3}")
              .with("{0}", "{1}", signed(more), AbilityText.list(families));
    };
  }

  private static Words shaping(Effect.Shaping effect) {
    return switch (effect) {
      case Effect.StrikeChange(int change, int least) ->
          numbers("{2} damage", change * change == 1 ? "{2} dégât" : "{2} dégâts", signed(change))
              .then(least > 0 ? floor(least) : Words.NONE);
      case Effect.StrikeNothing _ ->
          new Words("the strike does no damage", "la frappe ne fait aucun dégât");
      case Effect.HitChange(int change) ->
          numbers("{2} Life lost", "{2} Vie perdue", signed(change));
      case Effect.Prevent _ -> new Words("nothing happens to it", "il ne lui arrive rien");
    };
  }

  private static Words floor(int least) {
    return numbers(", never below {2}", ", jamais sous {2}", least);
  }

  /** With a number in {2}; whom it touches is filled in later. */
  private static Words numbers(String en, String fr, Object number) {
    return new Words(en, fr).with("{0}", "{1}", number);
  }

  private static String signed(int change) {
    return change < 0 ? "−" + -change : "+" + change;
  }

  /** French “à” with its article. */
  private static String to(String whom) {
    return ("à " + whom).replaceFirst("^à le ", "au ").replaceFirst("^à les ", "aux ");
  }

  private static Words whom(Target target) {
    return switch (target) {
      case NOBODY -> Words.NONE;
      case SELF -> new Words("it", "il");
      case STRUCK -> new Words("the target", "la cible");
      case ATTACKER -> new Words("the attacker", "l’attaquant");
      case THE_DEAD, IT -> new Words("that pet", "ce familier");
      case SPELL_TARGET -> new Words("the spell’s target", "la cible du sort");
      case EACH_OTHER_OF_OWNER ->
          new Words("each other pet of the target’s owner", "chaque autre familier du même joueur");
      case ANOTHER_OF_OWNER ->
          new Words("another pet of the target’s owner", "un autre familier du même joueur");
      case AN_ENEMY -> new Words("an enemy pet", "un familier ennemi");
      case AN_ADJACENT -> new Words("an adjacent enemy pet", "un familier ennemi adjacent");
      case ANOTHER_ADJACENT ->
          new Words("another adjacent enemy pet", "un autre familier ennemi adjacent");
      case EACH_ADJACENT -> new Words("each adjacent enemy pet", "chaque familier ennemi adjacent");
      case ONE_OF_YOURS -> new Words("one of your pets", "un de vos familiers");
      case YOUR_PETS -> new Words("your pets", "vos familiers");
      case YOUR_OTHERS -> new Words("your other pets", "vos autres familiers");
      case A_PET -> new Words("a pet", "un familier");
      case UP_TO_2 -> new Words("one or two pets", "un ou deux familiers");
      case UP_TO_3 -> new Words("one, two or three pets", "un, deux ou trois familiers");
      case EACH_OF_A_PLAYER -> new Words("each pet of one player", "chaque familier d’un joueur");
      case YOU -> new Words("you", "vous");
      case ITS_OWNER -> new Words("the target’s owner", "le maître de la cible");
      case A_HIT_PLAYER -> new Words("one player hit", "un joueur touché");
      case A_PLAYER -> new Words("a player", "un joueur");
    };
  }
}
