package bergerie.telling;

/** What differs between the languages when a sentence is said. */
sealed interface Grammar permits English, French {

  String text(Sentence.Clause clause);

  String text(Part.Said said);

  String text(Part.Place place);

  String name(Hearer.Name.Person person);

  /** The definite article. */
  String the();

  /** The same, melted into a preposition that stands before a name. */
  String melted(String preposition);

  String you();

  /** In which number a noun stands after this one. */
  Amount amount(int count);

  String noun(Noun noun, Amount amount);

  /** An article or preposition as it stands before a noun, with the space between them if any. */
  String before(String word, Noun noun, Amount amount);

  /** A preposition as it stands before a name. */
  String before(String word, String name);
}
