package bergerie.rules.hunt;

import bergerie.rules.Words;

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
