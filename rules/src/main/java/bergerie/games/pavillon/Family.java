package bergerie.games.pavillon;

import bergerie.rules.Words;

/** The family in a spell’s name, which other cards may care about (PT-6). */
public enum Family {
  ASPECT("aspect", new Words("an aspect", "un aspect")),
  ARROW("arrow", new Words("an arrow", "une flèche")),
  BITE("bite", new Words("a bite", "une morsure")),
  TRAP("trap", new Words("a trap", "un piège")),
  STING("sting", new Words("a sting", "une piqûre")),
  SHOT("shot", new Words("a shot", "un tir"));

  private final String id;
  private final Words label;

  Family(String id, Words label) {
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
