package bergerie.telling;

/** What a sentence leaves open, and fills in when it is said. */
public sealed interface Part {

  /** Whoever has a seat: “you” to themselves, their name to all others. */
  record Who(int seat) implements Part {}

  /**
   * Something on the table.
   *
   * @param id by which the page finds its picture
   */
  record Thing(String id, Noun noun) implements Part {}

  /** So many of a thing. */
  record Some(int count, Thing thing) implements Part {}

  record Count(int count) implements Part {}

  /**
   * Where something is, as an adverb: “top left”.
   *
   * @param id by which the page finds the spot
   */
  record Place(String id, String en, String fr) implements Part {}

  /** A text that is said as it stands. */
  record Said(String en, String fr) implements Part {}

  /** A sentence within another one. */
  record Inner(Sentence sentence) implements Part {}
}
