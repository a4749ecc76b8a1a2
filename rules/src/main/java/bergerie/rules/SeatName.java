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
public record SeatName(String id, Words label, Hearer.Name called) {

  /** A seat that goes by a title. */
  public SeatName(String id, Words label) {
    this(id, label, new Hearer.Name.Person(label.en(), label.fr()));
  }

  /** Says that this seat is to play. */
  public Words turn() {
    Sentence turn = Sentence.of("{0} {0:are|is|are} to play.", "{à 0} de jouer.", new Part.Who(0));
    return Words.of(turn.to(Hearer.anybody(List.of(called))));
  }
}
