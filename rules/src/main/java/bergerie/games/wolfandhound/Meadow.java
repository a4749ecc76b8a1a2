package bergerie.games.wolfandhound;

/** A player's sheep: those in the pen, and those in the dark forest (WH-12). */
record Meadow(int pen, int forest) {

  // WH-21: nothing to move, no effect.
  Meadow chased() {
    return pen == 0 ? this : new Meadow(pen - 1, forest + 1);
  }

  // WH-12, WH-21: never more than at the start.
  Meadow rescued() {
    return forest == 0 ? this : new Meadow(pen + 1, forest - 1);
  }

  boolean isSheepless() {
    return pen == 0;
  }
}
