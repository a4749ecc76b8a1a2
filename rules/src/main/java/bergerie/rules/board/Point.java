package bergerie.rules.board;

/** A point of a board: its name, its place in the drawing, its number among the board's bits. */
public record Point(String name, int x, int y, int index) {

  public int bit() {
    return 1 << index;
  }

  @Override
  public String toString() {
    return name;
  }
}
