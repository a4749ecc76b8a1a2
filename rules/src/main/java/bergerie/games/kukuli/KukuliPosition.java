package bergerie.games.kukuli;

import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Piece;
import bergerie.rules.hunt.Side;
import java.util.Optional;

/** The wolf's point, the points of the sheep and of the rams, and who moves. */
public record KukuliPosition(int wolf, int sheep, int rams, Side toMove)
    implements HuntPosition, Jumper<KukuliPosition> {

  public static final int FLOCK = 12;

  // KU-4
  public static final int TO_WIN = 8;

  public static final Board BOARD = Board.alquerqueWithDen();
  public static final int DEN = BOARD.set("B6", "C6", "D6", "A7", "C7", "E7");

  public int flock() {
    return sheep | rams;
  }

  @Override
  public int empty() {
    return BOARD.all() & ~flock() & ~(1 << wolf);
  }

  @Override
  public int captured() {
    return FLOCK - Integer.bitCount(flock());
  }

  @Override
  public Optional<Piece> top(Point point) {
    return Piece.on(point, 1 << wolf, 0, sheep, rams);
  }

  @Override
  public int toWin() {
    return TO_WIN;
  }

  // KU-6: a ram can't be captured; HG-3: the winning capture ends the chain.
  @Override
  public boolean canJump(Jump jump) {
    return (sheep & jump.over().bit()) != 0 && (empty() & jump.to().bit()) != 0 && !won();
  }

  @Override
  public KukuliPosition jumped(Jump jump) {
    return new KukuliPosition(jump.to().index(), sheep & ~jump.over().bit(), rams, toMove);
  }

  KukuliPosition stepped(Point from, Point to) {
    if (toMove == Side.WOLVES) {
      return new KukuliPosition(to.index(), sheep, rams, toMove);
    }
    int change = from.bit() | to.bit();
    return (rams & from.bit()) != 0
        ? new KukuliPosition(wolf, sheep, rams ^ change, toMove)
        : new KukuliPosition(wolf, sheep ^ change, rams, toMove);
  }

  KukuliPosition handedOver() {
    return new KukuliPosition(wolf, sheep, rams, toMove.other());
  }
}
