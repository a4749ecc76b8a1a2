package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.Setup;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Side;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Bagh Bandi as bits. It is all one here when captured sheep leave (HG-6): no chain comes to a
 * point it has jumped.
 */
final class PackedBaghBandi extends PackedBagh {

  /** By the points on which stacks begin, as bits. */
  private static final Map<Integer, Symmetries> SYMMETRIES = new ConcurrentHashMap<>();

  private static final int WOLVES = 2;

  /** Of the sheep under others, so many at a time make a stage. */
  private static final int SOME = 4;

  private static final int STAGES_UNDER = 5;

  /** Loaded when it is first asked for. */
  private static final class Learned {
    static final Experience EXPERIENCE = Experience.of(ofAllSetUps());
  }

  private final Field field;
  private final int[] homes;
  private final Symmetries symmetries;

  /** For each point, how far its three bits of {@code under} are shifted, or -1. */
  private final int[] shifts = new int[25];

  private final boolean once;
  private int under;

  // What is left of the number of a chain while it is being looked for.
  private int wanted;

  private PackedBaghBandi(Field field, Customs customs) {
    super(BaghBandiPosition.TO_WIN, customs);
    this.field = field;
    this.homes = field.homes().stream().mapToInt(Point::index).toArray();
    int kept = field.homes().stream().mapToInt(Point::bit).sum();
    this.symmetries =
        SYMMETRIES.computeIfAbsent(kept, points -> Symmetries.of(Field.BOARD, points));
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
    PackedBaghBandi twin = new PackedBaghBandi(now.field(), state.customs());
    for (BaghBandiPosition before : state.past().positions()) {
      twin.past.add(
          PackedPast.key(before.wolves(), before.red(), before.flock(), before.toMove()),
          before.rams());
    }
    twin.wolves = now.wolves();
    twin.red = now.red();
    twin.sheep = now.sheep();
    twin.rams = now.rams();
    twin.under = now.under();
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
    int total = 0;
    if (wolvesMove) {
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int bit = rest & -rest;
        int wolf = Integer.numberOfTrailingZeros(rest);
        total += Integer.bitCount(wolfSteps(wolf, empty));
        if (WAYS.jumps(wolf, prey(bit), empty) != 0) {
          total += chains(wolf, prey(bit), under, empty | bit, captured);
        }
      }
      return total;
    }
    return countSteps(empty);
  }

  @Override
  int list(MoveList moves) {
    moves.clear();
    if (isDecided()) {
      return 0;
    }
    int empty = empty();
    if (wolvesMove) {
      for (int rest = wolves; rest != 0; rest &= rest - 1) {
        int bit = rest & -rest;
        int wolf = Integer.numberOfTrailingZeros(rest);
        moves.addSteps(wolf, wolfSteps(wolf, empty));
        if (WAYS.jumps(wolf, prey(bit), empty) != 0) {
          listChains(moves, wolf, wolf, prey(bit), under, empty | bit, captured);
        }
      }
    } else {
      listSteps(moves, empty);
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
  public Experience.Subject subject() {
    return ofAllSetUps();
  }

  private static Experience.Subject ofAllSetUps() {
    Patterns patterns = Patterns.of(Symmetries.of(Field.BOARD, 0), WOLVES);
    int stages = BaghBandiPosition.TO_WIN * STAGES_UNDER;
    return new Experience.Subject("bagh-bandi", patterns, 2 * stages);
  }

  @Override
  Experience learned() {
    return Learned.EXPERIENCE;
  }

  @Override
  int stage() {
    int hidden = 0;
    for (int home : homes) {
      hidden += under(home, under);
    }
    return captured * STAGES_UNDER + (hidden + SOME - 1) / SOME;
  }

  @Override
  long unseen() {
    return under;
  }

  @Override
  long unseen(int turn) {
    int turned = 0;
    for (int home : homes) {
      turned |= under(home, under) << shifts[symmetries.pointImage(turn, home)];
    }
    return turned;
  }

  @Override
  Symmetries symmetries() {
    return symmetries;
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

  @Override
  boolean isPlacing() {
    return false;
  }

  @Override
  boolean leavesForGood(int from) {
    return under(from, under) > 0;
  }

  @Override
  public void play(int n) {
    if (wolvesMove) {
      playWolf(n);
    } else {
      playStep(n);
    }
    endTurn();
  }

  @Override
  int playJump(int wolf, int n, int empty) {
    int from = Integer.numberOfTrailingZeros(wolf);
    if (WAYS.jumps(from, prey(wolf), empty) == 0) {
      return n;
    }
    wanted = n;
    boolean found = follow(wolf, from, prey(wolf), under, empty | wolf, captured);
    return found ? PLAYED : wanted;
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

  @Override
  void moveSheep(int from, int to) {
    int bit = 1 << from;
    boolean ram = (rams & bit) != 0;
    if (leavesForGood(from)) {
      past.clear();
    }
    takeTop(from, bit);
    if (ram) {
      rams |= to;
    } else {
      sheep |= to;
    }
  }

  @Override
  public BaghBandiPosition position() {
    return new BaghBandiPosition(field, wolves, red, sheep, rams, under, toMove());
  }

  @Override
  public PackedHunt another() {
    return new PackedBaghBandi(field, customs());
  }

  @Override
  void copyBoard(PackedHunt other) {
    super.copyBoard(other);
    PackedBaghBandi twin = (PackedBaghBandi) other;
    under = twin.under;
  }
}
