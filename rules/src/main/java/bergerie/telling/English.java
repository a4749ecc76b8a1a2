package bergerie.telling;

/** English has one article for all, and another that minds the first sound. */
record English() implements Grammar {

  static final Grammar SPOKEN = new English();

  @Override
  public String text(Sentence.Clause clause) {
    return clause.en();
  }

  @Override
  public String text(Part.Said said) {
    return said.en();
  }

  @Override
  public String text(Part.Place place) {
    return place.en();
  }

  @Override
  public String name(Hearer.Name.Person person) {
    return person.en();
  }

  @Override
  public String the() {
    return "the";
  }

  @Override
  public String melted(String preposition) {
    return preposition;
  }

  @Override
  public String you() {
    return "you";
  }

  @Override
  public Amount amount(int count) {
    return count == 1 ? Amount.ONE : Amount.SEVERAL;
  }

  @Override
  public String noun(Noun noun, Amount amount) {
    return noun.en().of(amount);
  }

  @Override
  public String before(String word, Noun noun, Amount amount) {
    return switch (word) {
      case "the" -> "the ";
      case "a" -> amount == Amount.ONE ? indefinite(noun.en().one()) : "";
      default -> throw new IllegalArgumentException("no English article: " + word);
    };
  }

  private static String indefinite(String noun) {
    return "aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) < 0 ? "a " : "an ";
  }

  @Override
  public String before(String word, String name) {
    throw new IllegalArgumentException("nothing of English agrees with a name: " + word);
  }
}
