package bergerie.games.pavillon.files;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Condition;
import bergerie.games.pavillon.cards.Family;
import bergerie.games.pavillon.cards.Kind;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Abilities in plain words, so that a new card explains itself. */
final class AbilityText {

  private AbilityText() {}

  /** All that a card does, as sentences. */
  static Words of(Bearer bearer, List<Ability> abilities) {
    if (abilities.isEmpty()) {
      return Card.NO_EFFECT;
    }
    // Several ways to cast a spell are alternatives; anything else adds up.
    Words between = bearer == Bearer.SPELL ? new Words("; or ", " ; ou ") : Words.same(". ");
    Words all = Words.NONE;
    for (Ability ability : abilities) {
      Words next = of(bearer, ability);
      all =
          all.equals(Words.NONE)
              ? next.map(AbilityText::capital)
              : all.then(between)
                  .then(bearer == Bearer.SPELL ? next : next.map(AbilityText::capital));
    }
    return all.then(Words.same("."));
  }

  private static Words of(Bearer bearer, Ability ability) {
    List<Words> clauses = new ArrayList<>();
    for (Ability.Clause clause : ability.clauses()) {
      clauses.add(EffectText.of(ability, clause));
    }
    Words what =
        clauses.stream()
            .reduce((before, next) -> before.then(new Words("; ", " ; ")).then(next))
            .orElseThrow();
    return when(bearer, ability.trigger())
        .then(condition(ability.condition()))
        .then(what)
        .then(limit(ability.limit()));
  }

  private static Words when(Bearer bearer, Trigger trigger) {
    return switch (trigger) {
      case Trigger.SpellCast(var families) ->
          new Words("when you cast {0}: ", "quand vous lancez {0} : ").with(list(families));
      case Trigger.SpellTargeted(var families) ->
          new Words("when aimed at by {0}: ", "quand il est visé par {0} : ").with(list(families));
      case Moment moment when !bearer.hasSelf() -> whenYours(moment);
      case Moment moment -> when(moment);
    };
  }

  private static Words when(Moment moment) {
    return switch (moment) {
      case ON_TAME -> new Words("when tamed: ", "au domptage : ");
      case COMBAT_START -> new Words("at the start of a combat: ", "au début d’un combat : ");
      case BEFORE_STRIKE -> new Words("when striking: ", "quand il frappe : ");
      case ON_STRIKE -> new Words("after striking: ", "après avoir frappé : ");
      case ON_STRUCK -> new Words("when struck: ", "quand il est frappé : ");
      case ON_KILL ->
          new Words(
              "when its strike takes a pet out: ",
              "quand sa frappe met un familier hors combat : ");
      case ON_DEATH -> new Words("when it goes out: ", "quand il est mis hors combat : ");
      case ALLY_DEATH ->
          new Words(
              "when another of your pets goes out: ",
              "quand un autre de vos familiers est mis hors combat : ");
      case ANY_DEATH ->
          new Words(
              "when another pet goes out: ", "quand un autre familier est mis hors combat : ");
      case ON_EQUIP -> new Words("when bought: ", "à l’achat : ");
      case WEAPON_STRIKE -> new Words("when your weapon strikes: ", "quand votre arme frappe : ");
      case WEAPON_HIT_TAKEN ->
          new Words("when a weapon hits you: ", "quand une arme vous touche : ");
      case ROUND_WON -> new Words("when you win a combat: ", "quand vous remportez un combat : ");
      case ROUND_LAST ->
          new Words("when you are last in a combat: ", "quand vous arrivez en dernière place : ");
      case PASSIVE, CAST -> Words.NONE;
    };
  }

  /** On a weapon or an aspect, it is any of the owner's pets that strikes or is struck. */
  private static Words whenYours(Moment moment) {
    return switch (moment) {
      case BEFORE_STRIKE -> new Words("when your pets strike: ", "quand vos familiers frappent : ");
      case ON_STRIKE ->
          new Words("after one of your pets strikes: ", "après la frappe d’un de vos familiers : ");
      case ON_STRUCK ->
          new Words("when one of your pets is struck: ", "quand un de vos familiers est frappé : ");
      case ON_KILL ->
          new Words(
              "when a strike of yours takes a pet out: ",
              "quand une de vos frappes met un familier hors combat : ");
      case ALLY_DEATH ->
          new Words(
              "when one of your pets goes out: ",
              "quand un de vos familiers est mis hors combat : ");
      case ON_TAME,
          COMBAT_START,
          ON_DEATH,
          ANY_DEATH,
          ON_EQUIP,
          WEAPON_STRIKE,
          WEAPON_HIT_TAKEN,
          ROUND_WON,
          ROUND_LAST,
          PASSIVE,
          CAST ->
          when(moment);
    };
  }

  private static Words condition(Condition condition) {
    return switch (condition) {
      case Condition.Another(Kind kind) ->
          new Words("if you have another {0} pet, ", "si vous avez un autre familier {0}, ")
              .with(kind.label());
      case Condition.HitLife(int most) ->
          new Words(
                  "if a player hit has {0} Life or less, ",
                  "si un joueur touché a {0} Vie ou moins, ")
              .with(most);
      case Condition.Fact fact ->
          switch (fact) {
            case ALWAYS -> Words.NONE;
            case TARGET_WOUNDED ->
                new Words("against a wounded pet, ", "contre un familier blessé, ");
            case TARGET_UNWOUNDED ->
                new Words("against an unwounded pet, ", "contre un familier indemne, ");
            case HAVE_ASPECT ->
                new Words("while you have an aspect, ", "tant que vous avez un aspect, ");
            case BY_STRIKE -> new Words("if a strike did it, ", "si c’est par une frappe, ");
            case FIRST_TURN ->
                new Words("on your first turn of a combat, ", "à votre premier tour d’un combat, ");
            case YOUR_TURN -> new Words("on your turn, ", "pendant votre tour, ");
            case ATTACKED ->
                new Words(
                    "when a strike on your pet is declared, ",
                    "quand une frappe est déclarée contre votre familier, ");
          };
    };
  }

  private static Words limit(int times) {
    return switch (times) {
      case Ability.UNLIMITED -> Words.NONE;
      case 1 -> new Words(" (once per combat)", " (une fois par combat)");
      default -> new Words(" (at most twice per combat)", " (au plus deux fois par combat)");
    };
  }

  static Words list(Set<Family> families) {
    List<Words> labels = families.stream().map(Family::label).toList();
    Words all = labels.getFirst();
    for (int i = 1; i < labels.size(); i++) {
      Words between = i == labels.size() - 1 ? new Words(" or ", " ou ") : Words.same(", ");
      all = all.then(between).then(labels.get(i));
    }
    return all;
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
