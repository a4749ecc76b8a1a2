package bergerie.games.pavillon.cards;

import bergerie.rules.Named;
import bergerie.rules.Words;

/** The family in a spell’s name, which other cards may care about (PT-6). */
public enum Family implements Named {
  ASPECT(new Words("an aspect", "un aspect")),
  ARROW(new Words("an arrow", "une flèche")),
  BITE(new Words("a bite", "une morsure")),
  TRAP(new Words("a trap", "un piège")),
  STING(new Words("a sting", "une piqûre")),
  SHOT(new Words("a shot", "un tir"));

  private final Words label;

  Family(Words label) {
    this.label = label;
  }

  public Words label() {
    return label;
  }
}
