package bergerie.second;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The sheep of Wolf & Hound that are safe, by place; all others are in the dark forest. */
final class Pens {

  private final int[] start;
  private final int[] now;

  Pens(int... start) {
    this.start = start.clone();
    this.now = start.clone();
  }

  /** WH-21. */
  void chase(int place) {
    now[place] = Math.max(now[place] - 1, 0);
  }

  void rescue(int place) {
    now[place] = Math.min(now[place] + 1, start[place]);
  }

  /** The nearest place without sheep: oneself, then the neighbours, then the partner (WH-23). */
  OptionalInt without(int active) {
    return IntStream.of(0, 1, 3, 2)
        .map(distance -> (active + distance) % 4)
        .filter(place -> now[place] == 0)
        .findFirst();
  }

  /** How many more P1's team has than the other. */
  int lead() {
    return now[0] + now[2] - now[1] - now[3];
  }

  @Override
  public String toString() {
    return Arrays.toString(now).replaceAll("[^0-9 ]", "");
  }
}
