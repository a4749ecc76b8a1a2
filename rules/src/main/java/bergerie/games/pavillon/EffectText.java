package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import bergerie.rules.Words;

/** Effects in plain words. */
final class EffectText {

  private EffectText() {}

  static Words of(Effect effect, Target target, Trigger trigger) {
    Words whom = whom(target);
    Words toWhom = new Words("to " + whom.en(), to(whom.fr()));
    return switch (effect) {
      case Effect.ToPet onPet -> toPet(onPet, trigger).with(whom, toWhom);
      case Effect.ToPlayer onPlayer -> toPlayer(onPlayer).with(whom, toWhom);
      case Effect.ToTurn onTurn -> toTurn(onTurn);
      case Effect.Lasting lasting -> lasting(lasting).with(whom, toWhom);
      case Effect.Shaping shaping -> shaping(shaping);
    };
  }

  private static Words toPet(Effect.ToPet effect, Trigger trigger) {
    return switch (effect) {
      case Effect.Damage(int amount, int ifWounded) when amount != ifWounded ->
          new Words(
                  "{2} damage {1}, or {3} if it is wounded",
                  "{2} dégâts {1}, ou {3} si elle est déjà blessée")
              .with("{0}", "{1}", amount, ifWounded);
      case Effect.Damage(int amount, _) ->
          new Words("{2} damage {1}", amount == 1 ? "{2} dégât {1}" : "{2} dégâts {1}")
              .with("{0}", "{1}", amount);
      case Effect.Excess _ ->
          new Words("the damage left over goes {1}", "les dégâts en trop vont {1}");
      case Effect.Heal(int amount) ->
          new Words("{2} Life back {1}", "rend {2} Vie {1}").with("{0}", "{1}", amount);
      case Effect.Attack(int change, _) when trigger == Moment.PASSIVE ->
          new Words("{2} Attack {1}", "{2} Attaque {1}").with("{0}", "{1}", signed(change));
      case Effect.Attack(int change, int least) ->
          new Words("{2} Attack {1} for this combat", "{2} Attaque {1} pour ce combat")
              .with("{0}", "{1}", signed(change))
              .then(change < 0 ? floor(least) : Words.NONE);
      case Effect.Stun(int turns, Effect.Ending ending, int after) -> stun(turns, ending, after);
      case Effect.Poison(int amount, int turns) ->
          new Words(
                  "poison {1}: {2} Life at the start of its owner’s next turns ({3})",
                  "poison {1} : {2} Vie au début des prochains tours de son maître ({3})")
              .with("{0}", "{1}", amount, turns);
      case Effect.Revive(int life) ->
          new Words("{2} Life and back in the fight {1}", "rend {2} Vie et sa place au combat {1}")
              .with("{0}", "{1}", life);
      case Effect.Calm _ -> new Words("takes all bonuses from {0}", "retire tous les bonus {1}");
    };
  }

  private static Words stun(int turns, Effect.Ending ending, int after) {
    Words text =
        new Words(
                "stun {1}: no strike on its owner’s next turns ({2})",
                "étourdissement {1} : pas de frappe aux prochains tours de son maître ({2})")
            .with("{0}", "{1}", turns);
    if (ending == Effect.Ending.WHEN_DAMAGED) {
      text = text.then(new Words(", until damaged", ", jusqu’au premier dégât"));
    }
    return after > 0
        ? text.then(Words.same(", ")).then(new Words("then ", "puis ")).then(afterwards(after))
        : text;
  }

  private static Words afterwards(int damage) {
    return new Words("{0} damage", damage == 1 ? "{0} dégât" : "{0} dégâts").with(damage);
  }

  private static Words toPlayer(Effect.ToPlayer effect) {
    return switch (effect) {
      case Effect.Coin(int change) ->
          new Words("{2} coin {1}", "{2} Pièce {1}").with("{0}", "{1}", signed(change));
      case Effect.Steal(int coins) ->
          new Words("you take {2} coin from {0}", "vous prenez {2} Pièce {1}")
              .with("{0}", "{1}", coins);
      case Effect.Draw(int spells) ->
          new Words("{2} spell from the pile {1}", "{2} sort de la réserve {1}")
              .with("{0}", "{1}", spells);
      case Effect.Discard(int spells, Effect.Manner manner) ->
          switch (manner) {
            case RANDOM ->
                new Words(
                        "{0} discards {2} spell at random", "fait défausser {2} sort au hasard {1}")
                    .with("{0}", "{1}", spells);
            case CHOSEN ->
                new Words(
                        "{0} discards {2} spell of their choice",
                        "fait défausser {2} sort {1}, au choix de ce joueur")
                    .with("{0}", "{1}", spells);
          };
      case Effect.Life(int change, int least, Effect.Delay delay) ->
          new Words("{2} Life {1}", "{2} Vie {1}")
              .with("{0}", "{1}", signed(change))
              .then(
                  delay == Effect.Delay.NOW
                      ? Words.NONE
                      : new Words(" after the next round", " après la prochaine manche"))
              .then(least > 0 ? floor(least) : Words.NONE);
    };
  }

