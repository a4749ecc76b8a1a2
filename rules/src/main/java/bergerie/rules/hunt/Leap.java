package bergerie.rules.hunt;

import bergerie.rules.board.Jump;

/**
 * A chain under way, with the points on which nobody lands because sheep that were jumped still
 * stand there (HG-6).
 *
 * @param position how the board would lie if they had left
 */
record Leap<P extends Jumper<P>>(P position, Jumped jumped, int standing)
    implements Jumper<Leap<P>> {

  static <P extends Jumper<P>> Leap<P> from(P position, Jumped jumped) {
    return new Leap<>(position, jumped, 0);
  }

  boolean isBlocked(Jump jump) {
    return (standing & jump.to().bit()) != 0;
  }

  @Override
  public boolean canJump(Jump jump) {
    return !isBlocked(jump) && position.canJump(jump);
  }

  @Override
  public Leap<P> jumped(Jump jump) {
    int left = jumped == Jumped.AFTER ? standing | jump.over().bit() : 0;
    return new Leap<>(position.jumped(jump), jumped, left);
  }
}
