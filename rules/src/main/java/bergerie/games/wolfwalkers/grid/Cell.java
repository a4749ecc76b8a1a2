package bergerie.games.wolfwalkers.grid;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A place for a card, counted from the player's first card at {@code 0,0}: x to the right, y
 * upwards. So a cell keeps its name while the frame is still open. Sorted as one reads: rows from
 * the top, each from the left.
 */
public record Cell(int x, int y) implements Comparable<Cell> {

  public static final Cell FIRST = new Cell(0, 0);

  private static final Pattern TEXT =
      Pattern.compile("(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})");

  Cell shifted(int right, int up) {
    return new Cell(x + right, y + up);
  }

  public boolean beside(Cell other) {
    return Math.abs(x - other.x) + Math.abs(y - other.y) == 1;
  }

  public static Optional<Cell> read(String text) {
    if (!TEXT.matcher(text).matches()) {
      return Optional.empty();
    }
    int comma = text.indexOf(',');
    int x = Integer.parseInt(text.substring(0, comma));
    int y = Integer.parseInt(text.substring(comma + 1));
    return Optional.of(new Cell(x, y));
  }

  @Override
  public int compareTo(Cell other) {
    return y != other.y ? Integer.compare(other.y, y) : Integer.compare(x, other.x);
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
