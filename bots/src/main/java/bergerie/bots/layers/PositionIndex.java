package bergerie.bots.layers;

import bergerie.bots.board.Symmetries;
import bergerie.rules.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Numbers the positions of some wolves and a flock of some size. The board is turned until the
 * wolves stand on the least of the sets they can be turned to; then the number is that set's, times
 * the flocks on the other points, plus the number of the flock. Where wolves stand symmetrically,
 * positions have twins: other numbers for what is the same up to symmetry.
 */
public final class PositionIndex {

  private final Symmetries symmetries;
  private final SubsetRank wolfRank;
  private final SubsetRank flockRank;
  private final int all;
  private final int slots;

  /** For each set of wolves, by its rank: which orbit, and the symmetry that leads there. */
  private final int[] orbitOf;

  private final int[] turnOf;
  private final List<Integer> wolves = new ArrayList<>();
  private final int[] wolvesOf;
  private final int[] freeOf;
  private final int[][] stabilizers;
  private final int[] sizes;

  public PositionIndex(Board board, int wolfCount, Symmetries symmetries) {
    this.symmetries = symmetries;
    int points = board.points().size();
    this.all = board.all();
    this.slots = points - wolfCount;
    this.wolfRank = new SubsetRank(points);
    this.flockRank = new SubsetRank(slots);
    int sets = Math.toIntExact(SubsetRank.choose(points, wolfCount));
    this.orbitOf = new int[sets];
    this.turnOf = new int[sets];
    int set = SubsetRank.first(wolfCount);
    for (int i = 0; i < sets; i++) {
      enter(i, set);
      set = SubsetRank.next(set);
    }
    this.wolvesOf = wolves.stream().mapToInt(Integer::intValue).toArray();
    this.freeOf = wolves.stream().mapToInt(w -> all & ~w).toArray();
    this.stabilizers = new int[wolvesOf.length][];
    this.sizes = new int[wolvesOf.length];
    for (int orbit = 0; orbit < wolvesOf.length; orbit++) {
      stabilizers[orbit] = stabilizer(wolvesOf[orbit]);
      sizes[orbit] = symmetries.count() / stabilizers[orbit].length;
    }
  }

  private void enter(int rank, int set) {
    int least = set;
    for (int turn = 0; turn < symmetries.count(); turn++) {
      int image = symmetries.image(turn, set);
      if (image < least) {
        least = image;
        turnOf[rank] = turn;
      }
    }
    if (least == set) {
      orbitOf[rank] = wolves.size();
      wolves.add(set);
    } else {
      orbitOf[rank] = orbitOf[wolfRank.rank(least)];
    }
  }

  private int[] stabilizer(int set) {
    List<Integer> turns = new ArrayList<>();
    for (int turn = 0; turn < symmetries.count(); turn++) {
      if (symmetries.image(turn, set) == set) {
        turns.add(turn);
      }
    }
    return turns.stream().mapToInt(Integer::intValue).toArray();
  }

  public int orbits() {
    return wolvesOf.length;
  }

  /** How many points are left for a flock. */
  public int slotCount() {
    return slots;
  }

  public SubsetRank flockRank() {
    return flockRank;
  }

  /** How many flocks of a size there are for one set of wolves. */
  public long flocks(int size) {
    return SubsetRank.choose(slots, size);
  }

  /** How many numbers there are for flocks of a size. */
  public long count(int size) {
    return orbits() * flocks(size);
  }

  /** The wolves that stand for an orbit. */
  public int wolves(int orbit) {
    return wolvesOf[orbit];
  }

  /** How many sets of wolves an orbit has. */
  public int size(int orbit) {
    return sizes[orbit];
  }

  /** The points of a flock given by its slots. */
  public int flock(int orbit, int slotSet) {
    return Integer.expand(slotSet, freeOf[orbit]);
  }

  /** The slots of a flock given by its points, where the wolves stand as in the orbit. */
  public int slots(int orbit, int flock) {
    return Integer.compress(flock, freeOf[orbit]);
  }

  public long index(int wolfSet, int flock) {
    int rank = wolfRank.rank(wolfSet);
    int orbit = orbitOf[rank];
    int turned = symmetries.image(turnOf[rank], flock);
    return orbit * flocks(Integer.bitCount(flock)) + flockRank.rank(slots(orbit, turned));
  }

  public int orbit(int wolfSet) {
    return orbitOf[wolfRank.rank(wolfSet)];
  }

  /** A flock as it lies once the wolves are turned to those that stand for their orbit. */
  public int turned(int wolfSet, int flock) {
    return symmetries.image(turnOf[wolfRank.rank(wolfSet)], flock);
  }

  /** The flock of a number. */
  public int flock(long index, int size) {
    long flocks = flocks(size);
    return flock((int) (index / flocks), flockRank.subset(size, index % flocks));
  }

  /** The wolves of a number. */
  public int wolves(long index, int size) {
    return wolvesOf[(int) (index / flocks(size))];
  }

  /** All numbers of a position and what is the same up to symmetry, its own included. */
  public void twins(int wolfSet, int flock, LongConsumer each) {
    int rank = wolfRank.rank(wolfSet);
    int orbit = orbitOf[rank];
    int turned = symmetries.image(turnOf[rank], flock);
    long base = orbit * flocks(Integer.bitCount(flock));
    for (int turn : stabilizers[orbit]) {
      each.accept(base + flockRank.rank(slots(orbit, symmetries.image(turn, turned))));
    }
  }

  /** How many positions an orbit has up to symmetry: as many as flocks least among their twins. */
  public long distinct(int orbit, int size) {
    if (stabilizers[orbit].length == 1) {
      return flocks(size);
    }
    long least = 0;
    int set = SubsetRank.first(size);
    for (long i = flocks(size); i > 0; i--) {
      least += isLeast(orbit, flock(orbit, set)) ? 1 : 0;
      set = SubsetRank.next(set);
    }
    return least;
  }

  private boolean isLeast(int orbit, int flock) {
    for (int turn : stabilizers[orbit]) {
      if (symmetries.image(turn, flock) < flock) {
        return false;
      }
    }
    return true;
  }

  /** A set of points, turned on the board. */
  public int image(int symmetry, int set) {
    return symmetries.image(symmetry, set);
  }

  public int symmetryCount() {
    return symmetries.count();
  }
}
