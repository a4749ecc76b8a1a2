package bergerie.games.wolfandhound.round;

import bergerie.rules.Named;
import bergerie.rules.Words;
import bergerie.telling.Part;
import java.util.Locale;

/** The two teams. */
public enum Side implements Named {
  GREEN(new Words("Green", "Les verts")),
  ORANGE(new Words("Orange", "Les oranges"));

  private final Words label;

  Side(Words label) {
    this.label = label;
  }

  /** At the head of a sentence; a plural in French. */
  Words label() {
    return label;
  }

  /** Within a sentence. */
  Part within() {
    String fr = label.fr();
    return new Part.Said(
        label.en(), fr.substring(0, 1).toLowerCase(Locale.FRENCH) + fr.substring(1));
  }

  public Side other() {
    return this == GREEN ? ORANGE : GREEN;
  }
}
