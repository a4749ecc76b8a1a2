package bergerie.games.wolfandhound.box;

import bergerie.rules.Named;
import bergerie.rules.Words;

/** The colours of cards and animals, in the order in which animals act (WH-20). */
public enum Colour implements Named {
  BLUE(new Words("blue", "bleu")),
  BLACK(new Words("black", "noir")),
  WHITE(new Words("white", "blanc"));

  private final Words label;

  Colour(Words label) {
    this.label = label;
  }

  public Words label() {
    return label;
  }

  /** The other face of a metamorph. */
  public Colour turned() {
    return switch (this) {
      case BLACK -> WHITE;
      case WHITE -> BLACK;
      case BLUE -> BLUE;
    };
  }
}
