package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.bots.board.Ways;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Setup;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Jumped;
import bergerie.rules.hunt.Side;

/** Kukuli as bits. */
final class PackedKukuli extends PackedHunt {

  private static final Ways WAYS = new Ways(KukuliPosition.BOARD);
  private static final Symmetries SYMMETRIES = Symmetries.of(KukuliPosition.BOARD, 0);
  private static final int ALL = KukuliPosition.BOARD.all();
  private static final int BEFORE_DEN = KukuliPosition.BOARD.set("B5", "C5", "D5");
  private static final int DEN_POINT = 12;
  private static final int ADVANCE = 3;
  private static final int[] ROWS = new int[8];
  private static final int[] NOT_LOWER = new int[31];
  private static final int[] HIGHER = new int[31];

  static {
    for (Point from : KukuliPosition.BOARD.points()) {
      ROWS[from.y()] |= from.bit();
      for (Point to : KukuliPosition.BOARD.points()) {
        if (KukuliPosition.BOARD.linked(from, to) && to.y() >= from.y()) {
          NOT_LOWER[from.index()] |= to.bit();
          HIGHER[from.index()] |= to.y() > from.y() ? to.bit() : 0;
        }
      }
    }
  }

  /** Loaded when it is first asked for. */
  private static final class Learned {
    static final Experience EXPERIENCE = Experience.of(new PackedKukuli(Customs.PLAIN).subject());
  }

  private final boolean leavesAtOnce;
  private int wolf;
  private int sheep;
  private int rams;
  private int captured;
  private boolean wolfMoves;
  private int occurrences;

  // What is left of the number of a chain while it is being looked for.
  private int wanted;

  private PackedKukuli(Customs customs) {
    super(customs);
    this.leavesAtOnce = customs.jumped() == Jumped.AT_ONCE;
  }

  static PackedKukuli of(Setup setup) {
    return of(new Kukuli().start(setup));
  }

  public static PackedKukuli of(Hunt<KukuliPosition> state) {
    PackedKukuli twin = new PackedKukuli(state.customs());
    KukuliPosition now = state.position();
    for (KukuliPosition before : state.past().positions()) {
      twin.past.add(
          key(before.wolf(), before.flock(), before.toMove() == Side.WOLVES), before.rams());
    }
    twin.wolf = now.wolf();
    twin.sheep = now.sheep();
    twin.rams = now.rams();
    twin.captured = now.captured();
    twin.wolfMoves = now.toMove() == Side.WOLVES;
    twin.occurrences = twin.past.times(twin.key(), twin.rams);
    return twin;
  }

