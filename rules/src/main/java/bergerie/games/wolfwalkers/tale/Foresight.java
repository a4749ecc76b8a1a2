package bergerie.games.wolfwalkers.tale;

/** Whether Powers that reach other players (17, 18 and 25) heed who will have a turn. */
public enum Foresight {
  TURNS,
  /**
   * As it was at first: whoever is next is bound, skipping or not, and anybody is bargained with.
   */
  NONE
}
