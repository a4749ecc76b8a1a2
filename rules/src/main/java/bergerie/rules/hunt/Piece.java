package bergerie.rules.hunt;

import bergerie.rules.Words;
import bergerie.rules.board.Point;
import java.util.Optional;

/** What may stand on a point. */
public enum Piece {
  WOLF("W", Side.WOLVES, new Words("wolf", "loup")),
  RED_WOLF("RW", Side.WOLVES, new Words("red wolf", "loup rouge")),
  SHEEP("S", Side.SHEEP, new Words("sheep", "mouton")),
  RAM("R", Side.SHEEP, new Words("ram", "bélier"));

  private final String mark;
  private final Side side;
  private final Words label;

  Piece(String mark, Side side, Words label) {
    this.mark = mark;
    this.side = side;
    this.label = label;
  }

  /** What stands on a point, given the points of all wolves, of red ones, of sheep and rams. */
  public static Optional<Piece> on(Point point, int wolves, int red, int sheep, int rams) {
    int bit = point.bit();
    if ((wolves & bit) != 0) {
      return Optional.of((red & bit) != 0 ? RED_WOLF : WOLF);
    }
    if ((rams & bit) != 0) {
      return Optional.of(RAM);
    }
    return (sheep & bit) != 0 ? Optional.of(SHEEP) : Optional.empty();
  }

  /** As a state line writes it. */
  public String mark() {
    return mark;
  }

  public Side side() {
    return side;
  }

  public Words label() {
    return label;
  }
}
