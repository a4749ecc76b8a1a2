package bergerie.games.pavillon.table;

import bergerie.rules.Named;
import bergerie.rules.Words;

/** When spells may be cast in a turn (PT-35). */
public enum Window implements Named {
  START(new Words("start of the turn", "début du tour")),
  STRIKE(new Words("strike declared", "frappe déclarée")),
  END(new Words("end of the turn", "fin du tour"));

  private final Words label;

  Window(Words label) {
    this.label = label;
  }

  public Words label() {
    return label;
  }
}
