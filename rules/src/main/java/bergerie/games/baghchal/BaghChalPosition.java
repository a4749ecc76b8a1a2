package bergerie.games.baghchal;

import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView.Hand;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Piece;
import bergerie.rules.hunt.Side;
import java.util.Optional;

/** The points of all wolves, of the red one among them, of sheep and rams; what is yet to place. */
public record BaghChalPosition(int wolves, int red, int sheep, int rams, Hand hand, Side toMove)
    implements HuntPosition, Jumper<BaghChalPosition> {

  public static final int FLOCK = 20;

  // BC-4
  public static final int TO_WIN = 5;

  public static final Board BOARD = Board.alquerque();

  public int flock() {
    return sheep | rams;
  }

  @Override
  public int empty() {
    return BOARD.all() & ~flock() & ~wolves;
  }

  @Override
  public int toWin() {
    return TO_WIN;
  }

  boolean placing() {
    return hand.sheep() + hand.rams() > 0;
  }

  @Override
  public int captured() {
    return FLOCK - hand.sheep() - hand.rams() - Integer.bitCount(flock());
  }

  @Override
  public Optional<Piece> top(Point point) {
    return Piece.on(point, wolves, red, sheep, rams);
  }

  // BC-6: only the red wolf captures rams.
  @Override
  public boolean canJump(Jump jump) {
    int prey = (red & jump.from().bit()) != 0 ? flock() : sheep;
    return (prey & jump.over().bit()) != 0 && (empty() & jump.to().bit()) != 0;
  }

  @Override
  public BaghChalPosition jumped(Jump jump) {
    int left = ~jump.over().bit();
    return new BaghChalPosition(wolves, red, sheep & left, rams & left, hand, toMove)
        .stepped(jump.from(), jump.to());
  }

  BaghChalPosition stepped(Point from, Point to) {
    int change = from.bit() | to.bit();
    return new BaghChalPosition(
        moved(wolves, from, change),
        moved(red, from, change),
        moved(sheep, from, change),
        moved(rams, from, change),
        hand,
        toMove);
  }

  private static int moved(int set, Point from, int change) {
    return (set & from.bit()) != 0 ? set ^ change : set;
  }

  BaghChalPosition placed(Piece piece, Point at) {
    return piece == Piece.RAM
        ? new BaghChalPosition(
            wolves, red, sheep, rams | at.bit(), new Hand(hand.sheep(), hand.rams() - 1), toMove)
        : new BaghChalPosition(
            wolves, red, sheep | at.bit(), rams, new Hand(hand.sheep() - 1, hand.rams()), toMove);
  }

  BaghChalPosition handedOver() {
    return new BaghChalPosition(wolves, red, sheep, rams, hand, toMove.other());
  }
}
