package bergerie.games.wolfandhound.round;

/** A player's sheep: those in the pen, and those in the dark forest (WH-12). */
public record Meadow(int pen, int forest) {

  // WH-21: nothing to move, no effect.
  public Meadow chased() {
    return pen == 0 ? this : new Meadow(pen - 1, forest + 1);
  }

  // WH-12, WH-21: never more than at the start.
  public Meadow rescued() {
    return forest == 0 ? this : new Meadow(pen + 1, forest - 1);
  }

  public boolean isSheepless() {
    return pen == 0;
  }
}
