package bergerie.games.pavillon.cards;

import bergerie.rules.Named;
import bergerie.rules.Words;

/** The type of a pet. */
public enum Kind implements Named {
  FIERCE(new Words("fierce", "féroce")),
  CUNNING(new Words("cunning", "rusé")),
  TENACIOUS(new Words("tenacious", "tenace"));

  private final Words label;

  Kind(Words label) {
    this.label = label;
  }

  public Words label() {
    return label;
  }

  // PT-4: fierce beats cunning, cunning beats tenacious, tenacious beats fierce.
  public boolean beats(Kind other) {
    return switch (this) {
      case FIERCE -> other == CUNNING;
      case CUNNING -> other == TENACIOUS;
      case TENACIOUS -> other == FIERCE;
    };
  }
}
