package bergerie.bots.packed;

import bergerie.rules.hunt.Side;
import java.util.Arrays;

/** The positions that may come back, each as a key and the points of the rams. */
final class PackedPast {

  /** For so many positions to come there is room in a copy. */
  private static final int ROOM = 128;

  private long[] keys = new long[2 * ROOM];
  private int[] ramPoints = new int[2 * ROOM];

  /** What is before this can't come back. */
  private int begin;

  private int size;
  private int most;

  void clear() {
    begin = size;
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
    for (int i = begin; i < size; i++) {
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

  /** A position of several wolves on 25 points, with some side to move, as a key. */
  static long key(int wolves, int red, int flock, Side toMove) {
    return wolves
        | (long) flock << 25
        | (long) Integer.compress(red, wolves) << 50
        | (long) toMove.ordinal() << 54;
  }

  /** The targets of a sheep that do not bring a position about that has been so often. */
  int freshForSheep(int from, int targets, int wolves, int red, int sheep, int rams, int often) {
    int left = targets;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int to = rest & -rest;
      int change = to | 1 << from;
      int moved = (rams & 1 << from) != 0 ? rams ^ change : rams;
      if (times(key(wolves, red, (sheep | rams) ^ change, Side.WOLVES), moved) >= often) {
        left ^= to;
      }
    }
    return left;
  }

  /** The targets of a wolf that bring no position back. */
  int freshForWolf(int from, int targets, int wolves, int red, int flock, int rams) {
    int left = targets;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int to = rest & -rest;
      int change = to | 1 << from;
      int moved = (red & 1 << from) != 0 ? to : red;
      if (times(key(wolves ^ change, moved, flock, Side.SHEEP), rams) > 0) {
        left ^= to;
      }
    }
    return left;
  }

  void copyFrom(PackedPast other) {
    int count = other.size - other.begin;
    if (keys.length < count + ROOM) {
      keys = new long[2 * (count + ROOM)];
      ramPoints = new int[keys.length];
    }
    System.arraycopy(other.keys, other.begin, keys, 0, count);
    System.arraycopy(other.ramPoints, other.begin, ramPoints, 0, count);
    begin = 0;
    size = count;
    most = other.most;
  }

  /**
   * Goes on where another is, in its place: this one holds only until the other, or one that has
   * gone on from it later, adds something.
   */
  void goOnFrom(PackedPast other) {
    keys = other.keys;
    ramPoints = other.ramPoints;
    begin = other.begin;
    size = other.size;
    most = other.most;
  }
}
