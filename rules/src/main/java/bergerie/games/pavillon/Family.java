package bergerie.games.pavillon;

import bergerie.rules.Words;

/** The family in a spell’s name, which other cards may care about (PT-6). */
public enum Family {
  ASPECT("aspect", new Words("aspect", "aspect")),
  ARROW("arrow", new Words("arrow", "flèche")),
  BITE("bite", new Words("bite", "morsure")),
  TRAP("trap", new Words("trap", "piège")),
  STING("sting", new Words("sting", "piqûre")),
  SHOT("shot", new Words("shot", "tir"));

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
