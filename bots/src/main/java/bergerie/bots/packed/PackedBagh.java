package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.bots.board.Ways;
import bergerie.rules.board.Board;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Repetition;
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
  private final Repetition repetition;

  /** A step is forbidden to a position that has been there so often. */
  private final int often;

  /** How often this position has been there, where a third time is a draw. */
  private int occurrences;

  private int lull;

  /**
   * @param toWin so many captures win (BC-4 and BB-5)
   */
  PackedBagh(int toWin, Customs customs) {
    super(customs);
    this.toWin = toWin;
    this.repetition = customs.repetition();
    this.often =
        switch (repetition) {
          case SHEEP -> 2;
          case DRAW -> Integer.MAX_VALUE;
          case NEVER -> 1;
        };
  }

  /** Takes over what does not stand on the board, once all else is there. */
  final void settle(Hunt<?> state) {
    occurrences = past.times(key(), rams);
    lull = state.lull();
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

  abstract boolean isPlacing();

  /** Whether a sheep that steps from there can't undo it. */
  abstract boolean leavesForGood(int from);

  // BC-5 and BB-6, or BC-7: the targets of a sheep that bring nothing forbidden about.
  private int allowed(int from, int targets) {
    return past.most() < often || leavesForGood(from)
        ? targets
        : past.freshForSheep(from, targets, wolves, red, sheep, rams, often);
  }

  // BC-7 and BB-6: where no position may come back, wolves must mind that too.
  final int wolfSteps(int from, int empty) {
    int targets = WAYS.steps[from] & empty;
    return repetition == Repetition.NEVER
        ? past.freshForWolf(from, targets, wolves, red, sheep | rams, rams)
        : targets;
  }

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
    return isDecided() || !canMove();
  }

  /** Whether the game is over, whoever could still move. */
  final boolean isDecided() {
    return isWon() || isThird() || customs().isTooQuiet(lull);
  }

  private boolean isThird() {
    return repetition == Repetition.DRAW && occurrences >= 3;
  }

  @Override
  final boolean isBack() {
    return repetition == Repetition.DRAW && occurrences >= 2;
  }

  private boolean canMove() {
    return wolvesMove ? wolvesCanMove() : sheepCanMove();
  }

  private boolean wolvesCanMove() {
    int empty = empty();
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int wolf = Integer.numberOfTrailingZeros(rest);
      int prey = prey(rest & -rest);
      boolean free =
          repetition == Repetition.NEVER
              ? wolfSteps(wolf, empty) != 0 || WAYS.jumps(wolf, prey, empty) != 0
              : WAYS.isFree(wolf, prey, empty);
      if (free) {
        return true;
      }
    }
    return false;
  }

  boolean sheepCanMove() {
    int empty = empty();
    int flock = sheep | rams;
    if (past.most() < often) {
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
      int steps = wolfSteps(Integer.numberOfTrailingZeros(wolf), empty);
      int ways = Integer.bitCount(steps);
      if (left < ways) {
        moveWolf(wolf, Ways.nth(steps, left));
        return;
      }
      left = playJump(wolf, left - ways, empty);
      if (left == PLAYED) {
        renew();
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
    endTurn();
  }

  /** After a capture or a placing nothing comes back, and quiet turns count anew. */
  final void renew() {
    past.clear();
    lull = -1;
  }

  final void endTurn() {
    wolvesMove = !wolvesMove;
    lull = isPlacing() ? 0 : lull + 1;
    if (repetition.counts(toMove())) {
      occurrences = past.add(key(), rams);
    }
  }

  private long key() {
    return PackedPast.key(wolves, red, sheep | rams, toMove());
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

  @Override
  public Standing standing() {
    if (isWon()) {
      return Standing.WOLVES_WON;
    }
    // Who blocks the other side in the last quiet turn has won.
    if (isThird() || (customs().isTooQuiet(lull) && canMove())) {
      return Standing.DRAWN;
    }
    return wolvesMove ? Standing.SHEEP_WON : Standing.WOLVES_WON;
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
    occurrences = twin.occurrences;
    lull = twin.lull;
  }
}
