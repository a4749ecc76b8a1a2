package bergerie.games.pavillon;

/** How often each ability of a card was used in a combat: four bits for each. */
final class Uses {

  /** The abilities of a card that an int can count. */
  static final int MOST = Integer.SIZE / 4;

  private Uses() {}

  static int of(int uses, int ability) {
    return (uses >> (4 * ability)) & 15;
  }

  static int more(int uses, int ability) {
    return of(uses, ability) == 15 ? uses : uses + (1 << (4 * ability));
  }
}
