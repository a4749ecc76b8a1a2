package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.rules.Words;

/** Whom an effect touches, in plain words. */
final class TargetText {

  private TargetText() {}

  static Words of(Target target, Trigger trigger) {
    return switch (target) {
      case NOBODY -> Words.NONE;
      case SELF -> new Words("it", "il");
      case STRUCK -> new Words("the target", "la cible");
      case ATTACKER -> new Words("the attacker", "l’attaquant");
      case THE_DEAD, IT -> new Words("that pet", "ce familier");
      case SPELL_TARGET -> new Words("the spell’s target", "la cible du sort");
      case EACH_OTHER_OF_OWNER ->
          new Words(
              "each other pet of the target’s owner",
              "chaque autre familier du maître de la cible");
      case ANOTHER_OF_OWNER ->
          new Words("another pet of the target’s owner", "un autre familier du maître de la cible");
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
      case ITS_OWNER ->
          trigger == Moment.ON_STRUCK
              ? new Words("the attacker’s owner", "le maître de l’attaquant")
              : new Words("the target’s owner", "le maître de la cible");
      case A_HIT_PLAYER -> new Words("one player hit", "un joueur touché");
      case A_PLAYER -> new Words("a player", "un joueur");
    };
  }

  /** The same after “to”, in French after “à” with its article. */
  static Words after(Words whom) {
    return new Words(
        "to " + whom.en(),
        ("à " + whom.fr()).replaceFirst("^à le ", "au ").replaceFirst("^à les ", "aux "));
  }
}
