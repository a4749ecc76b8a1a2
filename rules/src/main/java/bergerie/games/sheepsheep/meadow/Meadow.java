package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The nine cells in the middle.
 *
 * @param packed six bits a cell: 0 where it is empty, else 2 and the index of the card as it lies.
 *     One number, because bots look at millions of meadows.
 */
public record Meadow(long packed) {

  public static final Meadow EMPTY = new Meadow(0);

  private static final int WIDTH = 6;
  private static final int FIRST = 2;

  public Optional<Laid> at(Cell cell) {
    int code = code(cell);
    return code == 0 ? Optional.empty() : Optional.of(Laid.at(code - FIRST));
  }

  /** The card on a cell that is not empty. */
  public Laid card(Cell cell) {
    return Laid.at(code(cell) - FIRST);
  }

  public boolean isEmpty(Cell cell) {
    return code(cell) == 0;
  }

  /** The empty cells, in reading order. */
  public List<Cell> gaps() {
    List<Cell> gaps = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      if (isEmpty(cell)) {
        gaps.add(cell);
      }
    }
    return gaps;
  }

  public Meadow with(Cell cell, Laid laid) {
    return with(cell, laid.index() + FIRST);
  }

  public Meadow turned(Cell cell) {
    return with(cell, code(cell) ^ 1);
  }

  /** The same meadow with gaps on a set of cells. */
  public Meadow without(int cells) {
    Meadow left = this;
    for (Cell cell : Group.places(cells)) {
      left = left.with(cell, 0);
    }
    return left;
  }

  /** The cells that show a family, as a set. */
  public int showing(Family family) {
    int cells = 0;
    for (Cell cell : Cell.ALL) {
      if (!isEmpty(cell) && card(cell).up() == family) {
        cells |= cell.bit();
      }
    }
    return cells;
  }

  /** Every group that can be won, by its first cell in reading order. */
  public List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    int seen = 0;
    for (Cell cell : Cell.ALL) {
      if ((seen & cell.bit()) == 0 && !isEmpty(cell)) {
        Family family = card(cell).up();
        int together = spread(cell.bit(), showing(family));
        seen |= together;
        if (Integer.bitCount(together) >= Group.LEAST) {
          groups.add(new Group(family, together));
        }
      }
    }
    return groups;
  }

  /** Some group of three or more stands here: one of its cells has two others beside it. */
  public boolean crowded() {
    for (Cell cell : Cell.ALL) {
      if (!isEmpty(cell)
          && Integer.bitCount(cell.neighbours() & showing(card(cell).up())) >= Group.LEAST - 1) {
        return true;
      }
    }
    return false;
  }

  /** All of a set that hangs together with some cells of it. */
  private static int spread(int from, int within) {
    int reached = from;
    while (true) {
      int wider = reached;
      for (int rest = reached; rest != 0; rest &= rest - 1) {
        wider |= Cell.ALL.get(Integer.numberOfTrailingZeros(rest)).neighbours() & within;
      }
      if (wider == reached) {
        return reached;
      }
      reached = wider;
    }
  }

  private int code(Cell cell) {
    return (int) (packed >>> (WIDTH * cell.ordinal())) & 0b111111;
  }

  private Meadow with(Cell cell, int code) {
    int shift = WIDTH * cell.ordinal();
    return new Meadow((packed & ~(0b111111L << shift)) | ((long) code << shift));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Cell cell : Cell.ALL) {
      int place = cell.ordinal();
      text.append(place == 0 ? "" : place % Cell.SIDE == 0 ? " / " : " ");
      text.append(isEmpty(cell) ? "." : card(cell).toString());
    }
    return text.toString();
  }
}
