package bergerie.games.wolfandhound.round;

/** How a round ends in which nobody has run out of sheep (WH-28). */
public enum Finale {
  /**
   * After the last activation somebody without sheep loses as ever; only then sheep are counted.
   */
  CHECK,
  /** Sheep are counted at once. */
  COUNT
}
