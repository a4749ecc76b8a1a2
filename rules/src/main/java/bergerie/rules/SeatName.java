package bergerie.rules;

import bergerie.telling.Hearer;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;

/**
 * What a seat is called: in files and commands, as a title, and within a sentence.
 *
 * @param called in sentences, where whoever sits there has given no name
 */
public record SeatName(String id, Words label, Hearer.Name called, Kind kind) {

  public enum Kind {
    /** It has pieces or a task of its own, and who plays it is chosen for that. */
    SIDE,
    /** One of several at the table that differ by nothing but their number. */
    PLACE
  }

  /** A side. */
  public SeatName(String id, Words label, Hearer.Name called) {
    this(id, label, called, Kind.SIDE);
  }

  /** A side that goes by a title. */
  public SeatName(String id, Words label) {
    this(id, label, titled(label));
  }

  /** A place at the table: player 1, player 2 and so on. */
  public static SeatName place(int number) {
    Words label = new Words("Player {0}", "Joueur {0}").with(number);
    return new SeatName("P" + number, label, titled(label), Kind.PLACE);
  }

  private static Hearer.Name titled(Words label) {
    return new Hearer.Name.Person(label.en(), label.fr());
  }

  /** Says that this seat is to play. */
  public Words turn() {
    Sentence turn = Sentence.of("{0} {0:are|is|are} to play.", "{à 0} de jouer.", new Part.Who(0));
    return Words.of(turn.to(Hearer.anybody(List.of(called))));
  }
}
