package bergerie.games.pavillon;

import bergerie.rules.Words;

/** When spells may be cast in a turn (PT-35). */
public enum Window {
  START("start", new Words("start of the turn", "début du tour")),
  STRIKE("strike", new Words("strike declared", "frappe déclarée")),
  END("end", new Words("end of the turn", "fin du tour"));

  private final String id;
  private final Words label;

  Window(String id, Words label) {
    this.id = id;
    this.label = label;
  }

  String id() {
    return id;
  }

  Words label() {
    return label;
  }
}
