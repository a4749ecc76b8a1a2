package bergerie.rules.hunt;

import bergerie.rules.Named;
import bergerie.rules.Words;
import bergerie.rules.board.Point;
import bergerie.telling.Amount;
import bergerie.telling.Hearer;
import bergerie.telling.Noun;
import java.util.Optional;

/** What may stand on a point. */
public enum Piece implements Named {
  WOLF("W", Side.WOLVES, Noun.forms("wolf", "wolves"), Noun.forms("loup", "loups")),
  RED_WOLF(
      "RW",
      Side.WOLVES,
      Noun.forms("red wolf", "red wolves"),
      Noun.forms("loup rouge", "loups rouges")),
  SHEEP("S", Side.SHEEP, Noun.forms("sheep", "sheep"), Noun.forms("mouton", "moutons")),
  RAM("R", Side.SHEEP, Noun.forms("ram", "rams"), Noun.forms("bélier", "béliers"));

  private final String mark;
  private final Side side;
  private final Noun noun;

  Piece(String mark, Side side, Noun.Forms en, Noun.Forms fr) {
    this.mark = mark;
    this.side = side;
    this.noun = Noun.masculine(en, fr);
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

  /** What it is called. */
  public Noun noun() {
    return noun;
  }

  /** The same, of one. */
  public Words label() {
    return new Words(noun.en().one(), noun.fr().one());
  }

  /** A side that goes by its pieces. */
  Hearer.Name called(Amount amount) {
    return new Hearer.Name.Side(noun, amount);
  }
}
