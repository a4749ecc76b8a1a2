package bergerie.games.wolfandhound.round;

/** The rounds each team has won. */
public record Score(int green, int orange) {

  public static final Score NONE = new Score(0, 0);

  public int of(Side side) {
    return side == Side.GREEN ? green : orange;
  }

  Score won(Side side) {
    return side == Side.GREEN ? new Score(green + 1, orange) : new Score(green, orange + 1);
  }

  /** The team with more rounds; their number is odd. */
  Side leader() {
    return green > orange ? Side.GREEN : Side.ORANGE;
  }
}
