package bergerie.bots.packed;

import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.Setup;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Side;

/** Bagh Bandi as bits. */
public final class PackedBaghBandi extends PackedHunt {

  private static final Ways WAYS = new Ways(Field.BOARD);
  private static final int ALL = Field.BOARD.all();

  private final PackedPast past = new PackedPast();
  private final Field field;

  /** For each point, how far its three bits of {@code under} are shifted, or -1. */
  private final int[] shifts = new int[25];

  private final boolean once;
  private int wolves;
  private int red;
  private int sheep;
  private int rams;
  private int under;
  private int captured;
  private boolean wolvesMove;

  // What is left of the number of a chain while it is being looked for.
  private int wanted;

  private PackedBaghBandi(Field field) {
    this.field = field;
    this.once = field.chain() == Field.Chain.ONCE;
    for (Point point : Field.BOARD.points()) {
      int home = field.home(point);
      shifts[point.index()] = home < 0 ? -1 : 3 * home;
    }
  }

  static PackedBaghBandi of(Setup setup) {
    return of(new BaghBandi().start(setup));
  }

  public static PackedBaghBandi of(Hunt<BaghBandiPosition> state) {
    BaghBandiPosition now = state.position();
    PackedBaghBandi twin = new PackedBaghBandi(now.field());
    for (BaghBandiPosition before : state.past().positions()) {
      twin.past.add(PackedPast.key(before.wolves(), before.red(), before.flock()), before.rams());
    }
    twin.wolves = now.wolves();
    twin.red = now.red();
    twin.sheep = now.sheep();
    twin.rams = now.rams();
    twin.under = now.under();
    twin.captured = now.captured();
    twin.wolvesMove = now.toMove() == Side.WOLVES;
    return twin;
  }

