package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import java.util.Arrays;

/**
 * The moves of a position as a search sees them: ten bits that say from where to where, above them
 * how many sheep are captured. Two moves of one position may look the same.
 */
final class MoveList {

  /** How many numbers from and to make together. */
  static final int WAYS = 1 << 10;

  private static final int POINT = 5;

  /** Where pieces come from that are placed; no board has so many points. */
  static final int HAND = 31;

  private int[] codes = new int[64];
  private int[] ranks = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int from, int to, int captures) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
      ranks = new int[2 * size];
    }
    codes[size++] = from | to << POINT | captures << (2 * POINT);
  }

  /** One step to each of a set of points. */
  void addSteps(int from, int targets) {
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      add(from, Integer.numberOfTrailingZeros(rest), 0);
    }
  }

  int size() {
    return size;
  }

  /** From where to where the n-th goes. */
  int way(int n) {
    return codes[n] & (WAYS - 1);
  }

  /** From where to where a way goes once the board is turned. */
  static int turned(int way, Symmetries symmetries, int turn) {
    int from = way & (1 << POINT) - 1;
    int to = symmetries.pointImage(turn, way >>> POINT);
    return (from == HAND ? HAND : symmetries.pointImage(turn, from)) | to << POINT;
  }

  int from(int n) {
    return codes[n] & (1 << POINT) - 1;
  }

  int to(int n) {
    return codes[n] >>> POINT & (1 << POINT) - 1;
  }

  int captures(int n) {
    return codes[n] >>> (2 * POINT);
  }

  void rank(int n, int rank) {
    ranks[n] = rank;
  }

  /** Takes the move that ranks highest, the first of equals; it is not taken again. */
  int takeBest() {
    int best = 0;
    for (int n = 1; n < size; n++) {
      if (ranks[n] > ranks[best]) {
        best = n;
      }
    }
    ranks[best] = Integer.MIN_VALUE;
    return best;
  }
}
