package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.bots.board.Ways;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.Setup;
import bergerie.rules.board.Board;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntView.Hand;
import bergerie.rules.hunt.Side;

/** Bagh Chal as bits. */
final class PackedBaghChal extends PackedBagh {

  private static final Symmetries SYMMETRIES = Symmetries.of(Board.alquerque(), 0);

  private static final int WOLVES = 4;

  /** While more are in hand than this, the placing has just begun. */
  private static final int FEW = 7;

  /** Placing is told apart by so many captures at most. */
  private static final int SOME = 2;

  /** Loaded when it is first asked for. */
  private static final class Learned {
    static final Experience EXPERIENCE = Experience.of(new PackedBaghChal(Customs.PLAIN).subject());
  }

  private int handSheep;
  private int handRams;

  private PackedBaghChal(Customs customs) {
    super(BaghChalPosition.TO_WIN, customs);
  }

  static PackedBaghChal of(Setup setup) {
    return of(new BaghChal().start(setup));
  }

  public static PackedBaghChal of(Hunt<BaghChalPosition> state) {
    PackedBaghChal twin = new PackedBaghChal(state.customs());
    BaghChalPosition now = state.position();
    for (BaghChalPosition before : state.past().positions()) {
      twin.past.add(
          PackedPast.key(before.wolves(), before.red(), before.flock(), before.toMove()),
          before.rams());
    }
    twin.wolves = now.wolves();
    twin.red = now.red();
    twin.sheep = now.sheep();
    twin.rams = now.rams();
    twin.handSheep = now.hand().sheep();
    twin.handRams = now.hand().rams();
    twin.captured = now.captured();
    twin.wolvesMove = now.toMove() == Side.WOLVES;
    twin.settle(state);
    return twin;
  }

  @Override
  public int count() {
    if (isDecided()) {
      return 0;
    }
    int empty = empty();
    if (wolvesMove) {
      int total = 0;
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int wolf = Integer.numberOfTrailingZeros(rest);
        total += Integer.bitCount(wolfSteps(wolf, empty));
        total += Integer.bitCount(WAYS.jumps(wolf, prey(rest & -rest), empty));
      }
      return total;
    }
    if (isPlacing()) {
      return Integer.bitCount(empty) * kinds();
    }
    return countSteps(empty);
  }

  @Override
  boolean sheepCanMove() {
    return isPlacing() ? empty() != 0 : super.sheepCanMove();
  }

  @Override
  public Experience.Subject subject() {
    int stages = BaghChalPosition.TO_WIN + 2 * (SOME + 1);
    return new Experience.Subject("bagh-chal", Patterns.of(SYMMETRIES, WOLVES), 2 * stages);
  }

  @Override
  Experience learned() {
    return Learned.EXPERIENCE;
  }

  @Override
  int stage() {
    return isPlacing()
        ? BaghChalPosition.TO_WIN + 2 * Math.min(captured, SOME) + (handSheep > FEW ? 1 : 0)
        : captured;
  }

  @Override
  boolean isPlacing() {
    return handSheep + handRams > 0;
  }

  @Override
  int list(MoveList moves) {
    moves.clear();
    if (isDecided()) {
      return 0;
    }
    int empty = empty();
    if (wolvesMove) {
      listWolves(moves, empty);
    } else if (isPlacing()) {
      for (int rest = empty; rest != 0; rest &= rest - 1) {
        for (int kind = kinds(); kind > 0; kind--) {
          moves.add(MoveList.HAND, Integer.numberOfTrailingZeros(rest), 0);
        }
      }
    } else {
      listSteps(moves, empty);
    }
    return moves.size();
  }

  private void listWolves(MoveList moves, int empty) {
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int wolf = Integer.numberOfTrailingZeros(rest);
      moves.addSteps(wolf, wolfSteps(wolf, empty));
      for (int jumps = WAYS.jumps(wolf, prey(rest & -rest), empty);
          jumps != 0;
          jumps &= jumps - 1) {
        moves.add(wolf, Integer.numberOfTrailingZeros(WAYS.landing(wolf, jumps & -jumps)), 1);
      }
    }
  }

  @Override
  long unseen() {
    return handSheep | (long) handRams << 6;
  }

  @Override
  long unseen(int turn) {
    return unseen();
  }

  @Override
  Symmetries symmetries() {
    return SYMMETRIES;
  }

  /** How many kinds of piece are in hand. */
  private int kinds() {
    return (handSheep > 0 ? 1 : 0) + (handRams > 0 ? 1 : 0);
  }

  @Override
  boolean leavesForGood(int from) {
    return false;
  }

  @Override
  public void play(int n) {
    if (wolvesMove) {
      playWolf(n);
    } else if (isPlacing()) {
      place(n);
    } else {
      playStep(n);
    }
    endTurn();
  }

  @Override
  int playJump(int wolf, int n, int empty) {
    int from = Integer.numberOfTrailingZeros(wolf);
    int jumps = WAYS.jumps(from, prey(wolf), empty);
    int ways = Integer.bitCount(jumps);
    if (n >= ways) {
      return n - ways;
    }
    int number = Ways.nth(jumps, n);
    int over = WAYS.over(from, number);
    sheep &= ~over;
    rams &= ~over;
    captured++;
    moveWolf(wolf, WAYS.landing(from, number));
    return PLAYED;
  }

  private void place(int n) {
    int empty = empty();
    int kinds = kinds();
    int at = Ways.nth(empty, n / kinds);
    // With both kinds in hand the rules list the sheep of a point before its ram.
    if (kinds == 2 ? n % 2 == 1 : handRams > 0) {
      rams |= at;
      handRams--;
    } else {
      sheep |= at;
      handSheep--;
    }
    renew();
  }

  @Override
  void moveSheep(int from, int to) {
    int change = to | 1 << from;
    if ((rams & 1 << from) != 0) {
      rams ^= change;
    } else {
      sheep ^= change;
    }
  }

  @Override
  public BaghChalPosition position() {
    return new BaghChalPosition(wolves, red, sheep, rams, new Hand(handSheep, handRams), toMove());
  }

  @Override
  public PackedHunt another() {
    return new PackedBaghChal(customs());
  }

  @Override
  void copyBoard(PackedHunt other) {
    super.copyBoard(other);
    PackedBaghChal twin = (PackedBaghChal) other;
    handSheep = twin.handSheep;
    handRams = twin.handRams;
  }
}
