package bergerie.games.wolfandhound.round;

/** Whether a hand has run out, so that the first player's next turn is the last (WH-28). */
public enum Lap {
  OPEN,
  LAST
}