  @Override
  public int count() {
    if (captured >= BaghBandiPosition.TO_WIN) {
      return 0;
    }
    int empty = ALL & ~(wolves | sheep | rams);
    int total = 0;
    if (wolvesMove) {
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int bit = rest & -rest;
        int wolf = Integer.numberOfTrailingZeros(rest);
        total += Integer.bitCount(WAYS.steps[wolf] & empty);
        if (WAYS.jumps(wolf, prey(bit), empty) != 0) {
          total += chains(wolf, prey(bit), under, empty | bit, captured);
        }
      }
      return total;
    }
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      total += Integer.bitCount(allowed(from, WAYS.steps[from] & empty));
    }
    return total;
  }

  @Override
  boolean isOver() {
    if (captured >= BaghBandiPosition.TO_WIN) {
      return true;
    }
    int empty = ALL & ~(wolves | sheep | rams);
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
    if (captured >= BaghBandiPosition.TO_WIN) {
      return 0;
    }
    int empty = ALL & ~(wolves | sheep | rams);
    if (wolvesMove) {
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int bit = rest & -rest;
        int wolf = Integer.numberOfTrailingZeros(rest);
        moves.addSteps(wolf, WAYS.steps[wolf] & empty);
        if (WAYS.jumps(wolf, prey(bit), empty) != 0) {
          listChains(moves, wolf, wolf, prey(bit), under, empty | bit, captured);
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

  /** Lists the chains in the order of {@link #chains}. */
  private void listChains(
      MoveList moves, int start, int from, int prey, int stacks, int empty, int taken) {
    if (taken == BaghBandiPosition.TO_WIN) {
      return;
    }
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(from, number));
      int middle = Integer.numberOfTrailingZeros(over);
      moves.add(start, landing, taken + 1 - captured);
      if (under(middle, stacks) == 0) {
        listChains(moves, start, landing, prey & ~over, stacks, empty | over, taken + 1);
      } else {
        int less = stacks - (1 << shifts[middle]);
        listChains(moves, start, landing, once ? prey & ~over : prey, less, empty, taken + 1);
      }
    }
  }

  @Override
  long hash() {
    long board = wolves | (long) (sheep | rams) << 25 | (wolvesMove ? 1L << 50 : 0);
    long rest = rams | (long) red << 25 | (long) under << 50;
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

  /** How many lie under the top one of a stack. */
  private int under(int point, int stacks) {
    int shift = shifts[point];
    return shift < 0 ? 0 : stacks >> shift & 7;
  }

  /**
   * How many chains there are from a point.
   *
   * @param prey what this wolf may still jump in this turn
   * @param empty holds the wolf's own point
   */
  private int chains(int from, int prey, int stacks, int empty, int taken) {
    if (taken == BaghBandiPosition.TO_WIN) {
      return 0;
    }
    int total = 0;
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(from, number));
      int middle = Integer.numberOfTrailingZeros(over);
      if (under(middle, stacks) == 0) {
        total += 1 + chains(landing, prey & ~over, stacks, empty | over, taken + 1);
      } else {
        int less = stacks - (1 << shifts[middle]);
        total += 1 + chains(landing, once ? prey & ~over : prey, less, empty, taken + 1);
      }
    }
    return total;
  }

  /** The targets of a sheep that do not bring a position about for the third time (BB-6). */
  private int allowed(int from, int targets) {
    return past.most() < 2 || under(from, under) > 0
        ? targets
        : past.fresh(from, targets, wolves, red, sheep, rams);
  }

  @Override
  public void play(int n) {
    if (wolvesMove) {
      playWolf(n);
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
      if (WAYS.jumps(wolf, prey(bit), empty) != 0) {
        wanted = left;
        if (follow(bit, wolf, prey(bit), under, empty | bit, captured)) {
          past.clear();
          return;
        }
        left = wanted;
      }
    }
    throw new IllegalArgumentException("no move " + n);
  }

  /** Walks the chains in the order of {@link #chains}; takes the sheep of the wanted one. */
  private boolean follow(int start, int from, int prey, int stacks, int empty, int taken) {
    if (taken == BaghBandiPosition.TO_WIN) {
      return false;
    }
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int to = WAYS.landing(from, number);
      int middle = Integer.numberOfTrailingZeros(over);
      boolean last = under(middle, stacks) == 0;
      if (wanted-- == 0) {
        moveWolf(start, to);
        capture(middle, over);
        return true;
      }
      int landing = Integer.numberOfTrailingZeros(to);
      boolean found =
          last
              ? follow(start, landing, prey & ~over, stacks, empty | over, taken + 1)
              : follow(
                  start,
                  landing,
                  once ? prey & ~over : prey,
                  stacks - (1 << shifts[middle]),
                  empty,
                  taken + 1);
      if (found) {
        capture(middle, over);
        return true;
      }
    }
    return false;
  }

  private void capture(int middle, int over) {
    captured++;
    takeTop(middle, over);
  }

  /** The top one leaves its point; under it lies a plain sheep, if any. */
  private void takeTop(int point, int bit) {
    rams &= ~bit;
    if (under(point, under) == 0) {
      sheep &= ~bit;
    } else {
      sheep |= bit;
      under -= 1 << shifts[point];
    }
  }

  private void moveWolf(int from, int to) {
    wolves ^= from ^ to;
    if ((red & from) != 0) {
      red = to;
    }
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
    int bit = 1 << from;
    boolean ram = (rams & bit) != 0;
    if (under(from, under) > 0) {
      past.clear();
    }
    takeTop(from, bit);
    if (ram) {
      rams |= to;
    } else {
      sheep |= to;
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
    return captured < BaghBandiPosition.TO_WIN && wolvesMove
        ? Standing.SHEEP_WON
        : Standing.WOLVES_WON;
  }

  @Override
  public Side toMove() {
    return wolvesMove ? Side.WOLVES : Side.SHEEP;
  }

  @Override
  public BaghBandiPosition position() {
    return new BaghBandiPosition(field, wolves, red, sheep, rams, under, toMove());
  }

  @Override
  public PackedHunt another() {
    return new PackedBaghBandi(field);
  }

  @Override
  public void copyFrom(PackedHunt other) {
    PackedBaghBandi twin = (PackedBaghBandi) other;
    past.copyFrom(twin.past);
    wolves = twin.wolves;
    red = twin.red;
    sheep = twin.sheep;
    rams = twin.rams;
    under = twin.under;
    captured = twin.captured;
    wolvesMove = twin.wolvesMove;
  }
}
