package bergerie.games.pavillon.cards;

import bergerie.rules.Named;

/** How rare a pet is, and so how many copies there are (PT-3). */
public enum Rarity implements Named {
  COMMON(2),
  EXOTIC(1);

  private final int copies;

  Rarity(int copies) {
    this.copies = copies;
  }

  public int copies() {
    return copies;
  }
}
