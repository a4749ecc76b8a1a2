package bergerie.games.wolfandhound.box;

/** How an animal turns the value of a card into steps (WH-26). */
public enum Movement {
  PLAIN("none"),
  PLUS_ONE("+1"),
  MINUS_ONE("-1"),
  HALF("1/2"),
  HALF_BACK("-1/2"),
  DOUBLE("x2");

  private final String mark;

  Movement(String mark) {
    this.mark = mark;
  }

  /** As content files write it. */
  String mark() {
    return mark;
  }

  // WH-26: clockwise steps; counter-clockwise when negative.
  public int steps(int value) {
    return switch (this) {
      case PLAIN -> value;
      case PLUS_ONE -> value + 1;
      case MINUS_ONE -> Math.max(value - 1, 0);
      case HALF -> value / 2;
      case HALF_BACK -> -(value / 2);
      case DOUBLE -> 2 * value;
    };
  }
}