  @Override
  public int count() {
    if (decided()) {
      return 0;
    }
    int empty = ALL & ~(sheep | rams | 1 << wolf);
    if (wolfMoves) {
      int jumps = WAYS.jumps(wolf, sheep, empty);
      return jumps != 0
          ? chains(wolf, sheep, empty | 1 << wolf, captured)
          : Integer.bitCount(WAYS.steps[wolf] & empty);
    }
    int total = 0;
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      total += Integer.bitCount(NOT_LOWER[Integer.numberOfTrailingZeros(rest)] & empty);
    }
    return total;
  }

  @Override
  public boolean isOver() {
    if (decided()) {
      return true;
    }
    int empty = ALL & ~(sheep | rams | 1 << wolf);
    return wolfMoves ? !WAYS.isFree(wolf, sheep, empty) : !sheepCanMove(empty);
  }

  private boolean sheepCanMove(int empty) {
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      if ((NOT_LOWER[Integer.numberOfTrailingZeros(rest)] & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  int list(MoveList moves) {
    moves.clear();
    if (decided()) {
      return 0;
    }
    int empty = ALL & ~(sheep | rams | 1 << wolf);
    if (!wolfMoves) {
      for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        moves.addSteps(from, NOT_LOWER[from] & empty);
      }
    } else if (WAYS.jumps(wolf, sheep, empty) != 0) {
      listChains(moves, wolf, sheep, empty | 1 << wolf, captured);
    } else {
      moves.addSteps(wolf, WAYS.steps[wolf] & empty);
    }
    return moves.size();
  }

  /** Lists the chains in the order of {@link #chains}. */
  private void listChains(MoveList moves, int from, int prey, int empty, int taken) {
    if (taken == KukuliPosition.TO_WIN) {
      return;
    }
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(from, number));
      moves.add(wolf, landing, taken + 1 - captured);
      listChains(moves, landing, prey & ~over, freed(empty, over), taken + 1);
    }
  }

  @Override
  long hash() {
    return hash(key(), rams);
  }

  @Override
  long hash(int turn) {
    int turnedWolf = SYMMETRIES.pointImage(turn, wolf);
    int turnedFlock = SYMMETRIES.image(turn, sheep | rams);
    return hash(key(turnedWolf, turnedFlock, wolfMoves), SYMMETRIES.image(turn, rams));
  }

  private static long hash(long key, int rams) {
    return mixed(key) + mixed(rams ^ 0x5851F42D4C957F2DL);
  }

  @Override
  Symmetries symmetries() {
    return SYMMETRIES;
  }

  // KU-7: what comes back twice would be a draw the third time.
  @Override
  boolean isBack() {
    return occurrences >= 2;
  }

  @Override
  public Experience.Subject subject() {
    Patterns patterns = Patterns.of(SYMMETRIES, 1, KukuliPosition.DEN | BEFORE_DEN);
    return new Experience.Subject("kukuli", patterns, 2 * KukuliPosition.TO_WIN);
  }

  @Override
  Experience learned() {
    return Learned.EXPERIENCE;
  }

  @Override
  boolean isUsual() {
    return rams == 0;
  }

  @Override
  public int wolves() {
    return 1 << wolf;
  }

  @Override
  public int sheep() {
    return sheep;
  }

  @Override
  public int time() {
    return 2 * captured + (wolfMoves ? 1 : 0);
  }

  @Override
  public int guess() {
    int flock = sheep | rams;
    int empty = ALL & ~(flock | 1 << wolf);
    int worth = Promise.of(WAYS, 1 << wolf, 0, sheep, rams, empty, captured, toMove());
    worth -= DEN_POINT * Integer.bitCount(flock & KukuliPosition.DEN);
    for (int row = 0; row < ROWS.length; row++) {
      worth -= ADVANCE * row * Integer.bitCount(flock & ROWS[row]);
    }
    return worth;
  }

  private boolean decided() {
    return captured >= KukuliPosition.TO_WIN || denHeld() || occurrences >= 3;
  }

  private boolean denHeld() {
    return ((sheep | rams) & KukuliPosition.DEN) == KukuliPosition.DEN;
  }

  // HG-6: a captured sheep may block its point until the chain ends.
  private int freed(int empty, int over) {
    return leavesAtOnce ? empty | over : empty;
  }

  /** How many chains there are from a point; {@code empty} holds the point itself. */
  private int chains(int from, int prey, int empty, int taken) {
    if (taken == KukuliPosition.TO_WIN) {
      return 0;
    }
    int total = 0;
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(from, number));
      total += 1 + chains(landing, prey & ~over, freed(empty, over), taken + 1);
    }
    return total;
  }

  @Override
  public void play(int n) {
    if (wolfMoves) {
      playWolf(n);
    } else {
      playSheep(n);
    }
    endTurn();
  }

  @Override
  void step(int from, int to) {
    if (wolfMoves) {
      wolf = Integer.numberOfTrailingZeros(to);
    } else {
      moveSheep(from, to);
    }
    endTurn();
  }

  private void endTurn() {
    wolfMoves = !wolfMoves;
    occurrences = past.add(key(), rams);
  }

  private void playWolf(int n) {
    int empty = ALL & ~(sheep | rams | 1 << wolf);
    if (WAYS.jumps(wolf, sheep, empty) != 0) {
      wanted = n;
      follow(wolf, sheep, empty | 1 << wolf, captured);
      past.clear();
    } else {
      wolf = Integer.numberOfTrailingZeros(Ways.nth(WAYS.steps[wolf] & empty, n));
    }
  }

  /** Walks the chains in the order of {@link #chains} and stops where the wanted one ends. */
  private boolean follow(int from, int prey, int empty, int taken) {
    if (taken == KukuliPosition.TO_WIN) {
      return false;
    }
    for (int rest = WAYS.jumps(from, prey, empty); rest != 0; rest &= rest - 1) {
      int number = rest & -rest;
      int over = WAYS.over(from, number);
      int landing = Integer.numberOfTrailingZeros(WAYS.landing(from, number));
      if (wanted-- == 0) {
        wolf = landing;
        sheep = prey & ~over;
        captured = taken + 1;
        return true;
      }
      if (follow(landing, prey & ~over, freed(empty, over), taken + 1)) {
        return true;
      }
    }
    return false;
  }

  private void playSheep(int n) {
    int empty = ALL & ~(sheep | rams | 1 << wolf);
    int left = n;
    for (int rest = sheep | rams; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int targets = NOT_LOWER[from] & empty;
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
    if ((HIGHER[from] & to) != 0) {
      past.clear();
    }
  }

  @Override
  public Standing standing() {
    if (captured >= KukuliPosition.TO_WIN) {
      return Standing.WOLVES_WON;
    }
    if (denHeld()) {
      return Standing.SHEEP_WON;
    }
    if (occurrences >= 3) {
      return Standing.DRAWN;
    }
    return wolfMoves ? Standing.SHEEP_WON : Standing.WOLVES_WON;
  }

  @Override
  public Side toMove() {
    return wolfMoves ? Side.WOLVES : Side.SHEEP;
  }

  private long key() {
    return key(wolf, sheep | rams, wolfMoves);
  }

  private static long key(int wolf, int flock, boolean wolfMoves) {
    return flock | (long) wolf << 32 | (wolfMoves ? 1L << 40 : 0);
  }

  @Override
  public KukuliPosition position() {
    return new KukuliPosition(wolf, sheep, rams, toMove());
  }

  @Override
  public PackedHunt another() {
    return new PackedKukuli(customs());
  }

  @Override
  void copyBoard(PackedHunt other) {
    PackedKukuli twin = (PackedKukuli) other;
    wolf = twin.wolf;
    sheep = twin.sheep;
    rams = twin.rams;
    captured = twin.captured;
    wolfMoves = twin.wolfMoves;
    occurrences = twin.occurrences;
  }
}
