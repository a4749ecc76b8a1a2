package bergerie.telling;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * To whom a sentence is said.
 *
 * @param names what everybody at the table is called, by seat
 * @param you the seat that is spoken to; none where several read the same words
 * @param mood whether they are told what they do, or what to do
 */
public record Hearer(List<Name> names, OptionalInt you, Mood mood) {

  /** “You lay a card”, or “Lay a card”. */
  public enum Mood {
    TELLING,
    ADVISING
  }

  /** What a seat is called. */
  public sealed interface Name {

    /** A person by name, or a seat that stands for one. */
    record Person(String en, String fr) implements Name {}

    /** The pieces that a seat plays: “the wolf”, “the sheep”. */
    record Side(Noun noun, Amount amount) implements Name {}
  }

  public Hearer {
    names = List.copyOf(names);
  }

  public static Hearer to(int seat, List<Name> names) {
    return new Hearer(names, OptionalInt.of(seat), Mood.TELLING);
  }

  public static Hearer anybody(List<Name> names) {
    return new Hearer(names, OptionalInt.empty(), Mood.TELLING);
  }

  /** People who have not given their names. */
  public static Hearer strangers(int players) {
    return anybody(
        IntStream.rangeClosed(1, players)
            .<Name>mapToObj(number -> new Name.Person("Player " + number, "Joueur " + number))
            .toList());
  }

  /** The same, who asks what to do: what they would do is said in the imperative. */
  public Hearer advised() {
    return new Hearer(names, you, Mood.ADVISING);
  }

  /** The same, who hears what happens. */
  public Hearer told() {
    return new Hearer(names, you, Mood.TELLING);
  }

  Name name(int seat) {
    return names.get(seat);
  }

  boolean is(int seat) {
    return you.isPresent() && you.getAsInt() == seat;
  }
}
