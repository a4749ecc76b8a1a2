package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Kind;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.rules.Words;
import bergerie.telling.Gender;
import bergerie.telling.Noun;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/** What sentences and beats speak of: things and places by their ids, and what they are called. */
public final class Things {

  static final String PILE = "pile";

  /** Where a ghost's card lies open. */
  static final String TURNED_UP = "turned-up";

  private Things() {}

  public static Part.Thing card(Card card) {
    Words label = card.label();
    return new Part.Thing(
        "card:" + card.text(), Noun.only(label.en(), label.fr(), Gender.MASCULINE));
  }

  /** “The wolf”; where there are several, each by its number, which in English is its name. */
  public static Part called(Pack pack, Animal animal) {
    Part.Thing thing = new Part.Thing(id(animal), noun(animal.kind()));
    return new Part.Inner(
        isAlone(pack, animal)
            ? Sentence.of("{the 0}", "{le 0}", thing)
            : Sentence.of(
                "{0} {1}", "{le 0} {1}", thing, new Part.Said(animal.number(), animal.number())));
  }

  private static Noun noun(Kind kind) {
    return switch (kind) {
      case HOUND -> Noun.only("hound", "chien", Gender.MASCULINE);
      case WOLF -> Noun.only("wolf", "loup", Gender.MASCULINE);
      case TORNADO -> Noun.only("tornado", "tornade", Gender.FEMININE);
      case METAMORPH -> Noun.only("metamorph", "métamorphe", Gender.MASCULINE);
    };
  }

  static String id(Animal animal) {
    return "animal:" + animal.id();
  }

  private static boolean isAlone(Pack pack, Animal animal) {
    return pack.animals().stream().filter(other -> other.kind() == animal.kind()).count() == 1;
  }

  static String hand(Name name) {
    return "hand:" + name;
  }

  static String stack(Name name) {
    return "stack:" + name;
  }

  /** The cards that lie beside a meadow. */
  static String played(Name name) {
    return "played:" + name;
  }

  static String pen(Name name) {
    return "pen:" + name;
  }

  static String forest(Name name) {
    return "forest:" + name;
  }
}
