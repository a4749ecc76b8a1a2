package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.rules.Words;
import bergerie.telling.Gender;
import bergerie.telling.Noun;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What cards are called in the middle of a sentence. The gender is that of the French head noun.
 */
final class Titles {

  private static final Set<String> FEMININE =
      Set.of(
          "araignée",
          "arbalète",
          "arme",
          "chauve-souris",
          "chimère",
          "dague",
          "épée",
          "flèche",
          "fronde",
          "hachette",
          "hyène",
          "lance",
          "morsure",
          "piqûre",
          "tortue");

  private static final Set<String> MASCULINE =
      Set.of(
          "arc",
          "aspect",
          "bâton",
          "canon",
          "charognard",
          "chien",
          "cor",
          "crabe",
          "crocilisque",
          "diablosaure",
          "épieu",
          "esprit",
          "faucon-dragon",
          "félin",
          "filet",
          "fouet",
          "fusil",
          "gorille",
          "haut-trotteur",
          "loup",
          "molosse",
          "mousquet",
          "oiseau",
          "ours",
          "piège",
          "quilen",
          "raptor",
          "renard",
          "rhinocéros",
          "rongeur",
          "sanglier",
          "scorpide",
          "serpent",
          "silithide",
          "singe",
          "tir",
          "ver");

  /** How nouns mostly end that are feminine: a guess at the cards of other boxes. */
  private static final Pattern FEMININE_ENDING =
      Pattern.compile(".*(ée|ette|elle|esse|ure|ion|ance|ence|ise|ie|che|gne|trice|euse|ine)");

  private Titles() {}

  static Noun noun(Card card) {
    Words name = card.name();
    String fr = decapitalized(name.fr());
    String en =
        switch (card) {
          case Species _, Weapon _ -> name.en().toLowerCase(Locale.ENGLISH);
          // A spell is called by its title, without an article.
          case Spell _ -> name.en();
        };
    return Noun.only(en, fr, gender(fr));
  }

  private static String decapitalized(String title) {
    return title.substring(0, 1).toLowerCase(Locale.FRENCH) + title.substring(1);
  }

  private static Gender gender(String title) {
    String head = head(title);
    return FEMININE.contains(head) || (!isKnown(title) && FEMININE_ENDING.matcher(head).matches())
        ? Gender.FEMININE
        : Gender.MASCULINE;
  }

  /** Whether the gender is known, and not a guess. */
  static boolean isKnown(String title) {
    return FEMININE.contains(head(title)) || MASCULINE.contains(head(title));
  }

  private static String head(String title) {
    return title.toLowerCase(Locale.FRENCH).split(" ", 2)[0];
  }
}
