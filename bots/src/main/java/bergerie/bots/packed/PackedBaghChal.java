package bergerie.bots.packed;

import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.Setup;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntView.Hand;
import bergerie.rules.hunt.Side;

/** Bagh Chal as bits. */
public final class PackedBaghChal extends PackedHunt {

  private static final Ways WAYS = new Ways(BaghChalPosition.BOARD);
  private static final int ALL = BaghChalPosition.BOARD.all();

  private final PackedPast past = new PackedPast();
  private int wolves;
  private int red;
  private int sheep;
  private int rams;
  private int handSheep;
  private int handRams;
  private int captured;
  private boolean wolvesMove;

  private PackedBaghChal() {}

  static PackedBaghChal of(Setup setup) {
    return of(new BaghChal().start(setup));
  }

  public static PackedBaghChal of(Hunt<BaghChalPosition> state) {
    PackedBaghChal twin = new PackedBaghChal();
    BaghChalPosition now = state.position();
    for (BaghChalPosition before : state.past().positions()) {
      twin.past.add(PackedPast.key(before.wolves(), before.red(), before.flock()), before.rams());
    }
    twin.wolves = now.wolves();
    twin.red = now.red();
    twin.sheep = now.sheep();
    twin.rams = now.rams();
    twin.handSheep = now.hand().sheep();
    twin.handRams = now.hand().rams();
    twin.captured = now.captured();
    twin.wolvesMove = now.toMove() == Side.WOLVES;
    return twin;
  }

