package bergerie.games.baghbandi;

import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Piece;
import bergerie.rules.hunt.Side;
import java.util.Optional;

/**
 * The points of both wolves, of the red one among them, and of the sheep and rams that are alone or
 * on top.
 *
 * @param under how many sheep lie under the top one of each stack, three bits a home
 */
public record BaghBandiPosition(
    Field field, int wolves, int red, int sheep, int rams, int under, Side toMove)
    implements HuntPosition {

  public static final int FLOCK = 20;
  public static final int STACK = 5;

  // BB-5
  public static final int TO_WIN = 5;

  public int flock() {
    return sheep | rams;
  }

  @Override
  public int empty() {
    return Field.BOARD.all() & ~flock() & ~wolves;
  }

  @Override
  public int captured() {
    int standing = Integer.bitCount(flock());
    for (int home = 0; home < field.homes().size(); home++) {
      standing += under(home);
    }
    return FLOCK - standing;
  }

  @Override
  public Optional<Piece> top(Point point) {
    return Piece.on(point, wolves, red, sheep, rams);
  }

  @Override
  public int height(Point point) {
    int home = field.home(point);
    return (top(point).isPresent() ? 1 : 0) + (home < 0 ? 0 : under(home));
  }

  private int under(int home) {
    return (under >> (3 * home)) & 7;
  }

  /** What a stack of some height adds to {@code under}. */
  static int under(int home, int height) {
    return (height - 1) << (3 * home);
  }

  @Override
  public int toWin() {
    return TO_WIN;
  }

  // BB-7: only the red wolf captures rams.
  boolean canJump(Jump jump) {
    int prey = (red & jump.from().bit()) != 0 ? flock() : sheep;
    return (prey & jump.over().bit()) != 0 && (empty() & jump.to().bit()) != 0;
  }

  BaghBandiPosition jumped(Jump jump) {
    return withoutTop(jump.over()).wolfMoved(jump.from(), jump.to());
  }

  BaghBandiPosition wolfMoved(Point from, Point to) {
    int change = from.bit() | to.bit();
    return new BaghBandiPosition(
        field,
        wolves ^ change,
        (red & from.bit()) != 0 ? red ^ change : red,
        sheep,
        rams,
        under,
        toMove);
  }

  BaghBandiPosition sheepMoved(Point from, Point to) {
    BaghBandiPosition left = withoutTop(from);
    return (rams & from.bit()) != 0
        ? left.with(left.sheep, left.rams | to.bit(), left.under)
        : left.with(left.sheep | to.bit(), left.rams, left.under);
  }

  // BB-2 and BB-3: whoever steps or is captured comes from the top; the next one is a plain sheep.
  private BaghBandiPosition withoutTop(Point point) {
    int home = field.home(point);
    int left = ~point.bit();
    return home >= 0 && under(home) > 0
        ? with(sheep | point.bit(), rams & left, under - (1 << (3 * home)))
        : with(sheep & left, rams & left, under);
  }

  private BaghBandiPosition with(int newSheep, int newRams, int newUnder) {
    return new BaghBandiPosition(field, wolves, red, newSheep, newRams, newUnder, toMove);
  }

  BaghBandiPosition handedOver() {
    return new BaghBandiPosition(field, wolves, red, sheep, rams, under, toMove.other());
  }
}
