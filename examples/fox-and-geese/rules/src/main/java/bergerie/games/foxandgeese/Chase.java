package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;
import static bergerie.games.foxandgeese.Cross.bit;

import bergerie.rules.Seat;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;

/**
 * Who stands where, and who moves.
 *
 * @param flock how many geese there were at the start
 */
record Chase(int flock, Point fox, long geese, Seat toMove) {

  static final Seat FOX = Seat.of(0);
  static final Seat GEESE = Seat.of(1);

  // FG-7: fewer than four geese can't hem a fox in, wherever it stands.
  private static final int ENOUGH = 4;

  boolean foxMoves() {
    return toMove.equals(FOX);
  }

  boolean empty(Point point) {
    return !fox.equals(point) && !goose(point);
  }

  boolean goose(Point point) {
    return (geese & bit(point)) != 0;
  }

  /** The empty points beside a point. */
  long roomAround(Point point) {
    return BOARD.neighbours(point) & ~geese & ~bit(fox);
  }

  int captured() {
    return flock - Long.bitCount(geese);
  }

  int toWin() {
    return flock - ENOUGH + 1;
  }

  boolean fewLeft() {
    return captured() >= toWin();
  }

  // FG-4, and FG-5: the winning capture ends the chain.
  boolean canJump(Jump jump) {
    return goose(jump.over()) && empty(jump.to()) && !fewLeft();
  }

  /** The fox is still to move. */
  Chase jumped(Jump jump) {
    return new Chase(flock, jump.to(), geese & ~bit(jump.over()), toMove);
  }

  Chase stepped(Point from, Point to) {
    return foxMoves()
        ? new Chase(flock, to, geese, toMove)
        : new Chase(flock, fox, (geese & ~bit(from)) | bit(to), toMove);
  }

  Chase handedOver() {
    return new Chase(flock, fox, geese, toMove.next(1, 2));
  }
}
