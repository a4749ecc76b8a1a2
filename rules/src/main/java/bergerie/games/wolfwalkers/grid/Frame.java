package bergerie.games.wolfwalkers.grid;

/** The rows and columns that a grid with at least one card reaches over. */
public record Frame(int left, int right, int bottom, int top) {

  public static Frame of(Grid grid) {
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MAX_VALUE;
    int top = Integer.MIN_VALUE;
    for (Placed placed : grid.cards()) {
      Cell cell = placed.cell();
      left = Math.min(left, cell.x());
      right = Math.max(right, cell.x());
      bottom = Math.min(bottom, cell.y());
      top = Math.max(top, cell.y());
    }
    return new Frame(left, right, bottom, top);
  }

  public int columns() {
    return right - left + 1;
  }

  public int rows() {
    return top - bottom + 1;
  }

  public boolean fits() {
    return columns() <= Grid.SPAN && rows() <= Grid.SPAN;
  }

  /** The number of a cell in a square of 25 from the frame's upper left corner. */
  public int index(Cell cell) {
    return (top - cell.y()) * Grid.SPAN + cell.x() - left;
  }

  public Cell cell(int index) {
    return new Cell(left + index % Grid.SPAN, top - index / Grid.SPAN);
  }
}
