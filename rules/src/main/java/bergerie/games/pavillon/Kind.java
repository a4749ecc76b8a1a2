package bergerie.games.pavillon;

import bergerie.rules.Words;

/** The type of a pet. */
public enum Kind {
  FIERCE("fierce", new Words("fierce", "féroce")),
  CUNNING("cunning", new Words("cunning", "rusé")),
  TENACIOUS("tenacious", new Words("tenacious", "tenace"));

  private final String id;
  private final Words label;

  Kind(String id, Words label) {
    this.id = id;
    this.label = label;
  }

  String id() {
    return id;
  }

  Words label() {
    return label;
  }

  // PT-4: fierce beats cunning, cunning beats tenacious, tenacious beats fierce.
  boolean beats(Kind other) {
    return switch (this) {
      case FIERCE -> other == CUNNING;
      case CUNNING -> other == TENACIOUS;
      case TENACIOUS -> other == FIERCE;
    };
  }
}