  private static Words toTurn(Effect.ToTurn effect) {
    return switch (effect) {
      case Effect.ExtraStrike(int less, Effect.By by) -> {
        Words text = new Words("one extra strike", "une frappe supplémentaire");
        if (by == Effect.By.ANOTHER_PET) {
          text = text.then(new Words(" with another pet", " avec un autre familier"));
        }
        yield less > 0
            ? text.then(new Words(" at {0} Attack", " à {0} Attaque").with(signed(-less)))
            : text;
      }
      case Effect.ExtraAction(int actions) ->
          new Words("{0} more action", "{0} action de plus").with(actions);
      case Effect.CancelStrike _ -> new Words("cancel that strike", "annule cette frappe");
    };
  }

  private static Words lasting(Effect.Lasting effect) {
    return switch (effect) {
      case Effect.Vigour(int more) ->
          new Words("{2} Life {1}", "{2} Vie {1}").with("{0}", "{1}", signed(more));
      case Effect.Guard _ -> new Words("{0} can’t be struck", "interdit de frapper {0}");
      case Effect.SpellShield(int less) ->
          new Words("spells do {2} damage {1}", "les sorts font {2} dégât {1}")
              .with("{0}", "{1}", signed(-less));
      case Effect.NoAdvantage _ ->
          new Words("no type advantage against {0}", "aucun avantage de type contre {0}");
      case Effect.Limit(int more) ->
          new Words("{2} pet in your limit", "{2} familier à votre limite")
              .with("{0}", "{1}", signed(more));
      case Effect.HitOne _ ->
          new Words(
              "your weapon hits only one adjacent player",
              "votre arme ne touche qu’un seul joueur adjacent");
      case Effect.SpellPower(int more, var families) ->
          new Words("{2} damage of your spells: {3}", "{2} dégât de vos sorts : {3}")
              .with("{0}", "{1}", signed(more), AbilityText.list(families));
    };
  }

  private static Words shaping(Effect.Shaping effect) {
    return switch (effect) {
      case Effect.StrikeChange(int change, int least) ->
          new Words("{0} to this strike’s damage", "{0} aux dégâts de cette frappe")
              .with(signed(change))
              .then(least > 0 ? floor(least) : Words.NONE);
      case Effect.StrikeNothing _ ->
          new Words("the strike does no damage", "la frappe ne fait aucun dégât");
      case Effect.HitChange(int change) ->
          new Words("{0} to the Life lost", "{0} à la Vie perdue").with(signed(change));
      case Effect.Prevent _ -> new Words("nothing happens to it", "rien ne lui arrive");
    };
  }

  private static Words floor(int least) {
    return new Words(", never below {0}", ", jamais sous {0}").with(least);
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
      case SELF -> new Words("itself", "lui-même");
      case STRUCK -> new Words("the target", "la cible");
      case ATTACKER -> new Words("the attacker", "l’attaquant");
      case THE_DEAD -> new Words("that pet", "ce familier");
      case SPELL_TARGET -> new Words("the spell’s target", "la cible du sort");
      case EACH_OTHER_OF_OWNER ->
          new Words("each other pet of that owner", "chaque autre familier de ce joueur");
      case ANOTHER_OF_OWNER ->
          new Words("another pet of that owner", "un autre familier de ce joueur");
      case AN_ENEMY -> new Words("an enemy pet", "un familier ennemi");
      case AN_ADJACENT -> new Words("an adjacent enemy pet", "un familier ennemi adjacent");
      case ANOTHER_ADJACENT ->
          new Words("another adjacent enemy pet", "un autre familier ennemi adjacent");
      case EACH_ADJACENT -> new Words("each adjacent enemy pet", "chaque familier ennemi adjacent");
      case ONE_OF_YOURS -> new Words("one of your pets", "un de vos familiers");
      case YOUR_PETS -> new Words("your pets", "vos familiers");
      case YOUR_OTHERS -> new Words("your other pets", "vos autres familiers");
      case A_PET -> new Words("a pet", "une cible");
      case UP_TO_2 -> new Words("up to two pets", "une ou deux cibles");
      case UP_TO_3 -> new Words("up to three pets", "une à trois cibles");
      case EACH_OF_A_PLAYER -> new Words("each pet of one player", "chaque familier d’un joueur");
      case IT -> new Words("it", "elle");
      case YOU -> new Words("you", "vous");
      case ITS_OWNER -> new Words("its owner", "son maître");
      case A_HIT_PLAYER -> new Words("one player hit", "un joueur touché");
      case A_PLAYER -> new Words("a player", "un joueur");
    };
  }
}
