package bergerie.bots.layers;

import static bergerie.games.baghbandi.Field.BOARD;

/**
 * Numbers the flocks of a layer of Bagh Bandi: stacks stand on some homes, single sheep on some of
 * the other points, which are called slots here.
 */
public final class BandiFlocks {

  private static final SubsetRank[] RANKS = new SubsetRank[WolfPairs.POINTS + 1];

  static {
    for (int slots = WolfPairs.POINTS - 4; slots <= WolfPairs.POINTS; slots++) {
      RANKS[slots] = new SubsetRank(slots);
    }
  }

  private final int stacks;
  private final int open;
  private final int singles;
  private final SubsetRank rank;
  private final SubsetRank.OfSize numbers;
  private final int[] steps;

  /**
   * All flocks of a kind.
   *
   * @param stacks the points on which stacks of at least two stand
   * @param singles how many sheep are alone on their points
   */
  BandiFlocks(int stacks, int singles) {
    this.stacks = stacks;
    this.open = BOARD.all() & ~stacks;
    this.singles = singles;
    this.rank = RANKS[Integer.bitCount(open)];
    this.numbers = rank.ofSize(singles);
    this.steps = new int[Integer.bitCount(open)];
    for (int slot = 0; slot < steps.length; slot++) {
      int point = Integer.expand(1 << slot, open);
      steps[slot] = slots(BOARD.neighbours(Integer.numberOfTrailingZeros(point)));
    }
  }

  /** How many pairs of wolves fit beside a flock. */
  public int pairs() {
    return WolfPairs.among(steps.length - singles);
  }

  /** The slots of all flocks, by their numbers. */
  public int[] all() {
    return rank.all(singles);
  }

  public int slots(int flock) {
    return Integer.compress(flock, open);
  }

  public int flock(int slotSet) {
    return Integer.expand(slotSet, open) | stacks;
  }

  public int number(int slotSet) {
    return numbers.rank(slotSet);
  }

  /** The flock that has a number. */
  public int numbered(long number) {
    return flock(rank.subset(singles, number));
  }

  /**
   * The numbers of all flocks that are one step of a single sheep away.
   *
   * @return how many they are
   */
  public int near(int slotSet, int[] found) {
    int count = 0;
    for (int rest = slotSet; rest != 0; rest &= rest - 1) {
      int left = slotSet ^ (rest & -rest);
      int tos = steps[Integer.numberOfTrailingZeros(rest)] & ~slotSet;
      for (; tos != 0; tos &= tos - 1) {
        found[count++] = numbers.rank(left | (tos & -tos));
      }
    }
    return count;
  }
}
