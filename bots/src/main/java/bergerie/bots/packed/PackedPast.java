package bergerie.bots.packed;

import java.util.Arrays;

/** The positions that may come back, each as a key and the points of the rams. */
final class PackedPast {

  private long[] keys = new long[256];
  private int[] ramPoints = new int[256];
  private int size;
  private int most;

  void clear() {
    size = 0;
    most = 0;
  }

  /** Answers how often the position has occurred, this time included. */
  int add(long key, int rams) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      ramPoints = Arrays.copyOf(ramPoints, 2 * size);
    }
    keys[size] = key;
    ramPoints[size++] = rams;
    int times = times(key, rams);
    most = Math.max(most, times);
    return times;
  }

  int times(long key, int rams) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (keys[i] == key && ramPoints[i] == rams) {
        count++;
      }
    }
    return count;
  }

  /** How often the most frequent position has occurred. */
  int most() {
    return most;
  }

  /** A position of several wolves on 25 points, as a key. */
  static long key(int wolves, int red, int flock) {
    return wolves | (long) flock << 25 | (long) Integer.compress(red, wolves) << 50;
  }

  /** The targets of a sheep that do not bring a position about for the third time. */
  int fresh(int from, int targets, int wolves, int red, int sheep, int rams) {
    int left = targets;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int to = rest & -rest;
      int change = to | 1 << from;
      int moved = (rams & 1 << from) != 0 ? rams ^ change : rams;
      if (times(key(wolves, red, (sheep | rams) ^ change), moved) >= 2) {
        left ^= to;
      }
    }
    return left;
  }

  void copyFrom(PackedPast other) {
    if (keys.length < other.size) {
      keys = new long[other.keys.length];
      ramPoints = new int[other.keys.length];
    }
    System.arraycopy(other.keys, 0, keys, 0, other.size);
    System.arraycopy(other.ramPoints, 0, ramPoints, 0, other.size);
    size = other.size;
    most = other.most;
  }
}