  @Override
  public int count() {
    if (captured >= BaghChalPosition.TO_WIN) {
      return 0;
    }
    int empty = ALL & ~(wolves | sheep | rams);
    if (wolvesMove) {
      int total = 0;
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int wolf = Integer.numberOfTrailingZeros(rest);
        total += Integer.bitCount(WAYS.steps[wolf] & empty);
        total += Integer.bitCount(WAYS.jumps(wolf, prey(rest & -rest), empty));
      }
      return total;
    }
    if (handSheep + handRams > 0) {
      return Integer.bitCount(empty) * kinds();
    }
    int total = 0;
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      total += Integer.bitCount(allowed(from, WAYS.steps[from] & empty));
    }
    return total;
  }

  @Override
  boolean isOver() {
    if (captured >= BaghChalPosition.TO_WIN) {
      return true;
    }
    int empty = ALL & ~(wolves | sheep | rams);
    if (!wolvesMove && handSheep + handRams > 0) {
      return empty == 0;
    }
    return wolvesMove ? !WAYS.anyFree(wolves, red, sheep, rams, empty) : !sheepCanMove(empty);
  }

  private boolean sheepCanMove(int empty) {
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

  @Override
  int list(MoveList moves) {
    moves.clear();
    if (captured >= BaghChalPosition.TO_WIN) {
      return 0;
    }
    int empty = ALL & ~(wolves | sheep | rams);
    if (wolvesMove) {
      listWolves(moves, empty);
    } else if (handSheep + handRams > 0) {
      for (int rest = empty; rest != 0; rest &= rest - 1) {
        for (int kind = kinds(); kind > 0; kind--) {
          moves.add(MoveList.HAND, Integer.numberOfTrailingZeros(rest), 0);
        }
      }
    } else {
      for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        moves.addSteps(from, allowed(from, WAYS.steps[from] & empty));
      }
    }
    return moves.size();
  }

  private void listWolves(MoveList moves, int empty) {
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int wolf = Integer.numberOfTrailingZeros(rest);
      moves.addSteps(wolf, WAYS.steps[wolf] & empty);
      for (int jumps = WAYS.jumps(wolf, prey(rest & -rest), empty);
          jumps != 0;
          jumps &= jumps - 1) {
        moves.add(wolf, Integer.numberOfTrailingZeros(WAYS.landing(wolf, jumps & -jumps)), 1);
      }
    }
  }

  @Override
  long hash() {
    long board = wolves | (long) (sheep | rams) << 25 | (wolvesMove ? 1L << 50 : 0);
    long rest = rams | (long) red << 25 | (long) handSheep << 50 | (long) handRams << 56;
    return mixed(board) + mixed(rest ^ 0x5851F42D4C957F2DL);
  }

  @Override
  int promise() {
    return Promise.of(
        WAYS, wolves, red, sheep, rams, ALL & ~(wolves | sheep | rams), captured, toMove());
  }

  private int prey(int wolf) {
    return (red & wolf) != 0 ? sheep | rams : sheep;
  }

  /** How many kinds of piece are in hand. */
  private int kinds() {
    return (handSheep > 0 ? 1 : 0) + (handRams > 0 ? 1 : 0);
  }

  /** The targets of a sheep that do not bring a position about for the third time (BC-5). */
  private int allowed(int from, int targets) {
    return past.most() < 2 ? targets : past.fresh(from, targets, wolves, red, sheep, rams);
  }

  @Override
  public void play(int n) {
    if (wolvesMove) {
      playWolf(n);
    } else if (handSheep + handRams > 0) {
      place(n);
    } else {
      playSheep(n);
    }
    wolvesMove = !wolvesMove;
  }

  private void playWolf(int n) {
    int empty = ALL & ~(wolves | sheep | rams);
    int left = n;
    for (int rest = wolves; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      int wolf = Integer.numberOfTrailingZeros(rest);
      int steps = WAYS.steps[wolf] & empty;
      int ways = Integer.bitCount(steps);
      if (left < ways) {
        moveWolf(bit, Ways.nth(steps, left));
        return;
      }
      left -= ways;
      int jumps = WAYS.jumps(wolf, prey(bit), empty);
      ways = Integer.bitCount(jumps);
      if (left < ways) {
        int number = Ways.nth(jumps, left);
        int over = WAYS.over(wolf, number);
        sheep &= ~over;
        rams &= ~over;
        captured++;
        past.clear();
        moveWolf(bit, WAYS.landing(wolf, number));
        return;
      }
      left -= ways;
    }
    throw new IllegalArgumentException("no move " + n);
  }

  private void moveWolf(int from, int to) {
    wolves ^= from | to;
    if ((red & from) != 0) {
      red = to;
    }
  }

  private void place(int n) {
    int empty = ALL & ~(wolves | sheep | rams);
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
    past.clear();
    past.add(PackedPast.key(wolves, red, sheep | rams), rams);
  }

  private void playSheep(int n) {
    int empty = ALL & ~(wolves | sheep | rams);
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

  private void moveSheep(int from, int to) {
    int change = to | 1 << from;
    if ((rams & 1 << from) != 0) {
      rams ^= change;
    } else {
      sheep ^= change;
    }
    past.add(PackedPast.key(wolves, red, sheep | rams), rams);
  }

  @Override
  void step(int from, int to) {
    if (wolvesMove) {
      moveWolf(1 << from, to);
    } else {
      moveSheep(from, to);
    }
    wolvesMove = !wolvesMove;
  }

  @Override
  public Standing standing() {
    return captured < BaghChalPosition.TO_WIN && wolvesMove
        ? Standing.SHEEP_WON
        : Standing.WOLVES_WON;
  }

  @Override
  public Side toMove() {
    return wolvesMove ? Side.WOLVES : Side.SHEEP;
  }

  @Override
  public BaghChalPosition position() {
    return new BaghChalPosition(wolves, red, sheep, rams, new Hand(handSheep, handRams), toMove());
  }

  @Override
  public PackedHunt another() {
    return new PackedBaghChal();
  }

  @Override
  public void copyFrom(PackedHunt other) {
    PackedBaghChal twin = (PackedBaghChal) other;
    past.copyFrom(twin.past);
    wolves = twin.wolves;
    red = twin.red;
    sheep = twin.sheep;
    rams = twin.rams;
    handSheep = twin.handSheep;
    handRams = twin.handRams;
    captured = twin.captured;
    wolvesMove = twin.wolvesMove;
  }
}
