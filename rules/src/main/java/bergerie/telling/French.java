package bergerie.telling;

import java.util.Locale;
import java.util.Set;

/** French articles agree with gender and number, elide before a vowel, and melt into à and de. */
record French() implements Grammar {

  static final Grammar SPOKEN = new French();

  private static final String ELIDING = "aeiouhàâäæéèêëîïôöœùûü";

  /** Nouns of our tables whose h lets nothing elide. */
  private static final Set<String> ASPIRATED =
      Set.of("hache", "hachette", "hasard", "haut-trotteur", "hérisson", "hibou");

  @Override
  public String text(Sentence.Clause clause) {
    return clause.fr();
  }

  @Override
  public String text(Part.Said said) {
    return said.fr();
  }

  @Override
  public String text(Part.Place place) {
    return place.fr();
  }

  @Override
  public String name(Hearer.Name.Person person) {
    return person.fr();
  }

  @Override
  public String the() {
    return "le";
  }

  @Override
  public String melted(String preposition) {
    return switch (preposition) {
      case "de" -> "du";
      case "à" -> "au";
      default -> preposition;
    };
  }

  @Override
  public String you() {
    return "vous";
  }

  @Override
  public Amount amount(int count) {
    return Math.abs(count) < 2 ? Amount.ONE : Amount.SEVERAL;
  }

  @Override
  public String noun(Noun noun, Amount amount) {
    return noun.fr().of(amount);
  }

  @Override
  public String before(String word, Noun noun, Amount amount) {
    return switch (word) {
      case "le" -> definite(noun, amount, "le ", "la ", "l’", "les ");
      case "du" -> definite(noun, amount, "du ", "de la ", "de l’", "des ");
      case "au" -> definite(noun, amount, "au ", "à la ", "à l’", "aux ");
      case "un" -> amount == Amount.SEVERAL ? "des " : isMasculine(noun) ? "un " : "une ";
      case "de" -> elides(noun.fr().of(amount)) ? "d’" : "de ";
      default -> throw new IllegalArgumentException("no French article: " + word);
    };
  }

  private static String definite(
      Noun noun, Amount amount, String le, String la, String elided, String les) {
    if (amount == Amount.SEVERAL) {
      return les;
    }
    return elides(noun.fr().one()) ? elided : isMasculine(noun) ? le : la;
  }

  private static boolean isMasculine(Noun noun) {
    return noun.gender() == Gender.MASCULINE;
  }

  @Override
  public String before(String word, String name) {
    return switch (word) {
      case "de" -> elides(name) ? "d’" : "de ";
      case "à" -> "à ";
      case "que" -> elides(name) ? "qu’" : "que ";
      default -> throw new IllegalArgumentException("nothing agrees with a name: " + word);
    };
  }

  private static boolean elides(String text) {
    if (text.isEmpty()) {
      return false;
    }
    char first = Character.toLowerCase(text.charAt(0));
    return ELIDING.indexOf(first) >= 0 && !(first == 'h' && isAspirated(text));
  }

  private static boolean isAspirated(String text) {
    return ASPIRATED.contains(text.toLowerCase(Locale.FRENCH).split(" ", 2)[0]);
  }
}
