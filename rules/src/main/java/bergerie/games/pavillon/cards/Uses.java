package bergerie.games.pavillon.cards;

/** How often each ability of a card was used in a combat: four bits for each. */
public final class Uses {

  /** The abilities of a card that an int can count. */
  public static final int MOST = Integer.SIZE / 4;

  private Uses() {}

  public static int of(int uses, int ability) {
    return (uses >> (4 * ability)) & 15;
  }

  public static int more(int uses, int ability) {
    return of(uses, ability) == 15 ? uses : uses + (1 << (4 * ability));
  }
}
