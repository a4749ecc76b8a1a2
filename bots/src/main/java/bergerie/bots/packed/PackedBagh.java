package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.bots.board.Ways;
import bergerie.rules.board.Board;
import bergerie.rules.hunt.Side;

/** What the games of several wolves on 25 points have in common, as bits. */
abstract sealed class PackedBagh extends PackedHunt permits PackedBaghChal, PackedBaghBandi {

  static final Ways WAYS = new Ways(Board.alquerque());
  static final int ALL = Board.alquerque().all();

  /** A jump was there and has been made. */
  static final int PLAYED = -1;

  int wolves;
  int red;
  int sheep;
  int rams;
  int captured;
  boolean wolvesMove;
  private final int toWin;

  /**
   * @param toWin so many captures win (BC-4 and BB-5)
   */
  PackedBagh(int toWin) {
    this.toWin = toWin;
  }

  /** Whether the wolves have captured enough. */
  final boolean isWon() {
    return captured >= toWin;
  }

  final int empty() {
    return ALL & ~(wolves | sheep | rams);
  }

  /** What a wolf may jump. */
  final int prey(int wolf) {
    return (red & wolf) != 0 ? sheep | rams : sheep;
  }

  /** The targets of a sheep that do not bring a position about for the third time. */
  abstract int allowed(int from, int targets);

  /** Moves a sheep or ram to a free point, given as a bit. */
  abstract void moveSheep(int from, int to);

  final void moveWolf(int from, int to) {
    wolves ^= from ^ to;
    if ((red & from) != 0) {
      red = to;
    }
  }

  @Override
  public boolean isOver() {
    return isWon() || !(wolvesMove ? wolvesCanMove() : sheepCanMove());
  }

  private boolean wolvesCanMove() {
    int empty = empty();
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      if (WAYS.isFree(Integer.numberOfTrailingZeros(rest), prey(rest & -rest), empty)) {
        return true;
      }
    }
    return false;
  }

  boolean sheepCanMove() {
    int empty = empty();
    int flock = sheep | rams;
    if (past.most() < 2) {
      return WAYS.touch(empty, flock);
    }
    for (int rest = flock; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      if (allowed(from, WAYS.steps[from] & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  /** How many steps the sheep have. */
  final int countSteps(int empty) {
    int total = 0;
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      total += Integer.bitCount(allowed(from, WAYS.steps[from] & empty));
    }
    return total;
  }

  final void listSteps(MoveList moves, int empty) {
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      moves.addSteps(from, allowed(from, WAYS.steps[from] & empty));
    }
  }

  final void playStep(int n) {
    int empty = empty();
    int left = n;
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int targets = allowed(from, WAYS.steps[from] & empty);
      int ways = Integer.bitCount(targets);
      if (left < ways) {
        moveSheep(from, Ways.nth(targets, left));
        return;
      }
      left -= ways;
    }
    throw new IllegalArgumentException("no move " + n);
  }

  /** Plays the n-th step or jump of the wolves. */
  final void playWolf(int n) {
    int empty = empty();
    int left = n;
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int wolf = rest & -rest;
      int steps = WAYS.steps[Integer.numberOfTrailingZeros(wolf)] & empty;
      int ways = Integer.bitCount(steps);
      if (left < ways) {
        moveWolf(wolf, Ways.nth(steps, left));
        return;
      }
      left = playJump(wolf, left - ways, empty);
      if (left == PLAYED) {
        past.clear();
        return;
      }
    }
    throw new IllegalArgumentException("no move " + n);
  }

  /**
   * Plays the n-th jump or chain of a wolf.
   *
   * @return {@link #PLAYED}, or by how much {@code n} is too large
   */
  abstract int playJump(int wolf, int n, int empty);

  @Override
  final void step(int from, int to) {
    if (wolvesMove) {
      moveWolf(1 << from, to);
    } else {
      moveSheep(from, to);
    }
    wolvesMove = !wolvesMove;
  }

  @Override
  final long hash() {
    return hash(wolves, red, sheep | rams, rams, unseen());
  }

  @Override
  final long hash(int turn) {
    Symmetries turns = symmetries();
    return hash(
        turns.image(turn, wolves),
        turns.image(turn, red),
        turns.image(turn, sheep | rams),
        turns.image(turn, rams),
        unseen(turn));
  }

  private long hash(int wolves, int red, int flock, int rams, long unseen) {
    long board = wolves | (long) flock << 25 | (wolvesMove ? 1L << 50 : 0);
    long rest = rams | (long) red << 25 | unseen << 50;
    return mixed(board) + mixed(rest ^ 0x5851F42D4C957F2DL);
  }

  /** What tells positions apart that look the same from above, in 14 bits. */
  abstract long unseen();

  /** The same, once the board is turned. */
  abstract long unseen(int turn);

  @Override
  final boolean isUsual() {
    return (red | rams) == 0;
  }

  @Override
  public final int wolves() {
    return wolves;
  }

  @Override
  public final int sheep() {
    return sheep;
  }

  @Override
  public final int time() {
    return 2 * stage() + (wolvesMove ? 1 : 0);
  }

  /** How far the game has come, whoever moves. */
  abstract int stage();

  @Override
  public final int guess() {
    return Promise.of(WAYS, wolves, red, sheep, rams, empty(), captured, toMove());
  }

  final void remember() {
    past.add(PackedPast.key(wolves, red, sheep | rams), rams);
  }

  @Override
  public Standing standing() {
    return !isWon() && wolvesMove ? Standing.SHEEP_WON : Standing.WOLVES_WON;
  }

  @Override
  public Side toMove() {
    return wolvesMove ? Side.WOLVES : Side.SHEEP;
  }

  @Override
  void copyBoard(PackedHunt other) {
    PackedBagh twin = (PackedBagh) other;
    wolves = twin.wolves;
    red = twin.red;
    sheep = twin.sheep;
    rams = twin.rams;
    captured = twin.captured;
    wolvesMove = twin.wolvesMove;
  }
}
