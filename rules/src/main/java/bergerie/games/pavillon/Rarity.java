package bergerie.games.pavillon;

/** How rare a pet is, and so how many copies there are (PT-3). */
public enum Rarity {
  COMMON("common", 2),
  EXOTIC("exotic", 1);

  private final String id;
  private final int copies;

  Rarity(String id, int copies) {
    this.id = id;
    this.copies = copies;
  }

  String id() {
    return id;
  }

  int copies() {
    return copies;
  }
}
